import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pathOf } from '../../../i18n/pages.ts'
import './print.css'
import { holdOf } from '../../customer/open-page.server.ts'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { serviceNames } from '../../prices/service-names.ts'
import { BookingThanks, isToPay } from './booking-thanks.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { web, locale, shown } = startPage(args, ['end', 'price', 'customer'])
  const token = web.heldToken(args.url.searchParams.get('booking') ?? '')
  const view = token && (await web.customer.view(token, locale))
  // One answer for every booking that this browser does not hold: it tells nobody which of them exist.
  if (!view) throw redirect(`${pathOf('index', locale)}?notice=noBooking`)
  return {
    ...shown,
    view,
    held: holdOf(view, args.context, locale),
    ways: isToPay(view) ? await web.customer.payWays() : undefined,
    /** For the road of steps above the page. */
    isSettled: !isToPay(view) && !view.money.isUnderWay,
    serviceNames: serviceNames(web.catalogue(), locale),
  }
}

export { headers } from '../../customer/route.ts'
export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages(BookingThanks)
