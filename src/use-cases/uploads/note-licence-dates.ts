import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf } from '../../domain/calendar/wall-clock.ts'
import { checkLicenceDates, type LicenceDates, type LicenceFault } from '../../domain/people/licence-dates.ts'
import type { CustomerStory } from '../booking/read-customer-booking.ts'
import { readAgreedRules } from '../rules/read-agreed-rules.ts'

/**
 * What a driver reads from their licence, judged at once; a person who looks at its picture later compares it. Null when
 * it will do and is written down, undefined when there is no such driver.
 */
export async function noteLicenceDates(
  db: Database,
  { booking }: Pick<CustomerStory, 'booking'>,
  driver: number,
  dates: LicenceDates,
): Promise<LicenceFault | null | undefined> {
  const isKnown = Number.isInteger(driver) && driver >= 0 && driver <= booking.additionalDrivers.length
  if (!isKnown) return undefined
  const fault = checkLicenceDates(
    dates,
    {
      firstDay: dayOf(labelOf(booking.rentDate)),
      lastDay: dayOf(labelOf(booking.returnDate)),
    },
    await readAgreedRules(db, booking),
  )
  if (fault) return fault
  const { licenceDates } = schema
  await db
    .insert(licenceDates)
    .values({ bookingId: booking.id, driver, ...dates })
    .onConflictDoUpdate({ target: [licenceDates.bookingId, licenceDates.driver], set: dates })
  return null
}
