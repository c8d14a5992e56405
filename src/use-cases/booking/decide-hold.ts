import type { Database } from '../../db/client.ts'
import { together } from '../../db/together.ts'
import { firstHoldExpiry, unpaidUnder } from '../../domain/booking/hold.ts'
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
  const until = firstHoldExpiry(
    now,
    isRequest,
    rental,
    unpaidUnder(deps.unpaid, deps.catalogue.current.rules),
  )
  const [limit, hasRoom] = await together(
    () => limitUnpaid(tx, deps.unpaid, { email, phone, networkHash }, now),
    () => (until ? hasRoomUnpaid(tx, deps, { carId: car.id, period: rental }, now) : false),
  )
  if (limit) return limit
  return until && hasRoom ? { kind: 'held', until } : { kind: 'not_held' }
}
