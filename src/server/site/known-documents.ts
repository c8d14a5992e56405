import type { BookingDependencies } from '../../use-cases/booking/booking-dependencies.ts'
import {
  type CheckedDocuments,
  findCheckedDocuments,
} from '../../use-cases/uploads/find-checked-documents.ts'
import { type Browser, heldTokens } from './booking-cookie.ts'

/** Whose approved documents this browser can show, by the bookings it has open. */
export const knownDocuments = (
  { db, links }: Pick<BookingDependencies, 'db' | 'links'>,
  browser: Browser,
): Promise<CheckedDocuments | undefined> =>
  findCheckedDocuments(
    db,
    heldTokens(browser).map((token) => links.hash(token)),
  )

/** Asked only where it makes a difference: at a place where nobody stands beside the locker. */
export async function withKnownDocuments<Search extends { rentLocationId: number }>(
  bookings: Pick<BookingDependencies, 'db' | 'links' | 'catalogue'>,
  browser: Browser,
  search: Search,
): Promise<Search & { hasCheckedDocuments: boolean }> {
  const isLocker = bookings.catalogue.current.locations.get(search.rentLocationId)?.hasLockers ?? false
  const known = isLocker ? await knownDocuments(bookings, browser) : undefined
  return { ...search, hasCheckedDocuments: known !== undefined }
}
