import { data } from 'react-router'
import { type LockerAnswer, lockerMessages } from '../../../contract/visitor/customer.ts'
import type { Failed } from '../../customer/customer-answer.ts'
import type { CustomerPost } from '../../customer/open-page.server.ts'
import { readForm } from '../../inquiry/read-form.server.ts'

export type LockerPageAnswer = (LockerAnswer & { act: string }) | Failed

export async function answerLocker({ web, token, request }: CustomerPost) {
  const intent = (await readForm(request))?.get('intent')
  const act = lockerMessages.find((known) => known === intent)
  const answer = act && (await web.customer.locker(token, act))
  return answer && data({ ...answer, act }, { status: answer.ok ? 200 : 409 })
}
