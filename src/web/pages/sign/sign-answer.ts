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

const problems: Record<SignProblem, true> = {
  not_ready: true,
  already_signed: true,
  contract_changed: true,
  empty_drawing: true,
  unreadable_drawing: true,
  no_account: true,
  bad_phone: true,
  unreachable: true,
  too_many_tries: true,
  refused: true,
}

/** The reason of a signature by phone that failed; one we do not know is a refusal. */
export function problemFrom(failure: string | null): SignProblem {
  return failure !== null && Object.hasOwn(problems, failure) ? (failure as SignProblem) : 'refused'
}
