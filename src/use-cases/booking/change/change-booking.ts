import type { Database } from '../../../db/client.ts'
import { recordEvent } from '../../../db/record-event.ts'
import { keptIf, onTrial } from '../../../db/trial.ts'
import {
  actionOf,
  type BookingChange,
  type BookingTerms,
  type SeenTerms,
  termsTold,
} from '../../../domain/booking/change.ts'
import type { Balance } from '../../../domain/booking/ledger.ts'
import type { Cents } from '../../../domain/money.ts'
import type { ByStaff } from '../../../domain/people/staff.ts'
import { mayTakeOff } from '../../../domain/pricing/hand-price.ts'
import type { QuoteLine } from '../../../domain/pricing/quote-line.ts'
import { isStillSo } from '../../../domain/still-so.ts'
import { lockAtVersion } from '../../catalogue/lock-at-version.ts'
import { issueAnnex } from '../../papers/issue-annex.ts'
import { readFacts } from '../../papers/read-facts.ts'
import { lockAccount, readBalance } from '../../payment/booking-balance.ts'
import { recordChange } from '../../records/record-change.ts'
import type { BookingDependencies } from '../booking-dependencies.ts'
import { readLines } from '../read-lines.ts'
import { changeOfDrivers, readRenter } from './change-wish.ts'
import { explainTakenCar, type TakenCar } from './explain-taken-car.ts'
import { judgePlaces } from './judge-places.ts'
import { type ChangingBooking, type PlanFault, planChange, type SoundPlan } from './plan-change.ts'
import { readTerms, termsFacts } from './read-terms.ts'
import { rewriteBooking } from './rewrite-booking.ts'

export type ChangedBooking = {
  price: Cents
  previousPrice: Cents
  lines: readonly QuoteLine[]
  deposit: Cents
  /** Signed before, and it stands: an annex says what is different. */
  isAnnexed: boolean
  /** Signed before: the customer is asked again. */
  isSignatureVoided: boolean
  /** Coupons that do not hold for what is agreed now. */
  lostCoupons: string[]
  balance: Balance
}

export type ChangeResult =
  | ({ kind: 'changed' } & ChangedBooking)
  /** It is no longer as it was seen: with the terms as they are. */
  | { kind: 'changed_meanwhile'; terms: BookingTerms }
  | { kind: 'not_found' }
  | { kind: 'refused'; faults: PlanFault[] }
  | ({ kind: 'car_taken' } & TakenCar)
  /** Nobody has it, and it cannot be there in time, or not where it is wanted next. */
  | { kind: 'car_too_far'; standsAt: number | undefined; freeCars: TakenCar['freeCars'] }

/** Changes a booking, whole or not at all. The database refuses a car that is taken, whoever asks. */
export function changeBooking(
  deps: BookingDependencies,
  bookingId: number,
  change: BookingChange,
  staff: ByStaff & Brought,
): Promise<ChangeResult> {
  return keptIf(
    deps.db,
    ({ kind }) => kind === 'changed',
    (tx) => changeByStaff(tx, deps, bookingId, change, staff),
    (error) => deps.catalogue.isRenewedAfter(error),
  )
}

/** What the change would lead to: everything happens as it would, and is then taken back. */
export function previewChange(
  deps: BookingDependencies,
  bookingId: number,
  change: BookingChange,
  staff: ByStaff & Brought,
): Promise<ChangeResult> {
  return onTrial(
    deps.db,
    (tx) => changeByStaff(tx, { ...deps, isOnTrial: true }, bookingId, change, staff),
    (error) => deps.catalogue.isRenewedAfter(error),
  )
}

/** What is taken off by hand has a limit for whoever takes it off; a better car for nothing has a reason. */
async function changeByStaff(
  tx: Database,
  deps: BookingDependencies,
  bookingId: number,
  change: BookingChange,
  staff: ByStaff & Brought,
): Promise<ChangeResult> {
  const { company } = deps.catalogue.current
  const renter = change.additionalDrivers && (await readRenter(tx, bookingId))
  const wanted = (booking: ChangingBooking) =>
    renter ? changeOfDrivers(deps.catalogue.current, booking, renter, change) : change
  return changeWithin<ChangeResult>(tx, deps, bookingId, wanted, {
    ...staff,
    actor: 'staff',
    judge: async (_tx, _booking, { quote, after }) =>
      change.handPrice && quote && !mayTakeOff(staff.by.role, quote, after.handPrice, company.discountLimit)
        ? { kind: 'refused', faults: [{ path: 'handPrice', code: 'discount_too_large' }] }
        : undefined,
  })
}

type Brought = {
  /** What is changed, as it was seen: nobody overwrites what they have not seen. */
  previous?: SeenTerms | undefined
  /** Staff see to it that the car is there, whatever the rules between places say. */
  isBrought?: boolean
  /** Why a better car is given at the price of the one that was booked. */
  upgrade?: string | undefined
}

/** Who changes it, and what they may not. */
export type Changer<Refusal = never> = Brought & {
  actor: 'staff' | 'customer'
  by: { id: number | null; name: string }
  now: Date
  /** Once it is known what would be agreed: anything that speaks against it. */
  judge?: (tx: Database, booking: ChangingBooking, plan: SoundPlan) => Promise<Refusal | undefined>
}

/** The same inside the caller's transaction; what is wanted may depend on what was agreed. */
export async function changeWithin<Refusal = never>(
  tx: Database,
  deps: BookingDependencies,
  bookingId: number,
  wanted: (booking: ChangingBooking) => BookingChange,
  { actor, by, now, judge, previous, isBrought = false, upgrade }: Changer<Refusal>,
): Promise<ChangeResult | Refusal> {
  const account = await lockAccount(tx, bookingId)
  if (!account) return { kind: 'not_found' }
  const catalogue = deps.catalogue.current
  const booking = await readTerms(tx, account.booking)
  const terms = termsTold(booking.terms)
  if (previous && !isStillSo(previous, terms)) return { kind: 'changed_meanwhile', terms }
  const change = wanted(booking)
  const carId = change.carId ?? booking.row.carId
  if (!(await lockAtVersion(tx, carId, catalogue))) {
    return { kind: 'refused', faults: [{ path: 'carId', code: 'not_a_car' }] }
  }
  const plan = planChange(catalogue, booking, change, now, actor)
  if (!plan.ok) return { kind: 'refused', faults: plan.faults }
  const refusal = await judge?.(tx, booking, plan)
  if (refusal) return refusal
  const { row } = booking
  const asking = { bookingId, turnaroundMinutes: row.turnaroundMinutes }
  const { isTooFar, standsAt, isFit } = await judgePlaces(tx, catalogue, row, plan, now)
  if (isTooFar && !isBrought) {
    const { freeCars } = await explainTakenCar(tx, carId, plan.rental, asking, now, isFit)
    return { kind: 'car_too_far', standsAt, freeCars }
  }
  const isAnnexed = plan.changed.size > 0 && row.status === 'SIGNED' && plan.signature.length === 0
  const signed = isAnnexed && !deps.isOnTrial ? await readFacts({ ...deps, db: tx }, bookingId) : undefined
  const after = plan.changed.size > 0 ? await rewriteBooking(tx, deps, booking, plan, now) : row
  if (!after) {
    return {
      kind: 'car_taken',
      ...(await explainTakenCar(tx, carId, plan.rental, asking, now, isFit)),
    }
  }
  const isByStaff = actor === 'staff'
  const annex = signed && (await issueAnnex(tx, deps, signed, { isByStaff }, now))
  // Whoever has to sign anew, or gets an annex, is told by that letter.
  if (plan.changed.size > 0 && !annex && (isAnnexed || row.status !== 'SIGNED'))
    await recordEvent(tx, 'booking-changed', { bookingId, isByStaff }, now)
  const { terms: agreed } = await readTerms(tx, after)
  await recordChange(
    tx,
    { by, now },
    {
      resource: 'bookings',
      recordId: bookingId,
      action: actionOf(plan.changed, booking.terms, plan.after),
      before: termsFacts(row, booking.terms.services),
      after: {
        ...termsFacts(after, agreed.services),
        ...(isTooFar ? { isBrought } : {}),
        ...(upgrade ? { upgrade } : {}),
      },
    },
  )
  return {
    kind: 'changed',
    price: after.price,
    previousPrice: row.price,
    lines: plan.quote?.lines ?? (await readLines(tx, bookingId)),
    deposit: after.deposit,
    isAnnexed,
    isSignatureVoided: row.status === 'SIGNED' && after.status !== 'SIGNED',
    lostCoupons: row.couponCodes.filter((code) => !after.couponCodes.includes(code)),
    balance: await readBalance(tx, bookingId),
  }
}
