import { violatedConstraint } from '../../db/violated-constraint.ts'
import type { EditFault, EditFaultCode } from './price-edit.ts'
import { Gone } from './price-pen.ts'
import { NoSuchDay } from './write-season.ts'

/** What the database refuses, as the field of the edit it is about. */
const refusals: Record<string, { field: string; code: EditFaultCode }> = {
  group_prices_order: { field: 'end', code: 'ends_before_start' },
  group_prices_days: { field: 'day', code: 'out_of_bounds' },
  group_prices_hours: { field: 'hour', code: 'out_of_bounds' },
  group_prices_group_id_groups_id_fk: { field: 'groupId', code: 'unknown' },
  discounts_amount: { field: 'adjustments', code: 'out_of_bounds' },
  discounts_season_range: { field: 'adjustments', code: 'twice' },
  discounts_days_range_id_days_ranges_id_fk: { field: 'adjustments', code: 'unknown' },
  price_regulations_season_range: { field: 'adjustments', code: 'twice' },
  price_regulations_days_range_id_days_ranges_id_fk: { field: 'adjustments', code: 'unknown' },
  days_ranges_order: { field: 'maxDay', code: 'ends_before_start' },
  weekends_discount: { field: 'discount', code: 'out_of_bounds' },
  taxes_amount: { field: 'amount', code: 'out_of_bounds' },
  end_price_regulations_amount: { field: 'amount', code: 'out_of_bounds' },
  end_price_regulations_order: { field: 'end', code: 'ends_before_start' },
  services_prices: { field: 'price', code: 'out_of_bounds' },
  services_hour_price: { field: 'hourPrice', code: 'out_of_bounds' },
  services_markup: { field: 'carPriceMarkupPercent', code: 'out_of_bounds' },
  service_discounts_amount: { field: 'discounts', code: 'out_of_bounds' },
  service_discounts_service_range: { field: 'discounts', code: 'twice' },
  service_discounts_days_range_id_days_ranges_id_fk: { field: 'discounts', code: 'unknown' },
  coupons_code: { field: 'code', code: 'taken' },
  coupons_code_form: { field: 'code', code: 'required' },
  coupons_order: { field: 'end', code: 'ends_before_start' },
  group_coupons_pair: { field: 'groups', code: 'twice' },
  group_coupons_discount: { field: 'groups', code: 'out_of_bounds' },
  group_coupons_group_id_groups_id_fk: { field: 'groups', code: 'unknown' },
  service_coupons_pair: { field: 'services', code: 'twice' },
  service_coupons_discount: { field: 'services', code: 'out_of_bounds' },
  service_coupons_service_id_services_id_fk: { field: 'services', code: 'unknown' },
  location_coupons_pair: { field: 'locations', code: 'twice' },
  location_coupons_rent: { field: 'locations', code: 'out_of_bounds' },
  location_coupons_return: { field: 'locations', code: 'out_of_bounds' },
  location_coupons_location_id_locations_id_fk: { field: 'locations', code: 'unknown' },
  coupon_days_ranges_pair: { field: 'rangeIds', code: 'twice' },
}

/** One constraint, two meanings: a coupon for a range that is not there, or a range that a coupon still needs. */
const COUPON_NEEDS_RANGE = 'coupon_days_ranges_days_range_id_days_ranges_id_fk'

/** The fault of an edit that was refused; undefined when something else broke. */
export function faultOf(error: unknown, index: number, kind: string): EditFault | undefined {
  if (error instanceof Gone)
    return { index, field: error.field, code: error.field === 'id' ? 'gone' : 'unknown' }
  if (error instanceof NoSuchDay) return { index, field: 'from', code: 'no_such_day' }
  const constraint = violatedConstraint(error)
  if (constraint === COUPON_NEEDS_RANGE) {
    return kind === 'remove-range'
      ? { index, field: 'id', code: 'used_by_coupon' }
      : { index, field: 'rangeIds', code: 'unknown' }
  }
  const refusal = constraint === undefined ? undefined : refusals[constraint]
  return refusal && { index, ...refusal }
}
