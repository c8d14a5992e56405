import { z } from 'zod'
import type { Resource } from '../records/resource.ts'
import type { bookingResources } from '../records/resources/bookings.ts'
import type { companyResources } from '../records/resources/company.ts'
import type { FieldOf } from '../records/resources/field-makers.ts'
import type { fleetResources } from '../records/resources/fleet.ts'

/** A record as its description has it, and what it is called. */
export type StoredRecord = { id: number; title: string; [field: string]: unknown }

/** The same, where the fields of the description are known one by one. */
type RecordOf<Described extends Resource> = { id: number; title: string } & {
  [Each in Described['fields'][number] as Each['name']]: Each extends FieldOf<string, infer Value>
    ? Exclude<Value, undefined>
    : unknown
}

type Facts = Record<string, unknown>

/** How many of the last changes are wanted; what cannot be read asks for a few. */
export const historyQuery = z.object({ count: z.coerce.number().int().min(1).max(1000).catch(10) })

/** An entry of the log: who changed what, from what to what. */
export type RecordedChange = RecordOf<(typeof companyResources)['audit-log']> & {
  before: Facts | null
  after: Facts | null
}
export type ListedCar = RecordOf<typeof fleetResources.cars>
export type ListedGuarantor = RecordOf<typeof bookingResources.guarantors>
export type ListedService = RecordOf<typeof fleetResources.services>
