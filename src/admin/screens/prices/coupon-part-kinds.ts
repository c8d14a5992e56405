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

type OneDiscount = { discount: number | null; isPercentage: boolean }

const likeLast = (last: OneDiscount | undefined): OneDiscount => ({
  discount: last?.discount ?? null,
  isPercentage: last?.isPercentage ?? true,
})

const oneDiscount = <Part extends OneDiscount>(): PartDiscount<Part> => ({
  name: 'discount',
  label: 'coupon.discount',
  empty: null,
  read: ({ discount, isPercentage }) => ({ amount: discount, isPercentage }),
  write: (part, { amount, isPercentage }) => ({ ...part, discount: amount, isPercentage }),
})

export const groupParts: PartKind<Coupon['groups'][number]> = {
  targetOf: ({ groupId }) => groupId,
  make: (groupId, last) => ({ groupId, ...likeLast(last) }),
  discounts: [oneDiscount()],
}

export const serviceParts: PartKind<Coupon['services'][number]> = {
  targetOf: ({ serviceId }) => serviceId,
  make: (serviceId, last) => ({ serviceId, ...likeLast(last) }),
  discounts: [oneDiscount()],
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
    {
      name: 'rentDiscount',
      label: 'coupon.rent',
      empty: 0,
      read: (part) => ({ amount: part.rentDiscount, isPercentage: part.isRentPercentage }),
      write: (part, discount) => ({
        ...part,
        rentDiscount: discount.amount,
        isRentPercentage: discount.isPercentage,
      }),
    },
    {
      name: 'returnDiscount',
      label: 'coupon.return',
      empty: 0,
      read: (part) => ({ amount: part.returnDiscount, isPercentage: part.isReturnPercentage }),
      write: (part, discount) => ({
        ...part,
        returnDiscount: discount.amount,
        isReturnPercentage: discount.isPercentage,
      }),
    },
  ],
}
