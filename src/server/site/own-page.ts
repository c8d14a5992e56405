import { parseBookingNumber } from '../../domain/booking/booking-number.ts'
import { pageOfPath } from '../../i18n/pages.ts'
import type { BookingDependencies } from '../../use-cases/booking/booking-dependencies.ts'
import { prepareCustomerState } from '../../use-cases/booking/customer-state.ts'
import { type Browser, heldToken } from './booking-cookie.ts'

/** A page of one customer: its name holds all that their browser says, its state all that the database does. */
type OwnPage = { name: string; state: string }

const MINUTE_MS = 60_000

/**
 * A customer's own page as long as nothing it shows has changed: looked at again it need not be made again. The database
 * is asked each time, by the hash of the link that this very browser holds. Times on the page are told to the minute.
 */
export function ownPages({ db, links, catalogue }: BookingDependencies) {
  const stateOf = prepareCustomerState(db)
  return async (request: Request, browser: Browser, now: Date): Promise<OwnPage | undefined> => {
    const { origin, pathname, search, searchParams } = new URL(request.url)
    if (request.method !== 'GET' || pageOfPath(pathname)?.page !== 'documents') return undefined
    const number = searchParams.get('booking') ?? ''
    if (searchParams.size !== 1 || parseBookingNumber(number) === undefined) return undefined
    const token = heldToken(browser, number)
    if (token === undefined) return undefined
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    const [{ version }, state] = await Promise.all([
      catalogue.newest(),
      stateOf(links.hash(token), now, new Date((minute + 1) * MINUTE_MS)),
    ])
    if (state === undefined) return undefined
    return {
      name: [origin, pathname, search, browser.cookies].join(' '),
      state: `${version} ${minute} ${state}`,
    }
  }
}
