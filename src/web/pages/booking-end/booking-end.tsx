import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pathOf } from '../../../i18n/pages.ts'
import { heldUntil } from '../../booking/booking-moment.ts'
import './print.css'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { serviceNames } from '../../prices/service-names.ts'
import { BookingThanks } from './booking-thanks.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { web, locale, shown } = startPage(args, ['end', 'price'])
  const token = web.heldToken(args.url.searchParams.get('booking') ?? '')
  const booking = token && (await web.findBooking(token, locale))
  // One answer for every booking that this browser does not hold: it tells nobody which of them exist.
  if (!booking) throw redirect(`${pathOf('index', locale)}?notice=noBooking`)
  const onClock = (moment: string | null) =>
    moment === null ? undefined : heldUntil(moment, web.now(), locale)
  return {
    ...shown,
    booking,
    heldUntil: onClock(booking.holdExpiresAt),
    confirmedUntil: onClock(booking.confirmedHoldExpiresAt),
    serviceNames: serviceNames(web.catalogue(), locale),
  }
}

export { headers } from '../../customer/route.ts'
export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages(BookingThanks)
