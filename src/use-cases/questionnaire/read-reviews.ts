import { and, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { Locale } from '../../i18n/locales.ts'

/** What customers of the last year thought: averages of all of them, and the words that may be shown. */
export type Reviews = {
  answers: number
  /** Of 5. */
  quality: number
  condition: number
  /** Of 10. */
  recommend: number
  words: { id: number; text: string; firstName: string; day: Date }[]
}

const YEAR_MS = 365 * 24 * 3_600_000
/** Of fewer an average says nothing. */
const LEAST_ANSWERS = 10
const MOST_WORDS = 3

/** Undefined while too few have answered. Words are those of the reader's language. */
export async function readReviews(db: Database, locale: Locale, now: Date): Promise<Reviews | undefined> {
  const { bookings, clients, questionnaires } = schema
  const { quality, condition, recommend, createdAt } = questionnaires
  const isLately = gte(createdAt, new Date(now.getTime() - YEAR_MS))
  const [all] = await db
    .select({
      answers: sql<number>`count(*)::int`,
      quality: sql<number>`avg(${quality})::float`,
      condition: sql<number>`avg(${condition})::float`,
      recommend: sql<number>`avg(${recommend})::float`,
    })
    .from(questionnaires)
    .where(isLately)
  if (!all || all.answers < LEAST_ANSWERS) return undefined
  const words = await db
    .select({
      id: questionnaires.id,
      text: questionnaires.additional,
      firstName: clients.firstName,
      day: createdAt,
    })
    .from(questionnaires)
    .innerJoin(bookings, eq(bookings.id, questionnaires.bookingId))
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(
      and(
        isLately,
        eq(questionnaires.isShown, true),
        ne(questionnaires.additional, ''),
        eq(clients.language, locale),
        isNull(clients.erasedAt),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(MOST_WORDS)
  return { ...all, words }
}
