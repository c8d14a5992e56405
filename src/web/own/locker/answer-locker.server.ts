import { data } from 'react-router'
import type { LockerAct } from '../../../server/api/schemas/own.ts'
import { readForm } from '../../inquiry/read-form.server.ts'
import type { OwnPost } from '../open-page.server.ts'

const acts = ['report', 'key-taken', 'key-returned'] as const satisfies LockerAct[]

export async function answerLocker({ web, token, request }: OwnPost) {
  const intent = (await readForm(request))?.get('intent')
  const act = acts.find((known) => known === intent)
  const answer = act && (await web.own.locker(token, act))
  return answer && data({ ...answer, act }, { status: answer.ok ? 200 : 409 })
}
