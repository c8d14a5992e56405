import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ResourceName } from '../../contract/records/resource.ts'
import { schema } from '../../db/schema.ts'

const tables: Record<ResourceName, PgTable> = {
  bookings: schema.bookings,
  clients: schema.clients,
  guarantors: schema.guarantors,
  'booking-services': schema.bookingServices,
  questionnaires: schema.questionnaires,
  cars: schema.cars,
  groups: schema.groups,
  'smart-lockers': schema.smartLockers,
  'smart-locker-reservations': schema.smartLockerReservations,
  locations: schema.locations,
  'location-times': schema.locationTimes,
  services: schema.services,
  'service-discounts': schema.serviceDiscounts,
  'service-providers': schema.serviceProviders,
  'group-prices': schema.groupPrices,
  'days-ranges': schema.daysRanges,
  discounts: schema.discounts,
  'price-regulations': schema.priceRegulations,
  'end-price-regulations': schema.endPriceRegulations,
  weekends: schema.weekends,
  taxes: schema.taxes,
  coupons: schema.coupons,
  'group-coupons': schema.groupCoupons,
  'service-coupons': schema.serviceCoupons,
  'location-coupons': schema.locationCoupons,
  'coupon-days-ranges': schema.couponDaysRanges,
  admins: schema.admins,
  company: schema.company,
  representatives: schema.representatives,
  'audit-log': schema.auditLog,
  outbox: schema.outbox,
}

export type RecordTable = { table: PgTable; id: PgColumn; columns: Record<string, PgColumn> }

/** Where the records of a resource lie. A described field without a column is a mistake of ours. */
export function tableOf(resource: ResourceName): RecordTable {
  const table = tables[resource]
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const { id } = columns
  if (!id) throw new Error(`the records of ${resource} have no id`)
  return { table, id, columns }
}

export function columnOf({ columns }: RecordTable, name: string): PgColumn {
  const column = columns[name]
  if (!column) throw new Error(`there is no column ${name}`)
  return column
}
