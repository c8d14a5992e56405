import type { Cents } from '../money.ts'
import {
  type Coupon,
  type CouponAnswer,
  type CouponDiscount,
  type CouponRefusal,
  discountOn,
} from './coupon.ts'

/** What is known when a coupon is used: the billed length, and whether the person is new once that is known. */
export type CouponContext = { rangeId: number | undefined; isNewClient: boolean | undefined }

/**
 * The coupons of one quote. Each target takes only its best coupon, different targets may take different ones, and
 * at the end every coupon has an answer.
 */
export class CouponUse {
  readonly #valid: Coupon[] = []
  readonly #refusals = new Map<Coupon, CouponRefusal>()
  readonly #applied = new Set<Coupon>()
  readonly #asked = new Set<Coupon>()
  readonly #outdone = new Set<Coupon>()

  constructor(coupons: readonly Coupon[], context: CouponContext) {
    for (const coupon of coupons) {
      const refusal = refusalFor(coupon, context)
      if (refusal) this.#refusals.set(coupon, refusal)
      else this.#valid.push(coupon)
    }
  }

  get hasApplied(): boolean {
    return this.#applied.size > 0
  }

  /** The best discount on what a target costs, or undefined. Of equal ones the older coupon is taken. */
  best(
    rest: Cents,
    discountFor: (coupon: Coupon) => CouponDiscount | undefined,
  ): { code: string; off: Cents } | undefined {
    let best: { coupon: Coupon; off: Cents } | undefined
    for (const coupon of this.#valid) {
      const discount = discountFor(coupon)
      if (discount) this.#asked.add(coupon)
      const off = discount ? discountOn(rest, discount) : 0
      if (off === 0) continue
      this.#outdone.add(coupon)
      if (!best || off > best.off || (off === best.off && coupon.id < best.coupon.id)) best = { coupon, off }
    }
    if (!best) return undefined
    this.#applied.add(best.coupon)
    return { code: best.coupon.code, off: best.off }
  }

  answers(): CouponAnswer[] {
    const all = [...this.#valid, ...this.#refusals.keys()]
    return all.map((coupon) => {
      const reason = this.#reason(coupon)
      return { code: coupon.code, name: coupon.name, applied: reason === null, reason }
    })
  }

  #reason(coupon: Coupon): CouponRefusal | null {
    if (this.#applied.has(coupon)) return null
    const refusal = this.#refusals.get(coupon)
    if (refusal) return refusal
    if (this.#outdone.has(coupon)) return 'better_used'
    return coupon.services.size > 0 && !this.#asked.has(coupon) ? 'service_not_chosen' : 'nothing_applies'
  }
}

function refusalFor(coupon: Coupon, { rangeId, isNewClient }: CouponContext): CouponRefusal | undefined {
  if (coupon.ranges.size > 0 && (rangeId === undefined || !coupon.ranges.has(rangeId))) return 'other_length'
  return coupon.isNewClient && isNewClient === false ? 'new_clients_only' : undefined
}
