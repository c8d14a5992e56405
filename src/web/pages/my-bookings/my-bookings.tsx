import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { answerLinkRequest } from '../../customer/open-page.server.ts'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { BookingList } from './booking-list.tsx'

export { clientAction, headers, shouldRevalidate } from '../../customer/route.ts'
export { pageMeta as meta } from '../../seo/page-meta.ts'

/** Opening changes nothing: mailboxes open links by themselves to look what is behind them. */
export async function loader(args: LoaderFunctionArgs) {
  const { web, locale, shown } = startPage(args, ['myBookings', 'essential', 'inquiry', 'price'])
  const code = args.url.searchParams.get('code')
  const now = web.now().toISOString()
  const letter: 'none' | 'good' | 'dead' =
    code === null ? 'none' : (await web.isBookingsRequest(code)) ? 'good' : 'dead'
  return {
    ...shown,
    letter,
    now,
    bookings: (await web.heldBookings(locale)).map(({ number, isCancelled, car, rent, return: back }) => ({
      number,
      isCancelled,
      car: car.name,
      image: car.imageNames[0],
      rent,
      back,
    })),
  }
}

export async function action(args: ActionFunctionArgs) {
  const code = args.url.searchParams.get('code')
  if (code === null) return answerLinkRequest(args)
  const { web } = startPage(args, [])
  const cookies = await web.openBookings(code)
  // What is wrong with the code the page says.
  if (!cookies) throw redirect(`${args.url.pathname}?code=`)
  throw redirect(args.url.pathname, {
    headers: new Headers(cookies.map((cookie) => ['set-cookie', cookie])),
  })
}

export default withMessages(BookingList)
