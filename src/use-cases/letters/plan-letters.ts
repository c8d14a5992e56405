import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { EventName, Events } from '../../domain/events.ts'
import type { LetterDetails, LetterKind } from '../../domain/letters.ts'
import { issuePapersOf } from '../papers/issue-papers-of.ts'
import { holdBackLetters } from './hold-back-letters.ts'
import type { LetterDependencies } from './letter-dependencies.ts'

type Letter = typeof schema.mails.$inferInsert

type WaitingEvent = typeof schema.outbox.$inferSelect

const AT_ONCE = 50
/** With the doubling below the last attempt comes after a week, as it does with letters. */
const MOST_ATTEMPTS = 12
const PATIENCE_MINUTES = 5

/**
 * Turns what happened into letters, each once: an event and its letters change in one transaction, and processes that do
 * this at the same time take different events. One that nothing can be written about stands in no other's way: it is
 * tried again later, and at last set aside. Returns how many events it took.
 */
export async function planLetters(deps: LetterDependencies, now: Date): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const events = await takeEvents(tx, now)
    for (const event of events) {
      try {
        await tx.transaction((inner) => planOne({ ...deps, db: inner }, event, now))
      } catch (error) {
        await putOff(tx, event, error, now)
      }
    }
    return events.length
  })
}

function takeEvents(tx: Database, now: Date): Promise<WaitingEvent[]> {
  const { outbox } = schema
  const patience = sql`interval '1 minute' * ${PATIENCE_MINUTES} * power(2, ${outbox.attempts} - 1)`
  const isDue = or(
    isNull(outbox.triedAt),
    lt(outbox.triedAt, sql`${now.toISOString()}::timestamptz - ${patience}`),
  )
  return tx
    .select()
    .from(outbox)
    .where(and(isNull(outbox.deliveredAt), isNull(outbox.setAsideAt), isDue))
    .orderBy(asc(outbox.id))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
}

/** Without mail nothing is written about it, also not later: only the papers that would have come along are issued. */
async function planOne(
  deps: LetterDependencies,
  { id, event, payload }: WaitingEvent,
  now: Date,
): Promise<void> {
  const { outbox, mails } = schema
  const { db: tx } = deps
  const client = 'bookingId' in payload ? await readClient(tx, payload.bookingId) : undefined
  const owners = event === 'staff-alert' ? await readOwners(tx) : []
  const offeredTo = 'offerId' in payload ? await readOfferedTo(tx, payload.offerId) : undefined
  const to = { eventId: id, client, offeredTo, office: deps.catalogue.current.company.email, owners }
  const about = lettersAbout(event, payload, to)
  const caused = deps.hasMail ? about.map((letter) => ({ ...letter, createdAt: now })) : []
  const letters = isOwed(payload) ? caused : await holdBackLetters(tx, caused, deps.letterLimits, now)
  if (!deps.hasMail && client) await issuePapersOf(deps, event, payload, now)
  if (letters.length > 0) await tx.insert(mails).values(letters).onConflictDoNothing({ target: mails.key })
  await tx.update(outbox).set({ deliveredAt: now }).where(eq(outbox.id, id))
}

async function putOff(
  tx: Database,
  { id, attempts }: WaitingEvent,
  error: unknown,
  now: Date,
): Promise<void> {
  const { outbox } = schema
  const failure = error instanceof Error ? error.name : 'failed'
  const setAsideAt = attempts + 1 >= MOST_ATTEMPTS ? now : null
  await tx
    .update(outbox)
    .set({ attempts: attempts + 1, triedAt: now, failure, setAsideAt })
    .where(eq(outbox.id, id))
}

/** What staff ask for goes out, and so does what is said about money. */
const isOwed = (payload: Events[EventName]): boolean =>
  ('isByStaff' in payload && (payload.isByStaff ?? false)) ||
  ('goesBack' in payload && (payload.goesBack > 0 || payload.by !== 'customer'))

type Client = { bookingId: number; email: string; language: Letter['language']; isRequest: boolean }
/** Without a client nobody is left to be told, unless the event is about no booking. */
type Recipients = {
  eventId: number
  client: Client | undefined
  offeredTo: { recipient: string; language: Letter['language'] } | undefined
  office: string
  owners: string[]
}

/** What is written about each event, and to whom. */
const planned: { [Name in EventName]: (payload: Events[Name], to: Recipients) => Letter[] } = {
  inquiry: (inquiry, to) => [toOffice(to, 'office-inquiry', inquiry)],
  'many-unpaid': (payload, to) => [toOffice(to, 'office-many-unpaid', payload)],
  'link-requested': ({ email, language }, { eventId }) => [
    { key: `link-again:${eventId}`, kind: 'link-again', recipient: email, language, details: {} },
  ],
  'offer-made': ({ offerId }, to) =>
    to.offeredTo ? [{ ...to.offeredTo, key: `offer:${offerId}`, kind: 'offer', details: { offerId } }] : [],
  'data-requested': (_, to) => toClient(to, 'data-export', {}),
  'booking-registered': ({ bookingId }, to) => [
    ...toClient(to, to.client?.isRequest ? 'request-registered' : 'booking-registered', {}, bookingId),
    ...aboutBooking(to, 'office-new-booking', {}),
  ],
  'booking-changed': (_, to) => toClient(to, 'booking-changed', {}),
  'booking-cancelled': (payload, to) => toClient(to, 'cancelled', payload, payload.bookingId),
  'payment-received': (payload, to) => toClient(to, 'payment-received', payload),
  refunded: (payload, to) => toClient(to, 'refunded', payload),
  'extra-charged': (payload, to) => toClient(to, 'extra-charged', payload, payload.extraChargeId),
  'extra-withdrawn': (payload, to) => toClient(to, 'extra-withdrawn', payload, payload.extraChargeId),
  // The reminder to sign is named by its booking: an event has to be named otherwise.
  'contract-changed': (payload, to) => toClient(to, 'contract-to-sign', payload, `event-${to.eventId}`),
  'contract-signed': (_, to) => toClient(to, 'contract-signed', {}),
  'contract-annexed': (payload, to) => toClient(to, 'contract-annexed', payload, payload.paperId),
  'act-signed': (payload, to) => toClient(to, 'act-signed', payload, payload.handOverId),
  'document-refused': (payload, to) => toClient(to, 'document-refused', payload),
  'documents-approved': (_, to) => toClient(to, 'documents-approved', {}),
  'documents-uploaded': (_, to) =>
    aboutBooking(to, 'office-needs-attention', { event: 'documents-uploaded' }),
  'key-returned': (_, to) => aboutBooking(to, 'office-needs-attention', { event: 'key-returned' }),
  'needs-attention': (payload, to) =>
    aboutBooking(to, 'office-needs-attention', { event: 'needs-attention', ...payload }),
  'staff-alert': (details, { eventId, owners }) =>
    owners.map((recipient, place) => ({
      key: `staff-alert:${eventId}:${place}`,
      kind: 'staff-alert',
      recipient,
      language: 'et',
      details,
    })),
  'staff-invited': ({ invitationId, email, language }) => [
    {
      key: `staff-invitation:${invitationId}`,
      kind: 'staff-invitation',
      recipient: email,
      language,
      details: { invitationId },
    },
  ],
}

const lettersAbout = <Name extends EventName>(name: Name, payload: Events[Name], to: Recipients): Letter[] =>
  planned[name](payload, to)

function toOffice<Kind extends LetterKind>(to: Recipients, kind: Kind, details: LetterDetails[Kind]): Letter {
  return { key: `${kind}:${to.eventId}`, kind, recipient: to.office, language: 'et', details }
}

function aboutBooking<Kind extends LetterKind>(
  to: Recipients,
  kind: Kind,
  details: LetterDetails[Kind],
): Letter[] {
  return to.client ? [{ ...toOffice(to, kind, details), bookingId: to.client.bookingId }] : []
}

function toClient<Kind extends LetterKind>(
  { client, eventId }: Recipients,
  kind: Kind,
  details: LetterDetails[Kind],
  about: string | number = eventId,
): Letter[] {
  if (!client) return []
  const { bookingId, email, language } = client
  return [{ key: `${kind}:${about}`, kind, bookingId, recipient: email, language, details }]
}

async function readOwners(tx: Database): Promise<string[]> {
  const { admins } = schema
  const owners = await tx
    .select({ email: admins.email })
    .from(admins)
    .where(and(eq(admins.role, 'owner'), eq(admins.isActive, true)))
    .orderBy(asc(admins.id))
  return owners.map(({ email }) => email)
}

async function readOfferedTo(tx: Database, offerId: number): Promise<Recipients['offeredTo']> {
  const { offers } = schema
  const [row] = await tx
    .select({ recipient: offers.email, language: offers.language })
    .from(offers)
    .where(eq(offers.id, offerId))
  return row?.recipient ? { recipient: row.recipient, language: row.language } : undefined
}

async function readClient(tx: Database, bookingId: number): Promise<Client | undefined> {
  const { bookings, clients } = schema
  const [row] = await tx
    .select({ email: clients.email, language: clients.language, method: bookings.paymentMethod })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(eq(bookings.id, bookingId))
  return (
    row && { bookingId, email: row.email, language: row.language, isRequest: row.method === 'ON_REQUEST' }
  )
}
