import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { BookingRow } from '../payment/booking-balance.ts'

export type Answers = {
  quality: number
  condition: number
  recommend: number
  additional: string
  mayBeShown: boolean
}

/** Once, and only after the car is back. */
export async function answerQuestionnaire(
  db: Database,
  { id: bookingId, actualReturnDate }: BookingRow,
  answers: Answers,
  now: Date,
): Promise<'thanks' | 'already' | 'not_yet'> {
  if (!actualReturnDate) return 'not_yet'
  const written = await db
    .insert(schema.questionnaires)
    .values({ bookingId, ...answers, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: schema.questionnaires.id })
  return written.length > 0 ? 'thanks' : 'already'
}
