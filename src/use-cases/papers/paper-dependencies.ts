import type { Database } from '../../db/client.ts'
import type { drawings } from '../../documents/papers.ts'
import type { UnpaidLimits } from '../../domain/booking/hold.ts'
import type { OutsidePart } from '../../domain/outside-parts.ts'
import type { HouseTexts } from '../../i18n/house-words.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import type { PrivateLinks } from '../booking/private-links.ts'
import type { CatalogueStore } from '../catalogue/catalogue-store.ts'
import type { LetterCodes } from '../letters/letter-codes.ts'

/** What issuing papers and writing letters need; the composition root builds it. */
export type PaperDependencies = {
  db: Database
  catalogue: CatalogueStore
  links: PrivateLinks
  codes: LetterCodes
  /** What may be kept without paying: letters say until when. */
  unpaid: UnpaidLimits
  texts: HouseTexts
  draw: typeof drawings
  /** Pictures that go with a letter. */
  files: Pick<FileStore, 'get'>
  /** A paper that stands on something simulated says so. */
  simulated: readonly OutsidePart[]
  /** The origin customers see, for the addresses in letters. */
  origin: string
}
