import { asc, eq, inArray, sql } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { nameOfDocument } from '../uploads/list-documents.ts'

/** Whole people, or one booking and whose it is. */
export type ExportOf =
  | { clientIds: readonly number[]; files: FileStore }
  /** Whoever has the link of one booking is not shown the pictures of papers. */
  | { bookingId: number; files?: undefined }

/**
 * What is held, as a ZIP: what is in the tables as JSON, papers and pictures as they are. Undefined when there is nobody.
 */
export async function exportData(
  db: Database,
  { files, ...of }: ExportOf,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { clients, bookings, papers, uploads, licenceDates, signatures } = schema
  const own = await db
    .select()
    .from(bookings)
    .where('bookingId' in of ? eq(bookings.id, of.bookingId) : inArray(bookings.clientId, [...of.clientIds]))
    .orderBy(asc(bookings.id))
  const clientIds = 'bookingId' in of ? own.map(({ clientId }) => clientId) : [...of.clientIds]
  const people = await db
    .select()
    .from(clients)
    .where(inArray(clients.id, clientIds))
    .orderBy(asc(clients.id))
  if (people.length === 0) return undefined
  const ids = own.map(({ id }) => id)
  const issued = await db.select().from(papers).where(inArray(papers.bookingId, ids))
  const sent = await db.select().from(uploads).where(inArray(uploads.bookingId, ids))
  const signed = await db.select().from(signatures).where(inArray(signatures.bookingId, ids))
  // Of one booking's link nothing is shown that other bookings brought.
  const addresses = 'bookingId' in of ? [] : people.map(({ email }) => email.toLowerCase())
  const beside = await readBeside(db, own, addresses)
  const held = {
    clients: people,
    // What a private link is derived from is ours, not theirs.
    bookings: own.map(({ linkSeed: _seed, linkHash: _hash, ...booking }) => booking),
    ...beside,
    signatures: signed.map(({ image: _image, ...signature }) => signature),
    uploads: sent,
    licenceDates: await db.select().from(licenceDates).where(inArray(licenceDates.bookingId, ids)),
    // Whoever has the link of one booking learns nothing of what staff think.
    ...('bookingId' in of ? {} : await readBelongings(db, clientIds)),
  }
  const entries: Record<string, Uint8Array> = { 'data.json': strToU8(JSON.stringify(held, undefined, 2)) }
  for (const { kind, number, pdf } of issued)
    if (pdf.length > 0) entries[`papers/${kind}-${number}.pdf`] = pdf
  if (!files) return zipSync(entries)
  for (const upload of sent) {
    const bytes = await files.get(upload.fileKey)
    if (bytes) entries[`documents/${nameOfDocument(upload)}`] = bytes
  }
  for (const { id, kind, fileKey, contentType } of beside.extraCharges) {
    const bytes = fileKey ? await files.get(fileKey) : undefined
    if (bytes && contentType) entries[`extra-charges/${id}-${kind}.${contentType.split('/')[1]}`] = bytes
  }
  for (const { id, bookingId, spot, fileKey, contentType } of beside.handOverPhotos) {
    const bytes = await files.get(fileKey)
    if (bytes) entries[`hand-overs/${bookingId}-${id}-${spot}.${contentType.split('/')[1]}`] = bytes
  }
  for (const { id, image } of signed) if (image) entries[`signatures/${id}.png`] = image
  return zipSync(entries)
}

/** What staff wrote down of the person. */
async function readBelongings(db: Database, ids: readonly number[]) {
  const { bookingBans, clientNotes } = schema
  return {
    notes: await db
      .select()
      .from(clientNotes)
      .where(inArray(clientNotes.clientId, [...ids])),
    bans: await db
      .select()
      .from(bookingBans)
      .where(inArray(bookingBans.clientId, [...ids])),
  }
}

/** What was offered to these addresses; what a private link is derived from is ours. */
async function readOffersTo(db: Database, addresses: readonly string[]) {
  const { offers } = schema
  const rows = await db
    .select()
    .from(offers)
    .where(inArray(sql`lower(${offers.email})`, [...addresses]))
  return rows.map(({ linkSeed: _seed, linkHash: _hash, ...offer }) => offer)
}

async function readBeside(
  db: Database,
  own: readonly { id: number; guarantorId: number | null }[],
  addresses: readonly string[],
) {
  const { bookingLines, bookingServices, ledgerEntries, mails, questionnaires, guarantors } = schema
  const { carExchanges, extraCharges, handOvers, handOverPhotos, licenceChecks } = schema
  const ids = own.map(({ id }) => id)
  const guarantorIds = own.flatMap(({ guarantorId }) => guarantorId ?? [])
  return {
    lines: await db.select().from(bookingLines).where(inArray(bookingLines.bookingId, ids)),
    services: await db.select().from(bookingServices).where(inArray(bookingServices.bookingId, ids)),
    money: await db.select().from(ledgerEntries).where(inArray(ledgerEntries.bookingId, ids)),
    extraCharges: await db.select().from(extraCharges).where(inArray(extraCharges.bookingId, ids)),
    exchanges: await db.select().from(carExchanges).where(inArray(carExchanges.bookingId, ids)),
    handOvers: await db.select().from(handOvers).where(inArray(handOvers.bookingId, ids)),
    handOverPhotos: await db.select().from(handOverPhotos).where(inArray(handOverPhotos.bookingId, ids)),
    licenceChecks: await db.select().from(licenceChecks).where(inArray(licenceChecks.bookingId, ids)),
    letters: await db.select().from(mails).where(inArray(mails.bookingId, ids)),
    questionnaires: await db.select().from(questionnaires).where(inArray(questionnaires.bookingId, ids)),
    guarantors: await db.select().from(guarantors).where(inArray(guarantors.id, guarantorIds)),
    offers: await readOffersTo(db, addresses),
  }
}
