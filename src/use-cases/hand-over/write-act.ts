import { eq } from 'drizzle-orm'
import type { ActBody } from '../../contract/staff/hand-over-bodies.ts'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { readerOf } from '../../documents/reader.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { keepPaper, nextNumber, type Paper } from '../papers/keep-paper.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { readFacts } from '../papers/read-facts.ts'
import { hashOfAct } from './known-act.ts'
import type { DrawnSignatures } from './read-signatures.ts'
import type { Thumbnail } from './read-thumbnails.ts'

export type HandOverRow = typeof schema.handOvers.$inferSelect

type Sent = { key?: string | undefined; act?: ActBody | null | undefined }
type Written = Pick<
  typeof schema.handOvers.$inferInsert,
  | 'bookingId'
  | 'exchangeId'
  | 'way'
  | 'at'
  | 'odometer'
  | 'fuel'
  | 'charge'
  | 'mileageBefore'
  | 'damage'
  | 'deposit'
  | 'exception'
  | 'keyIds'
>

/** What was pictured, and what of it a paper shows. */
type Shown = { photos: readonly string[]; thumbnails?: readonly Thumbnail[] }

/** Writes down how the key changed hands; what both have signed becomes a paper, and goes to the customer by letter. */
export async function writeAct(
  tx: Database,
  deps: PaperDependencies,
  sent: Sent,
  { drawn, photos, thumbnails = [], ...written }: Written & Shown & { drawn: DrawnSignatures | null },
  staff: ByStaff,
): Promise<void> {
  const { handOvers } = schema
  const { key, ...body } = sent
  const { act } = body
  const [row] = await tx
    .insert(handOvers)
    .values({
      ...written,
      ...(key === undefined ? {} : { key, requestHash: hashOfAct(key, body) }),
      ...(act ? { accessories: act.accessories, keys: act.keys, note: act.note } : {}),
      isSigned: drawn !== null,
      byId: staff.by.id,
      createdAt: staff.now,
    })
    .returning()
  if (!row) throw new Error('the database returned no hand-over')
  if (!drawn) return
  const paper = await issueAct(tx, deps, row, { drawn, photos, thumbnails }, staff)
  await tx.update(handOvers).set({ paperId: paper.id }).where(eq(handOvers.id, row.id))
  const told = { bookingId: row.bookingId, handOverId: row.id, isByStaff: true as const }
  await recordEvent(tx, 'act-signed', told, staff.now)
}

async function issueAct(
  tx: Database,
  deps: PaperDependencies,
  row: HandOverRow,
  { drawn, photos, thumbnails }: Shown & { drawn: DrawnSignatures },
  { by, now }: ByStaff,
): Promise<Paper> {
  const { bookingId } = row
  const file = await readFacts({ ...deps, db: tx }, bookingId)
  const number = await nextNumber(tx, 'U', now)
  const reader = readerOf(deps.texts[file.language], file.language, deps.simulated)
  const act = {
    ...row,
    number,
    photos: photos.length,
    thumbnails: thumbnails ?? [],
    staffName: by.name,
    signatures: drawn,
  }
  const pdf = await deps.draw.act({ ...file, act }, reader)
  return keepPaper(tx, { bookingId, kind: 'act', number, pdf, terms: `hand-over ${row.id}` }, now)
}
