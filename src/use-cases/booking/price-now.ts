import { withNewServices } from '../../domain/booking/offer.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import type { CouponRefusal } from '../../domain/coupons/coupon.ts'
import { type HandPrice, withHandPrice } from '../../domain/pricing/hand-price.ts'
import { quote } from '../../domain/pricing/quote.ts'
import type { TakenOffer } from './booker.ts'
import type { CheckedRegistration } from './check-registration.ts'

/** What is known of a coupon only when somebody uses it. */
const lostAtLast: ReadonlySet<CouponRefusal> = new Set(['new_clients_only', 'used_up', 'used_by_person'])

/**
 * The price now, and whether it is the one that was seen. Visitors are not told whether someone is a client: for them
 * the coupon of new clients counts, and people see what has to be seen.
 */
export function priceNow(
  catalogue: Catalogue,
  { rental, car, services, seenCarPrice, seenTotal, seenDeposit }: CheckedRegistration,
  isNew: boolean | undefined,
  { offer, byHand }: { offer: TakenOffer | undefined; byHand: HandPrice | undefined },
) {
  const by = { isNewClient: isNew, isAgreed: offer !== undefined }
  const carQuote = quote(catalogue, car.groupId, rental, by)
  const listed = quote(catalogue, car.groupId, rental, { services, ...by })
  if (!carQuote || !listed) throw new Error('a checked registration has no price')
  const priced = offer ? withNewServices(offer.quote, listed) : withHandPrice(listed, byHand ?? null)

  const isWrong = (seen: number | undefined, is: number) => seen !== undefined && seen !== is
  const lostCoupon = priced.coupons.some(({ reason }) => reason !== null && lostAtLast.has(reason))
  const isSeen = seenCarPrice === carQuote.total || seenTotal === priced.total
  // Whoever counted on such a coupon must be told, even when no price came along to compare.
  const isAgreed =
    !isWrong(seenCarPrice, carQuote.total) &&
    !isWrong(seenTotal, priced.total) &&
    !isWrong(seenDeposit, priced.deposit) &&
    (!lostCoupon || isSeen)
  return { carQuote, priced, isAgreed }
}
