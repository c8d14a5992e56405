import type { Locale } from '../../../i18n/locales.ts'
import { pathOf } from '../../../i18n/pages.ts'

/** The end page of a booking, for whoever holds the cookie that opens it. */
export function endPath({ number }: { number: string }, locale: Locale): string {
  return `${pathOf('booking-end', locale)}?${new URLSearchParams({ booking: number })}`
}
