import type { FieldError } from '../../contract/field-errors.ts'
import type { Resource } from '../../contract/records/resource.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'

/** Which field a unique constraint is about: two records may not say the same there. */
const uniqueFields: Record<string, string> = {
  admins_email: 'email',
  company_pkey: 'name',
  cars_register_number: 'registerNumber',
  cars_vin: 'vin',
  coupons_code: 'code',
  coupon_days_ranges_pair: 'daysRangeId',
  discounts_season_range: 'daysRangeId',
  group_coupons_pair: 'groupId',
  location_coupons_pair: 'locationId',
  price_regulations_season_range: 'daysRangeId',
  questionnaires_booking: 'bookingId',
  service_coupons_pair: 'serviceId',
  service_discounts_service_range: 'daysRangeId',
  smart_locker_reservations_booking: 'purpose',
  smart_locker_reservations_no_overlap: 'start',
  smart_lockers_name: 'name',
}

/** What the database said no to while a record was written, as a fault of a field; undefined when it was something else. */
export function writeFault({ fields }: Resource, error: unknown): FieldError | undefined {
  const constraint = violatedConstraint(error) ?? ''
  const unique = uniqueFields[constraint]
  if (unique) return { path: unique, code: 'taken' }
  // `cars_group_id_groups_id_fk` is about `groupId`.
  const reference = isReferenceFault(error)
    ? fields.find(({ name, kind }) => kind === 'reference' && constraint.includes(`_${snake(name)}_`))
    : undefined
  return reference && { path: reference.name, code: 'unknown_value' }
}

/** A record refers to nothing, or one that others refer to should go. */
export const isReferenceFault = (error: unknown): boolean => (violatedConstraint(error) ?? '').endsWith('_fk')

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
