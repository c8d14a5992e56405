import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { labelText } from '../../domain/calendar/tallinn.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { PrivateLinks } from '../booking/private-links.ts'
import type { CatalogueStore } from '../catalogue/catalogue-store.ts'

/** What issuing papers and writing letters need; the composition root builds it. */
export type PaperDependencies = {
  db: Database
  catalogue: CatalogueStore
  links: PrivateLinks
  texts: Record<Locale, Messages>
  /** The origin customers see, for the addresses in letters. */
  origin: string
}

type Series = 'L' | 'A' | 'K'

/** The next number of a series in this year, without gaps: taken in the transaction that issues the paper. */
export async function nextNumber(tx: Database, series: Series, now: Date): Promise<string> {
  const { paperNumbers } = schema
  const year = Number(labelText(now).slice(0, 4))
  const [row] = await tx
    .insert(paperNumbers)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [paperNumbers.series, paperNumbers.year],
      set: { last: sql`${paperNumbers.last} + 1` },
    })
    .returning({ last: paperNumbers.last })
  if (!row) throw new Error('the database returned no number')
  return `${series}-${year}-${String(row.last).padStart(5, '0')}`
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
