import { getTableName } from 'drizzle-orm'
import { type Resource, type ResourceName, resourceNames } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { tableOf } from './tables.ts'

type Code =
  | 'taken'
  | 'before_start'
  | 'out_of_bounds'
  | 'required'
  | 'unknown_value'
  | 'only_one'
  | 'one_of_two'
  | 'no_consent'
  | 'overlaps'
  | 'full'
  | 'together'

/** What the database would not take: the field of a record, and what is wrong there. */
export type Refusal = { resource: ResourceName; field: string; code: Code }

/** Which field a constraint is about. Foreign keys tell it by their names: `cars_group_id_groups_id_fk`. */
const guarded: Record<string, readonly [field: string, code: Code]> = {
  admins_email: ['email', 'taken'],
  admins_limits: ['refundLimit', 'out_of_bounds'],
  car_keys_label: ['label', 'taken'],
  car_keys_spot: ['spot', 'taken'],
  car_keys_booking_id_bookings_id_fk: ['bookingId', 'unknown_value'],
  company_accounts_registry_code: ['registryCode', 'taken'],
  company_accounts_code: ['code', 'taken'],
  company_prices_order: ['end', 'before_start'],
  company_prices_one: ['dayPrice', 'one_of_two'],
  company_prices_day: ['dayPrice', 'out_of_bounds'],
  company_prices_discount: ['discount', 'out_of_bounds'],
  company_prices_no_overlap: ['start', 'overlaps'],
  company_pkey: ['name', 'taken'],
  cars_register_number: ['registerNumber', 'taken'],
  cars_vin: ['vin', 'taken'],
  questionnaires_booking: ['bookingId', 'taken'],
  questionnaires_shown: ['isShown', 'no_consent'],
  smart_locker_reservations_booking: ['purpose', 'taken'],
  smart_locker_reservations_no_overlap: ['start', 'taken'],
  smart_lockers_name: ['name', 'taken'],

  location_trips_pair: ['secondLocationId', 'taken'],
  location_trips_places: ['secondLocationId', 'taken'],
  location_trips_hours: ['hours', 'out_of_bounds'],
  location_trips_cost: ['cost', 'out_of_bounds'],

  location_exceptions_order: ['end', 'before_start'],
  location_exceptions_hours: ['closes', 'together'],
  location_exceptions_reasons: ['reasonEn', 'together'],
  location_exceptions_prices: ['rentPrice', 'out_of_bounds'],
  location_exceptions_no_overlap: ['start', 'overlaps'],
  location_exceptions_count: ['locationId', 'full'],

  group_prices_order: ['end', 'before_start'],
  group_prices_min_days: ['minDays', 'out_of_bounds'],
  group_prices_names: ['nameEn', 'together'],
  group_prices_days: ['monday', 'out_of_bounds'],
  group_prices_hours: ['mondayHour', 'out_of_bounds'],
  discounts_amount: ['amount', 'out_of_bounds'],
  discounts_season_range: ['daysRangeId', 'taken'],
  price_regulations_season_range: ['daysRangeId', 'taken'],
  days_ranges_order: ['maxDay', 'before_start'],
  weekends_discount: ['discount', 'out_of_bounds'],
  taxes_amount: ['amount', 'out_of_bounds'],
  end_price_regulations_amount: ['amount', 'out_of_bounds'],
  end_price_regulations_order: ['endDate', 'before_start'],
  services_prices: ['price', 'out_of_bounds'],
  services_hour_price: ['hourPrice', 'out_of_bounds'],
  services_young_driver_age: ['youngDriverAge', 'out_of_bounds'],
  services_by_drivers: ['isPerAdditionalDriver', 'only_one'],
  services_markup: ['carPriceMarkupPercent', 'out_of_bounds'],
  service_discounts_amount: ['amount', 'out_of_bounds'],
  service_discounts_service_range: ['daysRangeId', 'taken'],

  coupons_code: ['code', 'taken'],
  coupons_code_form: ['code', 'required'],
  coupons_uses: ['maxUses', 'out_of_bounds'],
  coupons_order: ['end', 'before_start'],
  group_coupons_pair: ['groupId', 'taken'],
  group_coupons_discount: ['discount', 'out_of_bounds'],
  service_coupons_pair: ['serviceId', 'taken'],
  service_coupons_discount: ['discount', 'out_of_bounds'],
  location_coupons_pair: ['locationId', 'taken'],
  location_coupons_rent: ['rentDiscount', 'out_of_bounds'],
  location_coupons_return: ['returnDiscount', 'out_of_bounds'],
  coupon_days_ranges_pair: ['daysRangeId', 'taken'],
}

/** Undefined when it was something else that broke. */
export function refusalOf(error: unknown): Refusal | undefined {
  const constraint = violatedConstraint(error) ?? ''
  const resource = resourceNames.find((name) =>
    constraint.startsWith(`${getTableName(tableOf(name).table)}_`),
  )
  if (!resource) return undefined
  const reference = isReferenceFault(error) ? referenceIn(resources[resource], constraint) : undefined
  const [field, code] = guarded[constraint] ?? [reference, 'unknown_value' as const]
  return field === undefined ? undefined : { resource, field, code }
}

/** A record refers to nothing, or one that others refer to should go. */
export const isReferenceFault = (error: unknown): boolean => (violatedConstraint(error) ?? '').endsWith('_fk')

const referenceIn = ({ fields }: Resource, constraint: string): string | undefined =>
  fields.find(({ name, kind }) => kind === 'reference' && constraint.includes(`_${snake(name)}_`))?.name

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
