import { and, eq, gte, max, ne } from 'drizzle-orm'
import type { TakeBackBody } from '../../contract/staff/hand-over-bodies.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { type Cents, cents, plus, vatWithin } from '../../domain/money.ts'
import { isAbove } from '../../domain/people/rights.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { Duration } from '../../domain/pricing/duration.ts'
import { agreedPeriod } from '../booking/occupy-car.ts'
import { proposeLateFee } from '../booking/propose-late-fee.ts'
import { type Refused, recordDone, refused, staffAction } from '../booking/staff-action.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { proposeAfterReturn } from '../extra-charges/propose-after-return.ts'
import { enterProposal, excessOf } from '../extra-charges/propose-extra-charge.ts'
import { takeKeysBack } from '../fleet/move-keys.ts'
import { needsCleaning } from '../fleet/set-readiness.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import { chargeAndBill } from '../payment/write-ledger.ts'
import { enterFile } from '../uploads/file-under-way.ts'
import { copyDamagePhotos, type DamagePhotos, dropDamagePhotos } from './copy-damage-photos.ts'
import type { HandOverDependencies } from './hand-over-dependencies.ts'
import { knownAct } from './known-act.ts'
import { damageOf, levelOf, lockCarRow, noteCarSeen } from './note-car-seen.ts'
import { readExchanges } from './read-exchanges.ts'
import { readPhotos } from './read-photos.ts'
import { type DrawnSignatures, readSignatures } from './read-signatures.ts'
import { readThumbnails, type Thumbnail } from './read-thumbnails.ts'
import { writeAct } from './write-act.ts'

type TakeBackResult =
  | { kind: 'taken_back'; lateFee: Cents }
  | Refused<
      | 'in_the_future'
      | 'before_hand_over'
      | 'odometer_below'
      | 'unknown_location'
      | 'late_undecided'
      | 'fee_changed'
      | 'late_without_price'
      | 'above_limit'
      | 'required'
      | 'above_excess'
      | 'key_reused'
      | 'empty_drawing'
    >

/** What was brought along to the transaction. */
type Prepared = {
  catalogue: Catalogue
  drawn: DrawnSignatures | null
  pictures: DamagePhotos
  thumbnails: readonly Thumbnail[]
}

/** The car is back: as it was seen, when and where. A fee for being late becomes a line of the price. */
export async function takeBack(
  deps: HandOverDependencies,
  id: number,
  back: TakeBackBody,
  staff: ByStaff,
): Promise<TakeBackResult> {
  const drawn = await readSignatures(deps, back.act?.signatures)
  if (drawn === undefined) return refused('empty_drawing', 'act.signatures')
  // Read before the transaction: on the embedded database there is one connection, and it would wait for itself.
  const catalogue = await deps.catalogue.newest()
  const pictures = await copyDamagePhotos(deps.uploads, id, back, staff.now)
  const thumbnails = await readThumbnails(deps, id, back)
  const done = await staffAction(
    deps.db,
    id,
    'take-back',
    staff,
    (tx, { booking }) =>
      takeBackWithin(tx, deps, booking, back, { catalogue, drawn, pictures, thumbnails }, staff),
    async (tx): Promise<TakeBackResult | undefined> => {
      const known = await knownAct(tx, id, 'back', back)
      if (known === 'same') return { kind: 'taken_back', lateFee: cents(0) }
      return known && refused('key_reused', 'key')
    },
  )
  await dropDamagePhotos(deps.uploads, pictures)
  return done
}

async function takeBackWithin(
  tx: Database,
  deps: HandOverDependencies,
  booking: BookingRow,
  back: TakeBackBody,
  { catalogue, drawn, pictures, thumbnails }: Prepared,
  staff: ByStaff,
): Promise<TakeBackResult> {
  const { at, odometer, damage, locationId } = back
  if (at > staff.now) return refused('in_the_future', 'at')
  if (booking.handedOverAt && at < booking.handedOverAt) return refused('before_hand_over', 'at')
  const exchanged = (await readExchanges(tx, booking.id)).at(-1)
  if (exchanged && at <= exchanged.at) return refused('before_hand_over', 'at')
  const car = await lockCarRow(tx, booking.carId)
  // Nobody reads the odometer beside a locker: then what the car had before counts.
  if (odometer < (booking.rentOdometer ?? car.mileage)) return refused('odometer_below', 'odometer')
  const level = levelOf(car, back)
  if (!level.ok) return refused('required', level.path)
  const { locations } = schema
  const [place] = await tx.select({ id: locations.id }).from(locations).where(eq(locations.id, locationId))
  if (!place) return refused('unknown_location', 'locationId')
  const excess = await excessOf(tx, booking.id)
  const tooMuch = damage.findIndex(
    ({ estimate, isBeyondExcess }) => !isBeyondExcess && excess !== null && (estimate ?? 0) > excess,
  )
  if (tooMuch >= 0) return refused('above_excess', `damage.${tooMuch}.estimate`)

  const proposed = await proposeLateFee(catalogue, tx, booking, at)
  const fee = decideFee(proposed?.total, back.late)
  if (typeof fee === 'object') return fee
  if (isAbove(staff.by, 'writeOffLimit', (proposed?.total ?? 0) - fee)) return refused('above_limit', 'late')
  if (fee > 0) await chargeLateReturn(tx, booking, fee, proposed?.time ?? { days: 0, hours: 0 })

  const { fuel, charge } = level
  const seen = await noteCarSeen(tx, car, { odometer, damage, action: 'take-back' }, staff)
  const returned = await writeBooking(tx, booking.id, {
    actualReturnDate: at,
    actualReturnLocationId: locationId,
    returnOdometer: odometer,
    returnFuel: fuel,
    returnCharge: charge,
  })
  await chargeAndBill(tx, deps, returned, 'late-return', staff.now)
  await freeCar(tx, booking, at, locationId)
  await needsCleaning(tx, { carId: booking.carId, bookingId: booking.id }, staff)
  await proposeAfterReturn(tx, deps, returned, { ...back, fuel, charge }, staff)
  await proposeDamage(tx, returned, back, pictures, staff)
  const photos = (await readPhotos(tx, booking.id, back.key)).map(({ spot }) => spot)
  const { id: bookingId, carId } = booking
  const keyIds = await takeKeysBack(tx, { carId, bookingId, locationId, count: back.act?.keys }, staff)
  const read = { way: 'back' as const, at, odometer, fuel, charge, mileageBefore: car.mileage, damage: seen }
  await writeAct(tx, deps, back, { ...read, bookingId, keyIds, drawn, photos, thumbnails }, staff)
  const late = back.late && { ...back.late, proposed: proposed?.total ?? null }
  await recordDone(tx, staff, booking, 'take-back', {
    after: { ...damageOf(damage), ...(late ? { late } : {}) },
  })
  return { kind: 'taken_back', lateFee: fee }
}

/** Damage with an estimate is proposed, with the picture that was taken of it. */
async function proposeDamage(
  tx: Database,
  booking: BookingRow,
  { at, damage }: TakeBackBody,
  pictures: DamagePhotos,
  staff: ByStaff,
): Promise<void> {
  for (const [index, { text: reason, estimate: amount }] of damage.entries()) {
    if (!amount) continue
    const picture = pictures.get(index)
    if (picture) await enterFile(tx, picture.fileKey)
    await enterProposal(tx, booking, { kind: 'damage', amount, reason, happenedAt: at, ...picture }, staff)
  }
}

function decideFee(
  proposed: Cents | undefined,
  late: TakeBackBody['late'],
): Cents | Extract<TakeBackResult, { kind: 'refused' }> {
  if (late?.decision === 'waive') return cents(0)
  if (late?.decision === 'change') return late.amount
  if (proposed === undefined) return refused('late_without_price', 'late')
  if (proposed > 0 && !late) return refused('late_undecided', 'late')
  // Staff saw another fee than this return costs: they look again.
  if (late && late.amount !== proposed) return refused('fee_changed', 'late')
  return proposed
}

async function chargeLateReturn(
  tx: Database,
  booking: BookingRow,
  amount: Cents,
  time: Duration,
): Promise<void> {
  const { bookingLines } = schema
  const [last] = await tx
    .select({ position: max(bookingLines.position) })
    .from(bookingLines)
    .where(eq(bookingLines.bookingId, booking.id))
  await tx.insert(bookingLines).values({
    bookingId: booking.id,
    position: (last?.position ?? -1) + 1,
    kind: 'late-return',
    details: time,
    quantity: 1,
    unitAmount: amount,
    amount,
  })
  const price = plus(booking.price, amount)
  await writeBooking(tx, booking.id, { price, vat: vatWithin(price, booking.vatRate) })
}

/**
 * The car was taken from its pick-up to now and the turnaround, whatever was planned, and stands where it was left. Who came in between keeps theirs:
 * a car that came back too late for the next customer cannot be kept from them as well.
 */
async function freeCar(tx: Database, booking: BookingRow, at: Date, endLocationId: number): Promise<void> {
  const { carOccupancies: taken } = schema
  const [own] = await tx.select().from(taken).where(eq(taken.bookingId, booking.id)).for('update')
  if (!own) return
  const { from, to: planned } = own.occupied
  const { to: free } = agreedPeriod({ ...booking, returnDate: at })
  const [next] = await tx
    .select({ from: taken.startsAt })
    .from(taken)
    .where(and(eq(taken.carId, own.carId), ne(taken.id, own.id), gte(taken.startsAt, planned)))
    .orderBy(taken.startsAt)
    .limit(1)
  const to = next?.from && next.from < free ? next.from : free
  if (to <= from) await tx.delete(taken).where(eq(taken.id, own.id))
  else
    await tx
      .update(taken)
      .set({ occupied: { from, to }, endLocationId, holdExpiresAt: null })
      .where(eq(taken.id, own.id))
}
