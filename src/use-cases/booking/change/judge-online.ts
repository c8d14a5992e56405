import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { schema } from '../../../db/schema.ts'
import {
  type ChangeableBooking,
  type ChangeObstacle,
  obstacleToChange,
} from '../../../domain/booking/change-online.ts'
import { documentsCheckedBy } from '../../../domain/booking/documents-check.ts'
import { mayBeHeldUnpaid } from '../../../domain/booking/hold.ts'
import { documentsState } from '../../../domain/booking/wanted-documents.ts'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { dayOf } from '../../../domain/calendar/wall-clock.ts'
import type { HouseRules } from '../../../domain/house-rules.ts'
import { type Driver, MOST_ADDITIONAL_DRIVERS } from '../../../domain/people/client.ts'
import { checkLicenceDates } from '../../../domain/people/licence-dates.ts'
import { type BookingRow, lifeOf, readBalance } from '../../payment/booking-balance.ts'
import { readAgreedRules } from '../../rules/read-agreed-rules.ts'
import { readUploads } from '../../uploads/read-uploads.ts'
import type { BookingDependencies } from '../booking-dependencies.ts'
import { hasRoomUnpaid } from '../has-room-unpaid.ts'
import { isStillOut } from '../occupy-car.ts'
import { agesOf, type Renter } from './change-wish.ts'
import type { TakenCar } from './explain-taken-car.ts'
import type { ChangingBooking, SoundPlan } from './plan-change.ts'

/** What only customers are refused. */
type OnlineFault =
  | ChangeObstacle
  | 'nothing_changed'
  | 'not_earlier'
  | 'pay_first'
  | 'ask_people'
  | 'too_young'
  | 'too_many'
  | 'licence_ends'
  | 'licence_too_new'
  | 'documents_too_late'

export type OnlineRefusal =
  | { kind: 'refused'; faults: { path: string; code: OnlineFault }[] }
  | ({ kind: 'car_taken' } & TakenCar)

const refused = (path: string, code: OnlineFault): OnlineRefusal => ({
  kind: 'refused',
  faults: [{ path, code }],
})

/** What stands in the way of any change of it online. */
export async function readChangeObstacle(
  db: Database,
  { catalogue }: Pick<BookingDependencies, 'catalogue'>,
  row: BookingRow,
  now: Date,
): Promise<ChangeObstacle | undefined> {
  const { carOccupancies: taken } = schema
  const [kept] = await db.select().from(taken).where(eq(taken.bookingId, row.id))
  const isHeld = kept !== undefined && (kept.holdExpiresAt === null || kept.holdExpiresAt > now)
  return obstacleToChange(
    changeable(row, isHeld, await readAgreedRules(db, row)),
    catalogue.current.company,
    now,
  )
}

export const changeable = (row: BookingRow, isHeld: boolean, rules: HouseRules): ChangeableBooking => ({
  ...lifeOf(row),
  rentDate: row.rentDate,
  returnDate: row.returnDate,
  isHandedOver: row.handedOverAt !== null,
  isWithoutCar: row.lostCarAt !== null,
  isHeld,
  onlineChanges: row.onlineChanges,
  freeCancelHours: rules.freeCancelHours,
})

/** Whether the house lets its customer do it; undefined when it does. Nobody keeps more than they paid for by changing. */
export async function judgeOnline(
  tx: Database,
  deps: BookingDependencies,
  { row, terms }: ChangingBooking,
  plan: SoundPlan,
  renter: Renter,
  now: Date,
): Promise<OnlineRefusal | undefined> {
  const { changed, after, rental, quote } = plan
  const obstacle = await readChangeObstacle(tx, deps, row, now)
  if (obstacle) return refused('', obstacle)
  if (changed.size === 0) return refused('', 'nothing_changed')
  // A car that comes back earlier is people's business: they see it, and say what it means for the price.
  if (row.handedOverAt && after.returnAt < terms.returnAt) return refused('returnAt', 'not_earlier')
  const isMoreDrivers = after.additionalDrivers.length > terms.additionalDrivers.length
  if (isMoreDrivers && after.additionalDrivers.length > MOST_ADDITIONAL_DRIVERS)
    return refused('driver.firstName', 'too_many')
  const ages = agesOf(renter, after.additionalDrivers, after.rentAt)
  if (
    changed.has('rentAt') &&
    ages.some((age) => age !== undefined && age < deps.catalogue.current.rules.leastAge)
  )
    return refused('rentAt', 'too_young')
  const licence = await judgeLicences(tx, row, terms.additionalDrivers, plan)
  if (licence) return licence
  if (await isTooSoonForLocker(tx, deps, row.id, plan, now)) return refused('rentAt', 'documents_too_late')
  const price = quote?.total ?? row.price
  const isMore = price > row.price
  const isOtherTime = changed.has('rentAt') || changed.has('returnAt')
  if (isMore && isOtherTime && !mayBeHeldUnpaid(rental, now, deps.unpaid)) return refused('', 'ask_people')
  if (row.status === 'CONFIRMED' || row.status === 'SIGNED') {
    const { rentDue } = await readBalance(tx, row.id)
    if (isMore && rentDue > 0) return refused('', 'pay_first')
  } else if (
    !(await hasRoomUnpaid(tx, deps, { carId: after.carId, period: rental, bookingId: row.id }, now))
  ) {
    return refused('', 'pay_first')
  }
  const isMoved = changed.has('carId') || changed.has('rentAt')
  if (isMoved && (await isStillOut(tx, after.carId, rental.from, now)))
    return { kind: 'car_taken', inTheWay: [], freeCars: [] }
  return undefined
}

/** What was read from the licences holds for the days that were agreed; other days are judged anew, of whoever still drives. */
async function judgeLicences(
  tx: Database,
  booking: BookingRow,
  before: readonly Driver[],
  { changed, after }: SoundPlan,
): Promise<OnlineRefusal | undefined> {
  if (!changed.has('rentAt') && !changed.has('returnAt')) return undefined
  const { licenceDates } = schema
  const noted = await tx.select().from(licenceDates).where(eq(licenceDates.bookingId, booking.id))
  const rules = await readAgreedRules(tx, booking)
  const days = { firstDay: dayOf(after.rentAt), lastDay: dayOf(after.returnAt) }
  for (const { driver, ...dates } of noted) {
    const person = before[driver - 1]
    if (person && !after.additionalDrivers.includes(person)) continue
    const fault = checkLicenceDates(dates, days, rules)
    if (fault === 'ends_too_early') return refused('returnAt', 'licence_ends')
    if (fault) return refused('rentAt', 'licence_too_new')
  }
  return undefined
}

/** A locker opens for nobody whose documents nobody has seen, whether it was ordered so or changed to be so. */
async function isTooSoonForLocker(
  tx: Database,
  { catalogue }: BookingDependencies,
  bookingId: number,
  { changed, after, rental }: SoundPlan,
  now: Date,
): Promise<boolean> {
  const isMoved = changed.has('rentAt') || changed.has('rentLocationId')
  if (!isMoved || !rental.rentLocation.hasLockers) return false
  const checkedBy = documentsCheckedBy(catalogue.current.locations.values(), labelOf(now))
  if (checkedBy === undefined || after.rentAt >= checkedBy) return false
  const sent = await readUploads(tx, bookingId)
  return documentsState(sent, 1 + after.additionalDrivers.length) !== 'approved'
}
