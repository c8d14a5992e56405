import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { locationFrom, serviceFrom } from '../../../db/read-catalogue.ts'
import type { RecordFacts } from '../../../db/schema/staff.ts'
import { schema } from '../../../db/schema.ts'
import type { WantedService } from '../../../domain/booking/choose-services.ts'
import { NEVER_OPEN } from '../../../domain/calendar/opening-windows.ts'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import type { Location, Service } from '../../../domain/catalogue.ts'
import { type Cents, percentHundredths, sum } from '../../../domain/money.ts'
import type { QuoteLine } from '../../../domain/pricing/quote-line.ts'
import { asAgreed } from '../../../domain/pricing/rental.ts'
import type { BookingRow } from '../../payment/booking-balance.ts'
import { readLines } from '../read-lines.ts'
import { readServices } from '../read-services.ts'
import type { ChangingBooking } from './plan-change.ts'

/** What was agreed with the customer, as it stands. */
export async function readTerms(db: Database, row: BookingRow): Promise<ChangingBooking> {
  const { cars } = schema
  const chosen = await readServices(db, row.id)
  const lines = await readLines(db, row.id)
  const [car] = await db.select({ groupId: cars.groupId }).from(cars).where(eq(cars.id, row.carId))
  if (!car) throw new Error(`booking ${row.id} has no car`)
  const { carId, rentLocationId, returnLocationId, additionalDrivers } = row
  const [rentAt, returnAt] = [labelOf(row.rentDate), labelOf(row.returnDate)]
  const services = chosen.map(({ service, chosen: { quantity } }) => ({ id: service.id, quantity }))
  return {
    row,
    groupId: row.pricedGroupId ?? car.groupId,
    terms: { carId, rentAt, returnAt, rentLocationId, returnLocationId, services, additionalDrivers },
    stops: {
      rent: asAgreed(await readPlace(db, rentLocationId), rentAt, feeIn(lines, 'rent-fee')),
      return: asAgreed(await readPlace(db, returnLocationId), returnAt, feeIn(lines, 'return-fee')),
    },
    services: chosen.map(({ service, chosen: { quantity, deductible } }) => ({
      service: asTold(service, deductible, lines),
      quantity,
    })),
  }
}

async function readPlace(db: Database, id: number): Promise<Location> {
  const { locations } = schema
  const [row] = await db.select().from(locations).where(eq(locations.id, id))
  if (!row) throw new Error(`there is no place ${id}`)
  return locationFrom(row, NEVER_OPEN, false)
}

/** Before its coupon, which is taken off again. */
const feeIn = (lines: readonly QuoteLine[], kind: 'rent-fee' | 'return-fee'): Cents =>
  sum(lines.filter((line) => line.kind === kind).map(({ amount }) => amount))

/** A service at the price of one piece that was told for the whole rental. */
function asTold(
  row: typeof schema.services.$inferSelect,
  deductible: Cents | null,
  lines: readonly QuoteLine[],
): Service {
  const line = lines.find((one) => one.kind === 'service' && one.details.serviceId === row.id)
  const price = line?.unitAmount ?? row.price
  const carPriceMarkupPercent = percentHundredths(0)
  return { ...serviceFrom(row, new Map()), type: 'ONCE', price, carPriceMarkupPercent, deductible }
}

/** What the log keeps of it. */
export function termsFacts(row: BookingRow, services: readonly WantedService[]): RecordFacts {
  const { carId, rentDate, returnDate, rentLocationId, returnLocationId, status, couponCodes } = row
  return {
    additionalDrivers: row.additionalDrivers,
    carId,
    rentDate,
    returnDate,
    rentLocationId,
    returnLocationId,
    status,
    couponCodes,
    services,
    price: row.price,
    deposit: row.deposit,
  }
}
