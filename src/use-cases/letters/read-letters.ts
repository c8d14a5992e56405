import { and, desc, eq, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type LetterKind, type LetterState } from '../../domain/letters.ts'
import { containing } from '../people/match-clients.ts'
import { lettersOf, type OwnPlaces } from '../rights/own-places.ts'
import { HELD_BACK } from './hold-back-letters.ts'
import type { LetterRow } from './letter-task.ts'
import { MOST_ATTEMPTS } from './send-next-letter.ts'

const { mails } = schema

export type LetterFilter = {
  state?: LetterState | undefined
  kind?: LetterKind | undefined
  bookingId?: number | undefined
  recipient?: string | undefined
  /** Of whoever is bound to places: letters about bookings there alone. */
  places?: OwnPlaces
}

export type ListedLetter = ReturnType<typeof listed>

const isOpen = and(isNull(mails.sentAt), isNull(mails.stoppedAt))

const whereState: Record<LetterState, SQL | undefined> = {
  waiting: and(isOpen, isNull(mails.failure), lt(mails.attempts, MOST_ATTEMPTS)),
  failing: and(isOpen, isNotNull(mails.failure), lt(mails.attempts, MOST_ATTEMPTS)),
  'given-up': and(isOpen, gte(mails.attempts, MOST_ATTEMPTS)),
  refused: and(isNotNull(mails.stoppedAt), ne(mails.failure, HELD_BACK)),
  'held-back': and(isNotNull(mails.stoppedAt), eq(mails.failure, HELD_BACK)),
  sent: and(isNotNull(mails.sentAt), isNull(mails.failure)),
  silent: and(isNotNull(mails.sentAt), isNotNull(mails.failure)),
}

function stateOfLetter({ sentAt, stoppedAt, failure, attempts }: LetterRow): LetterState {
  if (stoppedAt) return failure === HELD_BACK ? 'held-back' : 'refused'
  if (sentAt) return failure ? 'silent' : 'sent'
  if (attempts >= MOST_ATTEMPTS) return 'given-up'
  return failure ? 'failing' : 'waiting'
}

/** A page of letters, the newest first, and how many there are in all. */
export async function readLetters(
  db: Database,
  { state, kind, bookingId, recipient, places }: LetterFilter,
  page: { offset: number; limit: number },
): Promise<{ letters: ListedLetter[]; total: number; unsent: number }> {
  const where = and(
    state && whereState[state],
    kind && eq(mails.kind, kind),
    places && lettersOf(places),
    bookingId === undefined ? undefined : eq(mails.bookingId, bookingId),
    recipient ? sql`lower(${mails.recipient}) like ${containing(recipient.trim().toLowerCase())}` : undefined,
  )
  const rows = await db
    .select()
    .from(mails)
    .where(where)
    .orderBy(desc(mails.id))
    .offset(page.offset)
    .limit(page.limit)
  const stuck = or(whereState.failing, whereState['given-up'], whereState.refused)
  return {
    letters: rows.map(listed),
    total: await db.$count(mails, where),
    unsent: await db.$count(mails, stuck),
  }
}

export function listed(row: LetterRow) {
  const { id, kind, bookingId, recipient, language, attempts, failure, createdAt, sentAt } = row
  const state = stateOfLetter(row)
  return { id, kind, bookingId, recipient, language, state, attempts, failure, plannedAt: createdAt, sentAt }
}
