import type { Database } from '../../../db/client.ts'
import { isCollision } from '../../../db/violated-constraint.ts'
import { actionOf, type BookingChange } from '../../../domain/booking/change.ts'
import type { Balance } from '../../../domain/booking/ledger.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import type { Cents } from '../../../domain/money.ts'
import type { StaffMember } from '../../../domain/people/staff.ts'
import type { QuoteLine } from '../../../domain/pricing/quote-line.ts'
import { lockAtVersion, StaleCatalogue } from '../../catalogue/lock-at-version.ts'
import { lockAccount, readBalance } from '../../payment/booking-money.ts'
import { recordChange } from '../../records/record-change.ts'
import type { BookingDependencies } from '../booking-dependencies.ts'
import { type FreeCar, type InTheWay, tellTaken } from './in-the-way.ts'
import { type ChangeFault, planChange } from './plan-change.ts'
import { readLines, readTerms, termsFacts } from './read-terms.ts'
import { CarTaken, rewriteBooking } from './rewrite-booking.ts'

export type ChangedBooking = {
  price: Cents
  previousPrice: Cents
  lines: readonly QuoteLine[]
  deposit: Cents
  /** Signed before: the customer is asked again. */
  isSignatureVoided: boolean
  /** Coupons that do not hold for what is agreed now. */
  lostCoupons: string[]
  balance: Balance
}

export type ChangeResult =
  | ({ kind: 'changed' } & ChangedBooking)
  | { kind: 'not_found' }
  | { kind: 'refused'; faults: { path: string; code: ChangeFault }[] }
  | { kind: 'car_taken'; inTheWay: InTheWay[]; freeCars: FreeCar[] }

/** Each try meets another change of the catalogue or another transaction in its way: this many in a row are a fault. */
const MOST_TRIES = 20

/** Changes a booking, whole or not at all. The database refuses a car that is taken, whoever asks. */
export function changeBooking(
  deps: BookingDependencies,
  bookingId: number,
  change: BookingChange,
  by: StaffMember,
  now: Date,
): Promise<ChangeResult> {
  return attempt(deps, bookingId, now, (tx, catalogue) =>
    changeWithin(tx, deps, catalogue, bookingId, change, by, now),
  )
}

/** What the change would lead to: everything happens as it would, and is then taken back. */
export function previewChange(
  deps: BookingDependencies,
  bookingId: number,
  change: BookingChange,
  by: StaffMember,
  now: Date,
): Promise<ChangeResult> {
  return attempt(deps, bookingId, now, async (tx, catalogue) => {
    throw new OnlyATrial(await changeWithin(tx, deps, catalogue, bookingId, change, by, now))
  })
}

async function attempt(
  deps: BookingDependencies,
  bookingId: number,
  now: Date,
  work: (tx: Database, catalogue: Catalogue) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const catalogue = deps.catalogue.current
    try {
      return await deps.db.transaction((tx) => work(tx, catalogue))
    } catch (error) {
      if (error instanceof OnlyATrial) return error.result
      if (error instanceof StaleCatalogue) await deps.catalogue.notOlderThan(error.version)
      else if (error instanceof CarTaken) {
        const told = await tellTaken(deps.db, error.carId, error.period, { bookingId }, now)
        // Whoever stood in the way may have gone meanwhile.
        if (told.inTheWay.length > 0) return { kind: 'car_taken', ...told }
      } else if (!isCollision(error)) throw error
    }
  }
  throw new Error('a change found no quiet moment')
}

async function changeWithin(
  tx: Database,
  deps: BookingDependencies,
  catalogue: Catalogue,
  bookingId: number,
  change: BookingChange,
  by: StaffMember,
  now: Date,
): Promise<ChangeResult> {
  const account = await lockAccount(tx, bookingId)
  if (!account) return { kind: 'not_found' }
  const booking = await readTerms(tx, account.booking)
  const carId = change.carId ?? booking.row.carId
  if (!(await lockAtVersion(tx, carId, catalogue))) {
    return { kind: 'refused', faults: [{ path: 'carId', code: 'not_a_car' }] }
  }
  const plan = planChange(catalogue, booking, change, now)
  if (!plan.ok) return { kind: 'refused', faults: plan.faults }
  const { row } = booking
  const after = plan.changed.size > 0 ? await rewriteBooking(tx, deps, booking, plan, now) : row
  const { terms } = await readTerms(tx, after)
  await recordChange(
    tx,
    by,
    {
      resource: 'bookings',
      recordId: bookingId,
      action: actionOf(plan.changed, booking.terms, plan.after),
      before: termsFacts(row, booking.terms.services),
      after: termsFacts(after, terms.services),
    },
    now,
  )
  return {
    kind: 'changed',
    price: after.price,
    previousPrice: row.price,
    lines: plan.quote?.lines ?? (await readLines(tx, bookingId)),
    deposit: after.deposit,
    isSignatureVoided: row.status === 'SIGNED' && after.status !== 'SIGNED',
    lostCoupons: row.couponCodes.filter((code) => !after.couponCodes.includes(code)),
    balance: await readBalance(tx, after),
  }
}

/** Rolls the transaction back and carries the answer out of it. */
class OnlyATrial extends Error {
  readonly result: ChangeResult

  constructor(result: ChangeResult) {
    super('only a trial')
    this.result = result
  }
}
