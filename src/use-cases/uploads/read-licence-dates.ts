import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

const { licenceChecks, licenceDates } = schema

type Booking = { id: number; documentsOf: number | null }

/** What the drivers of a booking read from their licences; the renter's also where it was told with an earlier one. */
export async function readLicenceDates(db: Database, { id, documentsOf }: Booking) {
  const ids = documentsOf === null ? [id] : [id, documentsOf]
  const noted = await db.select().from(licenceDates).where(inArray(licenceDates.bookingId, ids))
  const own = noted.filter(({ bookingId }) => bookingId === id)
  const hasOwn = own.some(({ driver }) => driver === 0)
  return hasOwn ? own : [...own, ...noted.filter((one) => one.bookingId !== id && one.driver === 0)]
}

/** Until when each licence of the renters holds that was shown or told with these bookings. */
export async function readLicenceEnds(db: Database, ids: readonly number[]): Promise<string[]> {
  const ends = async (table: typeof licenceChecks | typeof licenceDates) => {
    const rows = await db
      .select({ until: table.until })
      .from(table)
      .where(and(inArray(table.bookingId, [...ids]), eq(table.driver, 0)))
    return rows.map(({ until }) => until)
  }
  return [...(await ends(licenceChecks)), ...(await ends(licenceDates))]
}
