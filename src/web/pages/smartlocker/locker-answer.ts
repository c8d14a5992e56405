import type { LockerAnswer } from '../../../contract/visitor/customer.ts'
import type { Failed } from '../../customer/customer-answer.ts'

export type LockerPageAnswer = (LockerAnswer & { act: string }) | Failed
