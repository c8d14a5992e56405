import type { Cents, PercentHundredths } from '../../domain/money.ts'
import type { Weekly } from '../../domain/pricing/seasons.ts'

/**
 * A change of the price list. A negative id is the draft's own name for a record that does not exist yet; later edits
 * of the same draft may refer to it. A record is given whole: what it has in the database and not here, goes.
 */
export type PriceEdit =
  | SeasonEdit
  /** The season `from`, as it is after the edits before this one, once more a year later. */
  | { kind: 'copy-season'; id: number; from: number }
  | { kind: 'remove-season'; id: number }
  | { kind: 'range'; id: number; minDay: number; maxDay: number | null }
  | { kind: 'remove-range'; id: number }
  | { kind: 'weekend'; discount: PercentHundredths }
  | { kind: 'tax'; amount: PercentHundredths }
  | {
      kind: 'end-regulation'
      id: number
      start: string
      end: string
      amount: PercentHundredths
      isDiscount: boolean
    }
  | { kind: 'remove-end-regulation'; id: number }
  | ServiceEdit
  | CouponEdit
  | { kind: 'remove-coupon'; id: number }

export type SeasonEdit = {
  kind: 'season'
  id: number
  groupId: number
  /** First and last date, both inclusive. */
  start: string
  end: string
  day: Weekly<Cents>
  hour: Weekly<Cents>
  adjustments: readonly SeasonAdjustmentEdit[]
}

export type SeasonAdjustmentEdit = { daysRangeId: number; discount: PercentHundredths; regulation: Cents }

export type ServiceEdit = {
  kind: 'service'
  id: number
  price: Cents
  hourPrice: Cents | null
  carPriceMarkupPercent: PercentHundredths
  discounts: readonly { daysRangeId: number; amount: PercentHundredths }[]
}

/** Percent in hundredths or euros in cents, as the flag says. */
type Part = { discount: number; isPercentage: boolean }

export type CouponEdit = {
  kind: 'coupon'
  id: number
  name: string
  code: string
  start: string
  end: string
  isNewClient: boolean
  groups: readonly ({ groupId: number } & Part)[]
  services: readonly ({ serviceId: number } & Part)[]
  locations: readonly {
    locationId: number
    rentDiscount: number
    isRentPercentage: boolean
    returnDiscount: number
    isReturnPercentage: boolean
  }[]
  /** Empty: any length of rental. */
  rangeIds: readonly number[]
}

/** What is wrong with an edit, at which of its fields. */
export type EditFault = { index: number; field: string; code: EditFaultCode }

export type EditFaultCode =
  | 'gone'
  | 'ends_before_start'
  | 'out_of_bounds'
  | 'twice'
  | 'taken'
  | 'required'
  | 'unknown'
  | 'used_by_coupon'
  | 'no_such_day'
