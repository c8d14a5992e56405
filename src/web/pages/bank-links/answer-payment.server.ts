import { data } from 'react-router'
import type { PayAnswer, PayChoice } from '../../../contract/visitor/customer.ts'
import type { Checked, Failed } from '../../customer/customer-answer.ts'
import type { CustomerPost } from '../../customer/open-page.server.ts'
import { readForm } from '../../inquiry/read-form.server.ts'

export type PayProblem = Exclude<PayAnswer['kind'], 'go_to_bank'> | 'unknown_choice' | 'not_offered'
export type PayPageAnswer = { kind: 'go_to_bank'; url: string } | { kind: PayProblem } | Checked | Failed

const statuses: Record<PayAnswer['kind'], number> = {
  go_to_bank: 200,
  nothing_due: 409,
  rental_over: 409,
  car_taken: 409,
  cancelled: 409,
  bank_unreachable: 503,
  too_many_tries: 429,
}

/**
 * Not a redirect: the policy `form-action 'self'` lets no form end at another origin, and the bank is one. The page
 * itself goes there (`Leaving`), and it goes the same way when the bank is a sandbox of our own.
 */
export async function answerPayment({ web, token, locale, request, origin }: CustomerPost) {
  const form = await readForm(request)
  if (form?.get('intent') === 'check') {
    await web.customer.checkPayment(token)
    const view = await web.customer.view(token, locale)
    return data<PayPageAnswer>({ checked: view?.money.isUnderWay ? 'same' : 'changed' })
  }
  if (web.parts.bank === 'off') return data<PayPageAnswer>({ kind: 'not_offered' }, { status: 422 })
  const choice = choiceFrom(form?.get('choice') ?? '')
  if (!choice) return data<PayPageAnswer>({ kind: 'unknown_choice' }, { status: 422 })
  const answer = await web.customer.pay(token, choice, form?.has('withDeposit') ?? false, locale, origin)
  return answer && data<PayPageAnswer>(answer, { status: statuses[answer.kind] })
}

/** `card`, `wallet`, or `bank:EE:HABAEE2X` */
function choiceFrom(text: string): PayChoice | undefined {
  if (text === 'card' || text === 'wallet') return { kind: text }
  const [, country, code] = /^bank:([A-Z]{2}):([\w-]{1,40})$/.exec(text) ?? []
  return country && code ? { kind: 'bank', code, country } : undefined
}
