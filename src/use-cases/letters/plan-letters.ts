import { asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { LetterKind } from '../../domain/letters.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { LetterDependencies } from './letter-dependencies.ts'

type Event = typeof schema.outbox.$inferSelect
type Letter = typeof schema.mails.$inferInsert & { kind: LetterKind }

const AT_ONCE = 50

/**
 * Turns what happened into letters, each once: an event and its letters change in one transaction, and processes that do
 * this at the same time take different events. Returns how many events it took.
 */
export async function planLetters(deps: LetterDependencies, now: Date): Promise<number> {
  const { outbox, mails } = schema
  return deps.db.transaction(async (tx) => {
    const events = await tx
      .select()
      .from(outbox)
      .where(isNull(outbox.deliveredAt))
      .orderBy(asc(outbox.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const event of events) {
      const letters = await lettersFor(tx, event, deps.catalogue.current.company.email)
      if (letters.length > 0) {
        const written = letters.map((letter) => ({ ...letter, createdAt: now }))
        await tx.insert(mails).values(written).onConflictDoNothing({ target: mails.key })
      }
      await tx.update(outbox).set({ deliveredAt: now }).where(eq(outbox.id, event.id))
    }
    return events.length
  })
}

async function lettersFor(tx: Database, { id, event, payload }: Event, office: string): Promise<Letter[]> {
  const toOffice = (kind: LetterKind, details: Record<string, unknown>, bookingId?: number): Letter => ({
    key: `${kind}:${id}`,
    kind,
    bookingId: bookingId ?? null,
    recipient: office,
    language: 'et',
    details,
  })
  if (event === 'inquiry') return [toOffice('office-inquiry', payload)]
  if (event === 'link-requested') {
    const { email, language } = payload as { email: string; language: Locale }
    return [{ key: `link-again:${id}`, kind: 'link-again', recipient: email, language, details: {} }]
  }
  const bookingId = Number(payload.bookingId)
  const client = await clientOf(tx, bookingId)
  if (!client) return []
  const toClient = (kind: LetterKind, about: string | number): Letter => ({
    key: `${kind}:${about}`,
    kind,
    bookingId,
    recipient: client.email,
    language: client.language,
    details: payload,
  })
  switch (event) {
    case 'booking-registered':
      return [
        toClient(client.isRequest ? 'request-registered' : 'booking-registered', bookingId),
        toOffice('office-new-booking', {}, bookingId),
      ]
    case 'payment-received':
      return [toClient('payment-received', id)]
    case 'contract-signed':
      return [toClient('contract-signed', id)]
    case 'document-refused':
      return [toClient('document-refused', id)]
    case 'contract-changed':
      // The reminder to sign is named by its booking: an event has to be named otherwise.
      return [toClient('contract-to-sign', `event-${id}`)]
    case 'booking-cancelled':
      return [toClient('cancelled', bookingId)]
    case 'refunded':
      return [toClient('refunded', id)]
    case 'needs-attention':
    case 'key-returned':
    case 'documents-uploaded':
      return [toOffice('office-needs-attention', { event, ...payload }, bookingId)]
    default:
      throw new Error(`nobody knows what to write about ${event}`)
  }
}

async function clientOf(tx: Database, bookingId: number) {
  const { bookings, clients } = schema
  const [row] = await tx
    .select({ email: clients.email, language: clients.language, method: bookings.paymentMethod })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(eq(bookings.id, bookingId))
  return row && { email: row.email, language: row.language, isRequest: row.method === 'ON_REQUEST' }
}
