import type { Right } from '../../domain/people/rights.ts'
import type { ResourceName } from '../records/resource.ts'

type RecordRights = { read: Right; write: Right }

const rental: RecordRights = { read: 'bookings', write: 'rentals' }
const fleet: RecordRights = { read: 'fleet', write: 'care' }
const company: RecordRights = { read: 'fleet', write: 'company' }
const prices: RecordRights = { read: 'prices', write: 'company' }
const staff: RecordRights = { read: 'staff', write: 'staff' }

/** Who reads records, and who changes them; calls have a table of their own, which no browser needs. */
export const recordRights: Record<ResourceName, RecordRights> = {
  bookings: rental,
  clients: rental,
  guarantors: rental,
  'company-accounts': { read: 'bookings', write: 'company' },
  'company-prices': { read: 'bookings', write: 'company' },
  'booking-services': rental,
  questionnaires: rental,
  cars: fleet,
  'car-duties': fleet,
  'car-costs': { read: 'money', write: 'money' },
  'car-keys': fleet,
  groups: company,
  'smart-lockers': { read: 'fleet', write: 'rentals' },
  'smart-locker-reservations': rental,
  locations: company,
  'location-times': company,
  'location-exceptions': company,
  'location-trips': company,
  services: prices,
  'service-discounts': prices,
  'service-providers': company,
  'group-prices': prices,
  'days-ranges': prices,
  discounts: prices,
  'price-regulations': prices,
  'end-price-regulations': prices,
  weekends: prices,
  taxes: prices,
  coupons: prices,
  'group-coupons': prices,
  'service-coupons': prices,
  'location-coupons': prices,
  'coupon-days-ranges': prices,
  admins: staff,
  company,
  representatives: company,
  'audit-log': staff,
  outbox: staff,
}
