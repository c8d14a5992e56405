import type { SignAnswer, SignProblem } from '../../../contract/visitor/customer.ts'
import type { SigningMethod } from '../../../domain/booking/paper-kinds.ts'
import type { Checked, Failed } from '../../customer/customer-answer.ts'

/** What was chosen and typed comes back with a refusal. */
export type Typed = { method: SigningMethod; phone: string; isRead: boolean }

export type SignPageAnswer =
  | Exclude<SignAnswer, { kind: 'failed' }>
  | { kind: 'refused'; code: SignProblem | 'not_read'; typed: Typed }
  | Checked
  | Failed
