import {
  type BookingChange,
  type BookingTerms,
  type ChangedField,
  changedFields,
  isPossibleAfterHandOver,
  isPricedAnew,
  termsAfter,
} from '../../../domain/booking/change.ts'
import {
  type AgreedService,
  chooseServices,
  type ServiceFault,
  withAgreedServices,
} from '../../../domain/booking/choose-services.ts'
import { type Actor, nextStatus } from '../../../domain/booking/life.ts'
import { excessIn, type SignatureReason, signatureReasons } from '../../../domain/booking/signature-needed.ts'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { earlier, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import { isLimited } from '../../../domain/coupons/coupon.ts'
import { handPriceAfterChange, withHandPrice } from '../../../domain/pricing/hand-price.ts'
import { type Quote, quote, shortestRental } from '../../../domain/pricing/quote.ts'
import { type AgreedStops, planRental, type Rental } from '../../../domain/pricing/rental.ts'
import type { RentalFault } from '../../../domain/pricing/rental-faults.ts'
import { type BookingRow, lifeOf } from '../../payment/booking-balance.ts'

export type ChangeFault =
  | 'cancelled'
  | 'returned'
  | 'handed_over'
  | 'not_a_car'
  | 'no_price'
  | 'past'
  | 'discount_too_large'
  | Exclude<RentalFault['code'], 'in_the_past' | 'documents_too_late' | 'no_prices'>
  | ServiceFault['code']

/** A booking that is to be changed: what was agreed, the group of the car it has and the one it is priced by. */
export type ChangingBooking = {
  row: BookingRow
  terms: BookingTerms
  carGroupId: number
  groupId: number
  /** The price as it was told for a rental. */
  told: (rental: Rental) => Quote
  stops: Required<AgreedStops>
  services: readonly AgreedService[]
}

export type PlannedChange =
  | {
      ok: true
      changed: ReadonlySet<ChangedField>
      after: BookingTerms
      rental: Rental
      status: BookingRow['status']
      /** Where it is not that of the car. */
      pricedGroupId: number | null
      /** Undefined where the price stays as it was told. */
      quote: Quote | undefined
      /** Why what was signed has to be signed anew; otherwise an annex says what is different. */
      signature: SignatureReason[]
    }
  | { ok: false; faults: PlanFault[] }

export type PlanFault = { path: string; code: ChangeFault } & Pick<RentalFault, 'closed' | 'shortest'>

export type SoundPlan = Extract<PlannedChange, { ok: true }>

const notPossible = (path: string, code: ChangeFault): PlannedChange => ({
  ok: false,
  faults: [{ path, code }],
})

/**
 * What a change would lead to, by the same rules as a visitor's booking. Whatever a price depends on is priced anew as
 * a whole, by today's price list; another car of the same group costs what was agreed. What nobody changes is not judged
 * again: a place keeps its hour and its fee, and a service that is no longer offered its price.
 */
export function planChange(
  catalogue: Catalogue,
  { row, terms: before, carGroupId, groupId, told, stops, services: agreed }: ChangingBooking,
  change: BookingChange,
  now: Date,
  actor: Actor,
  { isExchange = false } = {},
): PlannedChange {
  const step = nextStatus(lifeOf(row), 'change', actor)
  if (!step.ok) return notPossible('', step.reason === 'returned' ? 'returned' : 'cancelled')
  const after = termsAfter(before, change)
  const changed = changedFields(before, after)
  if (row.handedOverAt && !isExchange && !isPossibleAfterHandOver(changed))
    return notPossible('', 'handed_over')
  const newCar = changed.has('carId') ? catalogue.cars.get(after.carId) : undefined
  if (changed.has('carId') && !newCar) return notPossible('carId', 'not_a_car')

  const nowLabel = labelOf(now)
  const past = (['rentAt', 'returnAt'] as const).filter(
    (field) => changed.has(field) && after[field] < nowLabel,
  )
  // Coupons hold by the day of booking, and a pick-up that nobody moves may lie behind us.
  const bookedAt = earlier(labelOf(row.createdAt), after.rentAt)
  const asked = { ...after, couponCodes: codesOf(row, catalogue), hasCheckedDocuments: true }
  const planned = planRental(catalogue, asked, bookedAt, {
    rent: changed.has('rentAt') || changed.has('rentLocationId') ? undefined : stops.rent,
    return: changed.has('returnAt') || changed.has('returnLocationId') ? undefined : stops.return,
  })
  const choice = chooseServices(withAgreedServices(catalogue, agreed, after.services), after.services)
  const faults = [
    ...past.map((path) => ({ path, code: 'past' as const })),
    ...(planned.ok ? [] : planned.faults.flatMap((fault) => rentalFault(fault, nowLabel))),
    ...(choice.ok ? [] : choice.faults.map(({ index, code }) => ({ path: `services.${index}`, code }))),
  ]
  if (faults.length > 0 || !planned.ok || !choice.ok) return { ok: false, faults }

  const newCarGroupId = newCar?.groupId ?? carGroupId
  const newGroupId = change.isUpgrade || newCarGroupId === carGroupId ? groupId : newCarGroupId
  const { rental } = planned
  const isPriced = newGroupId !== groupId || isPricedAnew(changed)
  // Whoever stays longer, or changes something else, is not asked to have been longer from the beginning.
  const isAgreed = !changed.has('rentAt') && after.returnAt >= before.returnAt && newGroupId === groupId
  const fresh = isPriced
    ? quote(catalogue, newGroupId, rental, { services: choice.services, isAgreed })
    : undefined
  const shortest = isPriced && !fresh ? shortestRental(catalogue, newGroupId, rental) : undefined
  if (shortest) return { ok: false, faults: [{ path: 'returnAt', code: 'too_short', shortest }] }
  if (isPriced && !fresh) return notPossible('returnAt', 'no_price')
  const handPrice =
    isPriced && !changed.has('handPrice') ? handPriceAfterChange(before.handPrice) : after.handPrice
  const without = fresh ?? (changed.has('handPrice') ? told(rental) : undefined)
  const priced = without && withHandPrice(without, handPrice)
  const excess = excessIn(agreed.map(({ service }) => service))
  const signature = signatureReasons(
    { ...before, groupId, price: row.price, deposit: row.deposit, excess },
    {
      ...after,
      groupId: newGroupId,
      price: priced?.total ?? row.price,
      deposit: priced?.deposit ?? row.deposit,
      excess: priced ? excessIn(priced.services) : excess,
    },
    { isOut: row.handedOverAt !== null },
  )
  return {
    ok: true,
    changed,
    after: { ...after, handPrice },
    rental,
    status: step.status,
    pricedGroupId: newGroupId === newCarGroupId ? null : newGroupId,
    quote: priced,
    signature,
  }
}

/** A coupon of which there are only so many counts where it was counted, and nowhere anew. */
const codesOf = ({ sentCouponCodes, couponCodes }: BookingRow, { coupons }: Catalogue): string[] =>
  sentCouponCodes.filter((code) => {
    const coupon = coupons.get(code)
    return couponCodes.includes(code) || !coupon || !isLimited(coupon)
  })

const fieldOf: Record<RentalFault['path'], ChangedField> = {
  rentDate: 'rentAt',
  returnDate: 'returnAt',
  rentLocationId: 'rentLocationId',
  returnLocationId: 'returnLocationId',
}

/** That a time lies behind us was judged already, by today's clock. */
function rentalFault({ path, code, closed }: RentalFault, now: WallMinute): PlanFault[] {
  if (code === 'in_the_past' || code === 'documents_too_late' || code === 'no_prices') return []
  if (!closed) return [{ path: fieldOf[path], code }]
  const isAhead = closed.nearest !== undefined && closed.nearest >= now
  return [{ path: fieldOf[path], code, closed: { ...closed, nearest: isAhead ? closed.nearest : undefined } }]
}
