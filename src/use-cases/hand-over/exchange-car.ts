import { eq } from 'drizzle-orm'
import type { ExchangeBody } from '../../contract/staff/exchange.ts'
import type { Database } from '../../db/client.ts'
import { pricedColumns } from '../../db/insert-booking.ts'
import { schema } from '../../db/schema.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { nameIn } from '../../i18n/name-in.ts'
import { planChange, type SoundPlan } from '../booking/change/plan-change.ts'
import { readTerms } from '../booking/change/read-terms.ts'
import { followContract, rewritePrice } from '../booking/change/rewrite-booking.ts'
import { type Refused, recordDone, refused, staffAction } from '../booking/staff-action.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { proposeMissingFuel } from '../extra-charges/propose-after-return.ts'
import { giveKeys, takeKeysBack } from '../fleet/move-keys.ts'
import { issueAnnex } from '../papers/issue-annex.ts'
import { readFacts } from '../papers/read-facts.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import { chargeAndBill } from '../payment/write-ledger.ts'
import { readPriceBefore } from './exchange-price.ts'
import { type Fate, readCounting, sendToFate } from './exchanged-car.ts'
import type { HandOverDependencies } from './hand-over-dependencies.ts'
import { knownAct } from './known-act.ts'
import { type CarRow, damageOf, levelOf, lockCarRow, noteCarSeen } from './note-car-seen.ts'
import { type Exchange, readExchanges } from './read-exchanges.ts'
import { swapOccupancies } from './swap-occupancies.ts'
import { writeAct } from './write-act.ts'

export type ExchangeResult =
  | ({ kind: 'exchanged'; isSignatureNeeded: boolean } & Fate)
  | Refused<
      | 'in_the_future'
      | 'before_hand_over'
      | 'rental_over'
      | 'odometer_below'
      | 'required'
      | 'unknown_location'
      | 'not_a_car'
      | 'car_taken'
      | 'no_price'
      | 'price_changed'
      | 'not_after_start'
      | 'key_reused'
    >

/** One car comes back while its rental runs and another goes out: one booking, one contract, two cars with readings of their own. */
export async function exchangeCar(
  deps: HandOverDependencies,
  id: number,
  body: ExchangeBody,
  staff: ByStaff,
): Promise<ExchangeResult> {
  // Read before the transaction: on the embedded database there is one connection, and it would wait for itself.
  const catalogue = await deps.catalogue.newest()
  return staffAction(
    deps.db,
    id,
    'exchange',
    staff,
    (tx, { booking }) => exchangeWithin(tx, deps, booking, body, catalogue, staff),
    async (tx): Promise<ExchangeResult | undefined> => {
      const known = await knownAct(tx, id, 'back', body)
      if (known === 'same')
        return { kind: 'exchanged', isSignatureNeeded: false, blockedUntil: null, counting: [] }
      return known && refused('key_reused', 'key')
    },
  )
}

async function exchangeWithin(
  tx: Database,
  deps: HandOverDependencies,
  booking: BookingRow,
  body: ExchangeBody,
  catalogue: Catalogue,
  staff: ByStaff,
): Promise<ExchangeResult> {
  const judged = await judge(tx, booking, body, catalogue, staff)
  if ('kind' in judged) return judged
  const { oldCar, newCar, old, next, place, plan, pricedGroupId } = judged
  const { now } = staff
  const { at, reason, note, locationId } = body
  const isAnnexed = booking.status === 'SIGNED' && judged.signature.length === 0
  const signed = isAnnexed ? await readFacts({ ...deps, db: tx }, booking.id) : undefined
  const exchange = await swapOccupancies(
    tx,
    booking,
    {
      bookingId: booking.id,
      at,
      reason,
      note,
      locationId,
      oldCarId: oldCar.id,
      newCarId: newCar.id,
      outOdometer: booking.rentOdometer,
      outFuel: booking.rentFuel,
      outCharge: booking.rentCharge,
      oldOdometer: body.old.odometer,
      oldFuel: old.fuel,
      oldCharge: old.charge,
      newOdometer: body.new.odometer,
      newFuel: next.fuel,
      newCharge: next.charge,
      isPriceKept: body.price.kind === 'keep',
      byId: staff.by.id,
      createdAt: now,
    },
    { isKept: body.fate.kind === 'service', now },
  )
  if (!exchange) return refused('car_taken', 'new.carId')
  const price = plan?.quote ? await readPriceBefore(tx, booking) : null
  const fate = await sendToFate(tx, exchange, body.fate, staff)
  await proposeMissingFuel(tx, deps, booking, { at, ...old }, staff)
  await writeActs(tx, deps, exchange, body, { oldCar, newCar }, staff)

  const status = (await followContract(tx, booking, judged.signature, now)) ?? booking.status
  const written = await writeBooking(tx, booking.id, {
    carId: newCar.id,
    status,
    pricedGroupId,
    rentOdometer: body.new.odometer,
    rentFuel: next.fuel,
    rentCharge: next.charge,
    ...(plan?.quote ? { handPrice: plan.after.handPrice, ...pricedColumns(plan.rental, plan.quote) } : {}),
  })
  if (plan?.quote) await rewritePrice(tx, booking.id, plan.quote)
  const before = { status, priceAfter: written.price, pricedGroupId: booking.pricedGroupId, price }
  await tx.update(schema.carExchanges).set({ before }).where(eq(schema.carExchanges.id, exchange.id))
  await chargeAndBill(tx, deps, written, 'changed', now)
  if (signed) {
    const told = {
      at,
      reason,
      place: nameIn(place, signed.language),
      old: { name: oldCar.name, plate: oldCar.registerNumber, odometer: body.old.odometer, ...old },
      new: { name: newCar.name, plate: newCar.registerNumber, odometer: body.new.odometer, ...next },
    }
    await issueAnnex(tx, deps, signed, { isByStaff: true, exchange: told }, now)
  }
  await recordDone(tx, staff, booking, 'exchange', {
    after: { ...damageOf(body.old.damage), exchanged: reason, ...(note ? { note } : {}) },
  })
  const isSignatureNeeded = booking.status === 'SIGNED' && status !== 'SIGNED'
  return {
    kind: 'exchanged',
    isSignatureNeeded,
    ...fate,
    counting: await readCounting(tx, exchange, body.fate),
  }
}

type Judged = {
  oldCar: CarRow
  newCar: CarRow
  old: { fuel: number | null; charge: number | null }
  next: { fuel: number | null; charge: number | null }
  place: typeof schema.locations.$inferSelect
  /** Undefined where the price stays. */
  plan: SoundPlan | undefined
  pricedGroupId: number | null
  signature: SoundPlan['signature']
}

/** Everything that can be wrong, before anything is written. */
async function judge(
  tx: Database,
  booking: BookingRow,
  body: ExchangeBody,
  catalogue: Catalogue,
  { now }: ByStaff,
): Promise<Judged | Extract<ExchangeResult, { kind: 'refused' }>> {
  const { at, fate } = body
  const last = (await readExchanges(tx, booking.id)).at(-1)
  const begun = last?.at ?? booking.handedOverAt ?? booking.rentDate
  if (at > now) return refused('in_the_future', 'at')
  if (at <= begun) return refused('before_hand_over', 'at')
  if (at >= booking.returnDate) return refused('rental_over', 'at')
  if (fate.kind === 'service' && fate.until <= at) return refused('not_after_start', 'fate.until')
  const known = catalogue.cars.get(body.new.carId)
  if (!known || known.id === booking.carId) return refused('not_a_car', 'new.carId')
  // In the order of their numbers: two exchanges at once never wait for each other.
  const locked = new Map<number, CarRow>()
  for (const carId of [booking.carId, known.id].toSorted((a, b) => a - b))
    locked.set(carId, await lockCarRow(tx, carId))
  const [oldCar, newCar] = [locked.get(booking.carId), locked.get(known.id)]
  if (!oldCar || !newCar) return refused('not_a_car', 'new.carId')
  if (body.old.odometer < (booking.rentOdometer ?? oldCar.mileage))
    return refused('odometer_below', 'old.odometer')
  if (body.new.odometer < newCar.mileage) return refused('odometer_below', 'new.odometer')
  const old = levelOf(oldCar, body.old)
  if (!old.ok) return refused('required', `old.${old.path}`)
  const next = levelOf(newCar, body.new)
  if (!next.ok) return refused('required', `new.${next.path}`)
  const { locations } = schema
  const [place] = await tx.select().from(locations).where(eq(locations.id, body.locationId))
  if (!place) return refused('unknown_location', 'locationId')
  const cars = {
    oldCar,
    newCar,
    old: { fuel: old.fuel, charge: old.charge },
    next: { fuel: next.fuel, charge: next.charge },
  }
  const terms = await readTerms(tx, booking)
  if (body.price.kind === 'keep') {
    const pricedGroupId = newCar.groupId === terms.groupId ? null : terms.groupId
    return { ...cars, place, plan: undefined, pricedGroupId, signature: [] }
  }
  const plan = planChange(catalogue, terms, { carId: newCar.id }, now, 'staff', { isExchange: true })
  if (!plan.ok) return refused('no_price', 'price')
  if ((plan.quote?.total ?? booking.price) !== body.price.total) return refused('price_changed', 'price')
  return { ...cars, place, plan, pricedGroupId: plan.pricedGroupId, signature: plan.signature }
}

/** The first car as it came back, with its pictures under the key that was sent, and the second as it went out. */
async function writeActs(
  tx: Database,
  deps: HandOverDependencies,
  exchange: Exchange,
  body: ExchangeBody,
  { oldCar, newCar }: { oldCar: CarRow; newCar: CarRow },
  staff: ByStaff,
): Promise<void> {
  const { id: exchangeId, bookingId, at } = exchange
  const seen = { odometer: body.old.odometer, damage: body.old.damage, action: 'exchange' }
  const damage = await noteCarSeen(tx, oldCar, seen, staff)
  const common = { bookingId, exchangeId, at, drawn: null, photos: [] }
  const { locationId } = exchange
  const back = await takeKeysBack(tx, { carId: oldCar.id, bookingId, locationId }, staff)
  const given = await giveKeys(tx, { carId: newCar.id, bookingId, locationId }, staff)
  await writeAct(
    tx,
    deps,
    body,
    {
      ...common,
      way: 'back',
      odometer: exchange.oldOdometer,
      fuel: exchange.oldFuel,
      charge: exchange.oldCharge,
      mileageBefore: oldCar.mileage,
      damage,
      keyIds: back,
    },
    staff,
  )
  await noteCarSeen(tx, newCar, { odometer: body.new.odometer, damage: [], action: 'exchange' }, staff)
  await writeAct(
    tx,
    deps,
    {},
    {
      ...common,
      way: 'out',
      odometer: exchange.newOdometer,
      fuel: exchange.newFuel,
      charge: exchange.newCharge,
      mileageBefore: newCar.mileage,
      damage: [],
      keyIds: given,
    },
    staff,
  )
}
