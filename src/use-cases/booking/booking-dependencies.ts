import type { Database } from '../../db/client.ts'
import type { UnpaidRules } from '../../domain/booking/hold.ts'
import type { CatalogueStore } from '../catalogue/catalogue-store.ts'
import type { LetterCodes } from '../letters/letter-codes.ts'
import type { prepareBusyCars } from '../search/busy-cars.ts'
import type { PrivateLinks } from './private-links.ts'

/** What searching and booking need; the composition root builds it. */
export type BookingDependencies = {
  db: Database
  catalogue: CatalogueStore
  busyCars: ReturnType<typeof prepareBusyCars>
  links: PrivateLinks
  codes: LetterCodes
  unpaid: UnpaidRules
  /** Without them people hand every key over. */
  hasLockers: boolean
}
