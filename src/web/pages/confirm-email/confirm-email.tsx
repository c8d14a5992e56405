import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { heldUntil } from '../../booking/booking-moment.ts'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { ConfirmEmail } from './confirm-form.tsx'

export { headers } from '../../customer/route.ts'
export { pageMeta as meta } from '../../seo/page-meta.ts'

/** Opening changes nothing: mailboxes open links by themselves to look what is behind them. */
export async function loader(args: LoaderFunctionArgs) {
  const { web, locale, shown } = startPage(args, ['confirmEmail'])
  const booking = await web.readRequest(args.url.searchParams.get('code') ?? '', locale)
  const until = booking?.confirmedHoldExpiresAt
  return {
    ...shown,
    request: booking && {
      number: booking.number,
      car: booking.car.name,
      image: booking.car.imageNames[0],
      rentAt: booking.rent.at,
      until: until ? heldUntil(until, web.now(), locale) : undefined,
    },
  }
}

export async function action(args: ActionFunctionArgs) {
  const { web, locale } = startPage(args, [])
  const confirmed = await web.confirmEmail(args.url.searchParams.get('code') ?? '', locale)
  // What is wrong with the code the page says.
  if (!confirmed) throw redirect(args.url.pathname)
  const headers = new Headers(confirmed.cookies.map((cookie) => ['set-cookie', cookie]))
  throw redirect(confirmed.path, { headers })
}

export default withMessages(ConfirmEmail)
