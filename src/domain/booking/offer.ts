import { instantOf, labelOf } from '../calendar/tallinn.ts'
import { addDays, atTime, dayOf } from '../calendar/wall-clock.ts'
import { minus, plus, vatWithin } from '../money.ts'
import { perDay, type Quote } from '../pricing/quote.ts'
import type { QuoteLine } from '../pricing/quote-line.ts'

/** An offer is open until somebody takes it or takes it back, and at the latest until its time is over. */
export const offerStates = ['open', 'taken', 'expired', 'withdrawn'] as const
export type OfferState = (typeof offerStates)[number]

type OfferFacts = { bookingId: number | null; withdrawnAt: Date | null; expiresAt: Date }

export function offerStateOf({ bookingId, withdrawnAt, expiresAt }: OfferFacts, now: Date): OfferState {
  if (bookingId !== null) return 'taken'
  if (withdrawnAt !== null) return 'withdrawn'
  return expiresAt <= now ? 'expired' : 'open'
}

/** For how long staff usually make one; any other moment can be typed. */
export const offerLengths = ['tomorrow', 'three-days', 'week'] as const
export type OfferLength = (typeof offerLengths)[number]
const days: Record<OfferLength, number> = { tomorrow: 1, 'three-days': 3, week: 7 }

/** Of the last day. */
export const OFFER_EVENING = 18 * 60
/** Nobody keeps a price, let alone a car, for longer by this. */
export const LONGEST_OFFER_DAYS = 60

/** Until six in the evening of the last day, and never beyond the pick-up. */
export function offerExpiry(now: Date, length: OfferLength, pickUp: Date): Date {
  const evening = instantOf(atTime(addDays(dayOf(labelOf(now)), days[length]), OFFER_EVENING))
  if (!evening) throw new RangeError('a day has no evening')
  return evening < pickUp ? evening : pickUp
}

export type OfferEndFault = 'past' | 'too_far' | 'after_pick_up'

/** Whether an offer may end then. */
export function faultOfOfferEnd(until: Date, now: Date, pickUp: Date): OfferEndFault | undefined {
  if (until <= now) return 'past'
  if (until > pickUp) return 'after_pick_up'
  return until.getTime() - now.getTime() > LONGEST_OFFER_DAYS * 24 * 3_600_000 ? 'too_far' : undefined
}

/**
 * What an offer costs whoever takes it: what was offered, and what follows from who drives and was not known then, at
 * today's price.
 */
export function withNewServices(offered: Quote, today: Quote): Quote {
  const had = new Map(offered.services.map(({ serviceId, quantity }) => [serviceId, quantity]))
  const fresh = today.services.filter(({ serviceId, quantity }) => quantity > (had.get(serviceId) ?? 0))
  if (fresh.length === 0) return offered
  const isFresh = (line: QuoteLine) =>
    (line.kind === 'service' || line.kind === 'service-coupon') &&
    fresh.some(({ serviceId }) => serviceId === line.details.serviceId)
  // A service of which more pieces are wanted is told anew, whole.
  const lines = [...offered.lines.filter((line) => !isFresh(line)), ...today.lines.filter(isFresh)]
  let total = minus(offered.total, offered.total)
  for (const { amount } of lines) total = plus(total, amount)
  const vat = vatWithin(total, offered.vatRate)
  return {
    ...offered,
    lines,
    total,
    withoutCoupons: plus(offered.withoutCoupons, minus(total, offered.total)),
    vat,
    net: minus(total, vat),
    pricePerDay: perDay(total, offered.duration),
    services: [
      ...offered.services.filter(({ serviceId }) => fresh.every((one) => one.serviceId !== serviceId)),
      ...fresh,
    ],
  }
}
