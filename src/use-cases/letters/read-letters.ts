import { and, desc, eq, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { eachByIndex } from '../../db/each-by-index.ts'
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

/** Each of them is among the few that are waiting or stopped. */
const isStuck = eachByIndex({ table: mails, id: mails.id }, [
  or(whereState.failing, whereState['given-up']),
  whereState.refused,
])

function stateOfLetter({ sentAt, stoppedAt, failure, attempts }: LetterRow): LetterState {
  if (stoppedAt) return failure === HELD_BACK ? 'held-back' : 'refused'
  if (sentAt) return failure ? 'silent' : 'sent'
  if (attempts >= MOST_ATTEMPTS) return 'given-up'
  return failure ? 'failing' : 'waiting'
}

/** By any part of the address; the index `mails_recipient_parts` is a trigram's. */
const isTo = (part: string) =>
  eachByIndex({ table: mails, id: mails.id }, [sql`lower(${mails.recipient}) like ${containing(part)}`])

/** A page of letters, the newest first, and how many there are in all. */
export async function readLetters(
  db: Database,
  { state, kind, bookingId, recipient, places }: LetterFilter,
  page: { offset: number; limit: number },
): Promise<{ letters: ListedLetter[]; total: number | undefined; unsent: number }> {
  const where = and(
    state && whereState[state],
    kind && eq(mails.kind, kind),
    places && lettersOf(places),
    bookingId === undefined ? undefined : eq(mails.bookingId, bookingId),
    recipient ? isTo(recipient.trim().toLowerCase()) : undefined,
  )
  const rows = await db
    .select()
    .from(mails)
    .where(where)
    .orderBy(desc(mails.id))
    .offset(page.offset)
    .limit(page.limit)
  return {
    letters: rows.map(listed),
    total: await countUpTo(db, { table: mails, id: mails.id }, where),
    unsent: await db.$count(mails, isStuck),
  }
}

export function listed(row: LetterRow) {
  const { id, kind, bookingId, recipient, language, attempts, failure, createdAt, sentAt } = row
  const state = stateOfLetter(row)
  return { id, kind, bookingId, recipient, language, state, attempts, failure, plannedAt: createdAt, sentAt }
}
