import { and, eq, isNull } from 'drizzle-orm'
import type { HandOverBody } from '../../contract/staff/hand-over-bodies.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { HandOverObstacle } from '../../domain/booking/hand-over.ts'
import type { LicenceFault } from '../../domain/people/licence-dates.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { agreedPeriod, isFree, releaseExpiredHolds } from '../booking/occupy-car.ts'
import { type Refused, recordDone, refused, type StaffBooking, staffAction } from '../booking/staff-action.ts'
import { writeHandOver } from '../booking/write-hand-over.ts'
import { giveKeys } from '../fleet/move-keys.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import { readAgreedRules } from '../rules/read-agreed-rules.ts'
import type { HandOverDependencies } from './hand-over-dependencies.ts'
import { knownAct } from './known-act.ts'
import { damageOf, levelOf, lockCarRow, noteCarSeen } from './note-car-seen.ts'
import { readPhotos } from './read-photos.ts'
import { type DrawnSignatures, readSignatures } from './read-signatures.ts'
import { readThumbnails, type Thumbnail } from './read-thumbnails.ts'
import { judgeSteps, writeSteps } from './take-steps.ts'
import { writeAct } from './write-act.ts'

type HandOverResult =
  | { kind: 'handed_over' }
  | Refused<
      | HandOverObstacle
      | LicenceFault
      | 'in_the_future'
      | 'odometer_below'
      | 'car_taken'
      | 'required'
      | 'unknown_driver'
      | 'wrong_class'
      | 'owner_needed'
      | 'key_reused'
      | 'empty_drawing'
    >

/** The key goes to the customer: only for a contract that is signed, a booking that owes nothing, and steps that were taken. */
export async function handOver(
  deps: HandOverDependencies,
  id: number,
  body: HandOverBody,
  staff: ByStaff,
): Promise<HandOverResult> {
  const drawn = await readSignatures(deps, body.act?.signatures)
  if (drawn === undefined) return refused('empty_drawing', 'act.signatures')
  const thumbnails = await readThumbnails(deps, id, body)
  return staffAction(
    deps.db,
    id,
    'hand-over',
    staff,
    (tx, found) => handOverWithin(tx, deps, found, body, { drawn, thumbnails }, staff),
    async (tx): Promise<HandOverResult | undefined> => {
      const known = await knownAct(tx, id, 'out', body)
      return known === 'same' ? { kind: 'handed_over' } : known && refused('key_reused', 'key')
    },
  )
}

async function handOverWithin(
  tx: Database,
  deps: HandOverDependencies,
  found: StaffBooking,
  body: HandOverBody,
  shown: { drawn: DrawnSignatures | null; thumbnails: readonly Thumbnail[] },
  staff: ByStaff,
): Promise<HandOverResult> {
  const { booking } = found
  const { at, odometer, damage } = body
  if (at > staff.now) return refused('in_the_future', 'at')
  const car = await lockCarRow(tx, booking.carId)
  if (odometer < car.mileage) return refused('odometer_below', 'odometer')
  const level = levelOf(car, body)
  if (!level.ok) return refused('required', level.path)
  const photos = (await readPhotos(tx, booking.id, body.key)).map(({ spot }) => spot)
  const rules = await readAgreedRules(tx, booking)
  const steps = judgeSteps(found, body, { seats: car.seats, photos, rules }, staff)
  if ('kind' in steps) return steps
  if (!(await takeCarFrom(tx, booking, at, staff.now))) return refused('car_taken', 'at')
  await writeSteps(tx, deps, booking, { licences: body.licences, deposit: steps.deposit }, staff)

  const { fuel, charge } = level
  const seen = await noteCarSeen(tx, car, { odometer, damage, action: 'hand-over' }, staff)
  await writeHandOver(tx, booking.id, {
    handedOverAt: at,
    rentOdometer: odometer,
    rentFuel: fuel,
    rentCharge: charge,
  })
  const { id: bookingId, carId, rentLocationId: locationId } = booking
  const keyIds = await giveKeys(tx, { carId, bookingId, locationId, count: body.act?.keys }, staff)
  const read = { way: 'out' as const, at, odometer, fuel, charge, mileageBefore: car.mileage, damage: seen }
  await writeAct(tx, deps, body, { ...read, ...steps, ...shown, bookingId, keyIds, photos }, staff)
  const { exception } = steps
  await recordDone(tx, staff, booking, 'hand-over', {
    after: { ...damageOf(damage), ...(exception ? { exception } : {}) },
  })
  return { kind: 'handed_over' }
}

/**
 * Handed out before its time, the car is taken from then on. False when it is someone else's until the agreed time.
 * Fetched after all, it goes where was agreed.
 */
async function takeCarFrom(tx: Database, booking: BookingRow, at: Date, now: Date): Promise<boolean> {
  const { carOccupancies: taken } = schema
  const places = { startLocationId: booking.rentLocationId, endLocationId: booking.returnLocationId }
  await tx
    .update(taken)
    .set(places)
    .where(and(eq(taken.bookingId, booking.id), isNull(taken.endLocationId)))
  if (at >= booking.rentDate) return true
  const occupied = { ...agreedPeriod(booking), from: at }
  await releaseExpiredHolds(tx, booking.carId, occupied, now)
  return isFree(tx, (inner) => inner.update(taken).set({ occupied }).where(eq(taken.bookingId, booking.id)))
}
