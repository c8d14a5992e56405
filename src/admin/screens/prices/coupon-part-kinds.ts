import type { PriceRecord } from '../../../contract/staff/prices.ts'
import type { WordKey } from '../../words/words.tsx'

export type Coupon = PriceRecord<'coupon'>

/** So many percent or so many euros. */
export type Discount = { amount: number | null; isPercentage: boolean }

/** A discount of a part: its name in the API, what it is called, and where it stands in the part. */
export type PartDiscount<Part> = {
  name: string
  label: WordKey<'prices'>
  /** What an empty field means; nothing typed where it means nothing. */
  empty: number | null
  read: (part: Part) => Discount
  write: (part: Part, discount: Discount) => Part
}

/** Parts of a coupon about one kind of thing. */
export type PartKind<Part> = {
  targetOf: (part: Part) => number
  /** A part about something that was just ticked; it begins like the last one. */
  make: (targetId: number, last: Part | undefined) => Part
  discounts: readonly PartDiscount<Part>[]
}

/** A discount that stands in these two fields of a part. */
const discountIn = <
  Amount extends string,
  Unit extends string,
  Part extends Record<Amount, number | null> & Record<Unit, boolean>,
>(
  amount: Amount,
  unit: Unit,
  label: WordKey<'prices'>,
  empty: number | null,
): PartDiscount<Part> => ({
  name: amount,
  label,
  empty,
  read: (part) => ({ amount: part[amount], isPercentage: part[unit] }),
  write: (part, discount) => ({ ...part, [amount]: discount.amount, [unit]: discount.isPercentage }),
})

type OneDiscount = { discount: number | null; isPercentage: boolean }

const likeLast = (last: OneDiscount | undefined): OneDiscount => ({
  discount: last?.discount ?? null,
  isPercentage: last?.isPercentage ?? true,
})

export const groupParts: PartKind<Coupon['groups'][number]> = {
  targetOf: ({ groupId }) => groupId,
  make: (groupId, last) => ({ groupId, ...likeLast(last) }),
  discounts: [discountIn('discount', 'isPercentage', 'coupon.discount', null)],
}

export const serviceParts: PartKind<Coupon['services'][number]> = {
  targetOf: ({ serviceId }) => serviceId,
  make: (serviceId, last) => ({ serviceId, ...likeLast(last) }),
  discounts: [discountIn('discount', 'isPercentage', 'coupon.discount', null)],
}

/** Places have a fee for picking up and one for returning, each with a discount of its own or none. */
export const locationParts: PartKind<Coupon['locations'][number]> = {
  targetOf: ({ locationId }) => locationId,
  make: (locationId) => ({
    locationId,
    rentDiscount: 0,
    isRentPercentage: true,
    returnDiscount: 0,
    isReturnPercentage: true,
  }),
  discounts: [
    discountIn('rentDiscount', 'isRentPercentage', 'coupon.rent', 0),
    discountIn('returnDiscount', 'isReturnPercentage', 'coupon.return', 0),
  ],
}
