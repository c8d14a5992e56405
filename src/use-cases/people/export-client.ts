import { asc, eq, inArray } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { FileStore } from '../../infra/files/file-store.ts'

/**
 * All that is held about a person, as a ZIP: what is in the tables as JSON, papers and pictures as they are. Undefined
 * when there is no such person.
 */
export async function exportClient(
  db: Database,
  files: FileStore,
  clientId: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { clients, bookings, bookingLines, bookingServices, ledgerEntries, papers, uploads, signatures } =
    schema
  const { mails, questionnaires, guarantors } = schema
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId))
  if (!client) return undefined
  const own = await db
    .select()
    .from(bookings)
    .where(eq(bookings.clientId, clientId))
    .orderBy(asc(bookings.id))
  const ids = own.map(({ id }) => id)
  const of = <Row>(rows: Promise<Row[]>): Promise<Row[]> | Row[] => (ids.length > 0 ? rows : [])
  const issued = await of(db.select().from(papers).where(inArray(papers.bookingId, ids)))
  const sent = await of(db.select().from(uploads).where(inArray(uploads.bookingId, ids)))
  const signed = await of(db.select().from(signatures).where(inArray(signatures.bookingId, ids)))
  const guarantorIds = own.flatMap(({ guarantorId }) => guarantorId ?? [])
  const held = {
    client,
    // What a private link is derived from is ours, not theirs.
    bookings: own.map(({ linkSeed: _seed, linkHash: _hash, ...booking }) => booking),
    lines: await of(db.select().from(bookingLines).where(inArray(bookingLines.bookingId, ids))),
    services: await of(db.select().from(bookingServices).where(inArray(bookingServices.bookingId, ids))),
    money: await of(db.select().from(ledgerEntries).where(inArray(ledgerEntries.bookingId, ids))),
    letters: await of(db.select().from(mails).where(inArray(mails.bookingId, ids))),
    questionnaires: await of(db.select().from(questionnaires).where(inArray(questionnaires.bookingId, ids))),
    guarantors:
      guarantorIds.length > 0
        ? await db.select().from(guarantors).where(inArray(guarantors.id, guarantorIds))
        : [],
    signatures: signed.map(({ image: _image, ...signature }) => signature),
    uploads: sent,
  }
  const entries: Record<string, Uint8Array> = { 'data.json': strToU8(JSON.stringify(held, undefined, 2)) }
  for (const { kind, number, pdf } of issued) entries[`papers/${kind}-${number}.pdf`] = pdf
  for (const { id, kind, fileKey, contentType } of sent) {
    const bytes = await files.get(fileKey)
    if (bytes) entries[`documents/${id}-${kind}.${contentType.split('/')[1]}`] = bytes
  }
  for (const { id, image } of signed) if (image) entries[`signatures/${id}.png`] = image
  return zipSync(entries)
}
