import type { Database } from '../../db/client.ts'
import { firstHoldExpiry } from '../../domain/booking/hold.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { CheckedRegistration } from './check-registration.ts'
import { hasRoomUnpaid } from './has-room-unpaid.ts'
import { limitUnpaid, type UnpaidLimit } from './limit-unpaid.ts'

/** A visitor, by a keyed hash of the network they come from. */
export type Visitor = { networkHash: string }

/** `until`: null keeps the car. */
export type Hold = { kind: 'held'; until: Date | null } | { kind: 'not_held' }

/** What a visitor may have without paying: a car for a while, a booking without one, or neither. */
export async function decideHold(
  tx: Database,
  deps: BookingDependencies,
  { client, car, rental, isRequest }: CheckedRegistration,
  { networkHash }: Visitor,
  now: Date,
): Promise<Hold | UnpaidLimit> {
  const { email, phone } = client
  const limit = await limitUnpaid(tx, deps.unpaid, { email, phone, networkHash }, now)
  if (limit) return limit
  const until = firstHoldExpiry(now, isRequest, rental, deps.unpaid)
  if (!until || !(await hasRoomUnpaid(tx, deps, { carId: car.id, period: rental }, now))) {
    return { kind: 'not_held' }
  }
  return { kind: 'held', until }
}
