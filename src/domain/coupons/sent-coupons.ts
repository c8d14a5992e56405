import type { CalendarDay } from '../calendar/wall-clock.ts'
import type { Catalogue } from '../catalogue.ts'
import type { AgreedCompany } from '../pricing/agreed-company.ts'
import type { Coupon, CouponAnswer, CouponRefusal } from './coupon.ts'
import { normaliseCode } from './coupon-code.ts'

/** The codes a visitor sent, sorted into coupons that may still apply and answers that are already known. */
export type SentCoupons = {
  usable: readonly Coupon[]
  refused: readonly CouponAnswer[]
  /** By whose agreement it is rented; of several codes the first counts. */
  company: AgreedCompany | undefined
}

/** A coupon is valid on its first and its last date, by the date of booking. */
export function sortCoupons(
  { coupons, companies }: Pick<Catalogue, 'coupons' | 'companies'>,
  codes: readonly string[],
  bookedOn: CalendarDay,
): SentCoupons {
  const usable: Coupon[] = []
  const refused: CouponAnswer[] = []
  let company: AgreedCompany | undefined
  for (const code of new Set(codes.map(normaliseCode).filter((code) => code !== ''))) {
    const known = companies.get(code)
    if (known) {
      company ??= known
      continue
    }
    const coupon = coupons.get(code)
    const reason = refusalByDate(coupon, bookedOn)
    if (coupon && !reason) usable.push(coupon)
    else refused.push({ code, name: coupon?.name ?? null, applied: false, reason })
  }
  return { usable, refused, company }
}

function refusalByDate(coupon: Coupon | undefined, bookedOn: CalendarDay): CouponRefusal | null {
  if (!coupon) return 'unknown'
  if (bookedOn < coupon.start) return 'not_yet'
  return bookedOn > coupon.end ? 'expired' : (coupon.spent ?? null)
}

/** Of several answers to one code the most useful one is told: that it works somewhere, else the nearest miss. */
const byUsefulness: readonly (CouponRefusal | null)[] = [
  null,
  'new_clients_only',
  'better_used',
  'service_not_chosen',
  'other_length',
  'nothing_applies',
]

/** One answer per code over the quotes of all groups. */
export function mergeAnswers(answers: Iterable<readonly CouponAnswer[]>): CouponAnswer[] {
  const best = new Map<string, CouponAnswer>()
  for (const answer of [...answers].flat()) {
    const known = best.get(answer.code)
    if (!known || byUsefulness.indexOf(answer.reason) < byUsefulness.indexOf(known.reason))
      best.set(answer.code, answer)
  }
  return [...best.values()]
}
