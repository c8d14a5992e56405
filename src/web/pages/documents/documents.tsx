import { data, type LoaderFunctionArgs } from 'react-router'
import { customerPage } from '../../customer/customer-page.tsx'
import { type CustomerPost, customerAction, openPage } from '../../customer/open-page.server.ts'
import { cleanText, readForm } from '../../inquiry/read-form.server.ts'
import { serviceNames } from '../../prices/service-names.ts'
import { BookingHome } from './booking-home.tsx'
import { LONGEST_REASON } from './cancel-booking.tsx'

export { clientAction, clientLoader, headers, meta, shouldRevalidate } from '../../customer/route.ts'

/** Each is said on the page it leads to. */
const ofOtherPages = ['pay', 'sign', 'locker', 'questionnaire'] as const

export async function loader(args: LoaderFunctionArgs) {
  const { web, locale, data } = await openPage(args, { without: ofOtherPages })
  return { ...data, serviceNames: data.view ? serviceNames(web.catalogue(), locale) : [] }
}

export const action = customerAction(async ({ web, token, request }: CustomerPost) => {
  const form = await readForm(request)
  const intent = form?.get('intent')
  if (intent === 'stop-offers' || intent === 'start-offers') {
    await web.customer.chooseOffers(token, intent === 'start-offers')
    return undefined
  }
  if (intent === 'request-data' && web.parts.mail !== 'off') {
    await web.customer.requestData(token)
    return data({ kind: 'data_requested' as const })
  }
  if (intent === 'request-erasure') {
    await web.customer.requestErasure(token)
    return undefined
  }
  if (intent !== 'cancel') return undefined
  const reason = cleanText(form?.get('reason') ?? '').slice(0, LONGEST_REASON)
  const answer = await web.customer.cancel(token, reason)
  return data(answer, { status: answer?.kind === 'not_possible' ? 409 : 200 })
})

export default customerPage(BookingHome)
