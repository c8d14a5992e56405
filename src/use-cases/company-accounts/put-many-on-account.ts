import { and, eq, inArray } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { putOnAccount } from './put-on-account.ts'

type Many = { accountId: number; bookingIds: readonly number[]; reason: string }

/**
 * Several rentals of one company, each by the rule of one: what is refused keeps none of the others from being put there.
 * In the order of their numbers, so that the credit goes to what was booked first.
 */
export async function putManyOnAccount(
  deps: BookingDependencies,
  { accountId, bookingIds, reason }: Many,
  staff: ByStaff,
) {
  const { bookings } = schema
  const own = await deps.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.accountId, accountId), inArray(bookings.id, [...bookingIds])))
    .orderBy(bookings.id)
  const answers = []
  for (const { id } of own) answers.push({ id, answer: await putOnAccount(deps, id, reason, staff) })
  return answers
}
