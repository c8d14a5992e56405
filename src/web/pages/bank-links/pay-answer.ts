import type { PayAnswer } from '../../../contract/visitor/customer.ts'
import type { Checked, Failed } from '../../customer/customer-answer.ts'

export type PayProblem = Exclude<PayAnswer['kind'], 'go_to_bank'> | 'unknown_choice'

export type PayPageAnswer = { kind: 'go_to_bank'; url: string } | { kind: PayProblem } | Checked | Failed
