import { data } from 'react-router'
import { lockerMessages } from '../../../contract/visitor/customer.ts'
import { lockerPurposes } from '../../../domain/booking/locker-window.ts'
import type { CustomerPost } from '../../customer/open-page.server.ts'
import { cleanLine, readForm } from '../../inquiry/read-form.server.ts'
import { FUEL_EIGHTHS, type LockerPageAnswer, MOST_KILOMETRES } from './locker-answer.ts'

export async function answerLocker(post: CustomerPost) {
  const { web, token, request } = post
  const form = await readForm(request)
  const intent = form?.get('intent')
  if (form && intent === 'reading') return answerReading(post, form)
  const act = lockerMessages.find((known) => known === intent)
  const answer = act && (await web.customer.locker(token, act))
  return answer && data<LockerPageAnswer>({ ...answer, act }, { status: answer.ok ? 200 : 409 })
}

async function answerReading({ web, token }: CustomerPost, form: URLSearchParams) {
  const odometer = cleanLine(form.get('odometer') ?? '').slice(0, 20)
  const kilometres = /^\d{1,7}$/.test(odometer.replaceAll(/[\s.]/g, ''))
    ? Number(odometer.replaceAll(/[\s.]/g, ''))
    : Number.NaN
  const fuel = Number(form.get('fuel') ?? '')
  const purpose = lockerPurposes.find((known) => known === form.get('purpose'))
  const isFuel = Number.isInteger(fuel) && fuel >= 0 && fuel <= FUEL_EIGHTHS
  if (!purpose || !isFuel || !(kilometres <= MOST_KILOMETRES)) {
    return data<LockerPageAnswer>({ typed: { odometer } }, { status: 422 })
  }
  const isKept = await web.customer.noteReading(token, purpose, { odometer: kilometres, fuel })
  return isKept ? data<LockerPageAnswer>({ reading: 'kept' }) : undefined
}
