import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { localeOfPath } from '../../../i18n/pages.ts'
import { readBookingCookies } from '../../booking/booking-cookies.ts'
import { bookingCookieHeaders, noBookingCookies } from '../../booking/write-cookies.ts'
import { facts, services } from '../../context.ts'
import { readFields } from '../../inquiry/read-form.server.ts'
import { endPath } from '../booking-end/end-path.ts'
import { faultsOf, isCompany, typedValues } from './client-form-data.ts'
import { orderFrom, registerBody } from './order.ts'
import { failed, keyOf, type Outcome, outcomeOf, seenCar } from './outcome.ts'

/** The form as it is posted without scripts: the same body and the same answers as over the API. */
export async function registerOrder({ request, url, context }: ActionFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const web = context.get(services)
  const { isSecure } = context.get(facts)
  const form = await readFields(request)
  const refuse = (outcome: Outcome, status: number) => {
    const before = readBookingCookies(request.headers.get('cookie'), isSecure)
    const kept = { client: { isCompany: isCompany(form) }, ...seenCar(outcome, before) }
    const headers = bookingCookieHeaders(kept, isSecure)
    return data({ ...outcome, typed: typedValues(form) }, { status, headers })
  }

  // A company without a name is a private person to the API; whoever chose "company" meant something else.
  const faults = faultsOf(form, String(orderFrom(form).rentDate).slice(0, 10), web.catalogue().rules.leastAge)
  if (faults.some(({ name }) => name === 'companyName'))
    return refuse({ ...failed('invalid', form), faults }, 422)

  if ((await web.waitToSend()) > 0) return refuse(failed('too_many_requests', form), 429)
  const answer = await web.register(registerBody(form, locale), keyOf(form), locale)
  if (!answer.ok) return refuse(outcomeOf(answer.problem, form), answer.problem.status)
  const headers = bookingCookieHeaders(noBookingCookies, isSecure)
  for (const cookie of answer.body.cookies) headers.append('set-cookie', cookie)
  return redirect(endPath(answer.body, locale), { headers })
}
