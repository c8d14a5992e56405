import { type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from 'react-router'
import { pathOf } from '../../../i18n/pages.ts'
import { heldUntil, tokenFrom } from '../../booking/booking-moment.ts'
import './print.css'
import { PageMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { metaOf } from '../../seo/page-meta.ts'
import { BookingThanks } from './booking-thanks.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { web, locale, shown } = startPage(args, ['end', 'price'])
  const token = tokenFrom(args.url.searchParams)
  const booking = token && (await web.findBooking(token, locale))
  // One answer for no token, a broken one and a wrong one: it tells nobody which of them exist.
  if (!booking) throw redirect(`${pathOf('index', locale)}?notice=noBooking`)
  const { holdExpiresAt } = booking
  const names = [...web.catalogue().services.values()].map(({ id, name }): [number, string] => [
    id,
    name[locale],
  ])
  return {
    ...shown,
    booking,
    heldUntil: holdExpiresAt === null ? undefined : heldUntil(holdExpiresAt, web.now(), locale),
    serviceNames: names,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? metaOf(loaderData.head) : []

/** Whoever has the address sees the booking, so nothing in between may keep it. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { locale, messages, booking, serviceNames } = loaderData
  return (
    <PageMessages locale={locale} messages={messages}>
      <BookingThanks booking={booking} heldUntil={loaderData.heldUntil} serviceNames={serviceNames} />
    </PageMessages>
  )
}
