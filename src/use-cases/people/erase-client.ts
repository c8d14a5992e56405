import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { endLinks } from '../booking/end-links.ts'
import { removeHandOverPhotos } from '../hand-over/remove-photos.ts'
import type { ClientRow } from './enter-client.ts'
import { eraseFromLog, eraseMentions } from './erase-mentions.ts'
import { handOnPerson } from './hand-on-person.ts'

const { bookings, clients, extraCharges, guarantors, uploads, mails, signatures, questionnaires } = schema

/** Stands where a name stood. */
const ERASED = '(kustutatud)'

/** Takes a person out of what is kept: the booking, its price, its money and its papers stay, without them. */
export async function eraseClient(
  db: Database,
  files: FileStore,
  clientId: number,
  now: Date,
): Promise<void> {
  const sent = await db
    .select({ id: uploads.id, fileKey: uploads.fileKey })
    .from(uploads)
    .innerJoin(bookings, eq(bookings.id, uploads.bookingId))
    .where(eq(bookings.clientId, clientId))
  for (const { fileKey } of sent) await files.remove(fileKey)
  const shown = await db
    .select({ fileKey: extraCharges.fileKey })
    .from(extraCharges)
    .innerJoin(bookings, eq(bookings.id, extraCharges.bookingId))
    .where(eq(bookings.clientId, clientId))
  for (const { fileKey } of shown) if (fileKey) await files.remove(fileKey)
  const own = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.clientId, clientId))
  await removeHandOverPhotos(db, files, inArray(schema.handOverPhotos.bookingId, own))
  await db.transaction(async (tx) => {
    const [person] = await tx.select().from(clients).where(eq(clients.id, clientId))
    if (!person || person.erasedAt) return
    await erasePerson(tx, clientId, now)
    const own = await tx.select().from(bookings).where(eq(bookings.clientId, clientId))
    if (own.length > 0) await eraseBookings(tx, clientId, own)
    if (await isLastOf(tx, person)) await eraseMentions(tx, person)
  })
}

async function erasePerson(tx: Database, clientId: number, now: Date): Promise<void> {
  await handOnPerson(tx, clientId)
  await tx
    .update(clients)
    .set({
      firstName: ERASED,
      lastName: ERASED,
      email: `erased-${clientId}@example.invalid`,
      idCode: null,
      birthDate: '1900-01-01',
      drivingLicenceNumber: ERASED,
      address: ERASED,
      phone: '+3720000000',
      additional: '',
      companyName: null,
      companyAddress: null,
      companyRegistryCode: null,
      companyVatNumber: null,
      ads: false,
      adsRefusedAt: null,
      additionalDocuments: [],
      personId: null,
      erasedAt: now,
    })
    .where(eq(clients.id, clientId))
  await eraseFromLog(tx, 'clients', [clientId])
}

async function eraseBookings(
  tx: Database,
  clientId: number,
  own: readonly { id: number; guarantorId: number | null }[],
): Promise<void> {
  const ids = own.map(({ id }) => id)
  await endLinks(tx, inArray(bookings.id, ids))
  await tx
    .update(bookings)
    .set({
      additionalDrivers: [],
      additional: '',
      notes: '',
      adHocNotes: '',
      documents: [],
      // Its line stands among the others; why it was agreed is nobody's business any more.
      handPrice: null,
      purchaseOrder: '',
      attentions: sql`array_remove(${bookings.attentions}, 'erasure-asked')`,
      cancelReason: sql`case when ${bookings.cancelledAt} is not null then ${ERASED} end`,
    })
    .where(inArray(bookings.id, ids))
  await eraseFromLog(tx, 'bookings', ids)
  await eraseBeside(tx, ids)
  const vouching = own.flatMap(({ guarantorId }) => guarantorId ?? [])
  await eraseGuarantors(tx, clientId, vouching)
}

/** What lies beside the bookings: sent files, letters, answers, signatures, and how they came to be. */
async function eraseBeside(tx: Database, ids: number[]): Promise<void> {
  const { idempotencyKeys, visitorRegistrations, outbox, payments } = schema
  const { carExchanges, handOvers, licenceChecks, licenceDates, lockerEvents, smartLockerReservations } =
    schema
  await tx.delete(licenceDates).where(inArray(licenceDates.bookingId, ids))
  await tx.delete(licenceChecks).where(inArray(licenceChecks.bookingId, ids))
  await tx
    .update(handOvers)
    .set({
      note: '',
      exception: null,
      undoReason: sql`case when ${handOvers.undoReason} is not null then ${ERASED} end`,
    })
    .where(inArray(handOvers.bookingId, ids))
  await tx
    .update(carExchanges)
    .set({
      note: '',
      before: null,
      undoReason: sql`case when ${carExchanges.undoReason} is not null then ${ERASED} end`,
    })
    .where(inArray(carExchanges.bookingId, ids))
  const sent = await tx.delete(uploads).where(inArray(uploads.bookingId, ids)).returning({ id: uploads.id })
  await eraseFromLog(tx, 'documents', idsOf(sent))
  const asked = await tx
    .update(extraCharges)
    .set({
      reason: ERASED,
      withdrawReason: sql`case when ${extraCharges.withdrawReason} is not null then ${ERASED} end`,
      fileKey: null,
      contentType: null,
    })
    .where(inArray(extraCharges.bookingId, ids))
    .returning({ id: extraCharges.id })
  await eraseFromLog(tx, 'extra-charges', idsOf(asked))
  const written = await tx.delete(mails).where(inArray(mails.bookingId, ids)).returning({ id: mails.id })
  await eraseFromLog(tx, 'letters', idsOf(written))
  const answered = await tx
    .update(questionnaires)
    .set({ additional: '' })
    .where(inArray(questionnaires.bookingId, ids))
    .returning({ id: questionnaires.id })
  await eraseFromLog(tx, 'questionnaires', idsOf(answered))
  await tx
    .update(signatures)
    .set({
      signerName: ERASED,
      signerIdCode: null,
      signerPhone: null,
      sessionId: null,
      verificationCode: null,
      address: '',
      userAgent: '',
      image: null,
      signature: null,
      // It names its owner.
      certificate: null,
    })
    .where(inArray(signatures.bookingId, ids))
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.bookingId, ids))
  await tx.delete(visitorRegistrations).where(inArray(visitorRegistrations.bookingId, ids))
  await tx.update(payments).set({ paymentUrl: null }).where(inArray(payments.bookingId, ids))
  const about = sql`(${outbox.payload} ->> 'bookingId')::integer`
  await tx.delete(outbox).where(inArray(about, ids))
  const reserved = tx
    .select({ id: smartLockerReservations.id })
    .from(smartLockerReservations)
    .where(inArray(smartLockerReservations.bookingId, ids))
  await tx.update(lockerEvents).set({ note: '' }).where(inArray(lockerEvents.reservationId, reserved))
}

/** Whoever also vouches for someone else stays. */
async function eraseGuarantors(tx: Database, clientId: number, ids: number[]): Promise<void> {
  const others = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.guarantorId, guarantors.id), ne(bookings.clientId, clientId)))
  const erased = await tx
    .update(guarantors)
    .set({
      name: ERASED,
      email: 'erased@example.invalid',
      idCode: '',
      documentNumber: '',
      address: '',
      phone: '',
    })
    .where(and(inArray(guarantors.id, ids), notExists(others)))
    .returning({ id: guarantors.id })
  await eraseFromLog(tx, 'guarantors', idsOf(erased))
}

/** Nobody else is kept under the same address: what is found by it is about nobody who stays. */
async function isLastOf(tx: Database, { email }: ClientRow): Promise<boolean> {
  const isOther = and(isNull(clients.erasedAt), sql`lower(${clients.email}) = lower(${email})`)
  return (await tx.$count(clients, isOther)) === 0
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)
