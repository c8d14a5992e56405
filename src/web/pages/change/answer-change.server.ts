import { data } from 'react-router'
import type { ChangeAnswer, ChangeValues } from '../../../contract/visitor/change.ts'
import type { Failed } from '../../customer/customer-answer.ts'
import type { CustomerPost } from '../../customer/open-page.server.ts'
import { cleanLine, readForm } from '../../inquiry/read-form.server.ts'

/** What was answered, and what was typed: nothing of it is lost. */
export type ChangePageAnswer = { answer: ChangeAnswer; values: ChangeValues } | Failed

const LONGEST = 100
const MOST_FIELDS = 100

const seenFields = new Set(['seenPrice', 'seenDeposit', 'seenFee'])

export async function answerChange({ web, token, locale, request }: CustomerPost) {
  const form = await readForm(request)
  const isAgreed = form?.get('intent') === 'change'
  // Only the button below the price agrees to it.
  const isSent = (name: string) => name !== 'intent' && (isAgreed || !seenFields.has(name))
  const values: ChangeValues = Object.fromEntries(
    [...(form ?? [])]
      .slice(0, MOST_FIELDS)
      .filter(([name]) => isSent(name))
      .map(([name, value]) => [name, cleanLine(value).slice(0, LONGEST)]),
  )
  const answer = await web.customer.change(token, values, locale)
  return answer && data<ChangePageAnswer>({ answer, values }, { status: statusOf(answer) })
}

function statusOf(answer: ChangeAnswer): number {
  switch (answer.kind) {
    case 'tried':
      // What was agreed to is no longer the price.
      return answer.isOtherPrice ? 409 : 200
    case 'changed':
      return 200
    case 'car_taken':
      return 409
    case 'refused':
      return 422
    case 'too_many_tries':
      return 429
  }
}
