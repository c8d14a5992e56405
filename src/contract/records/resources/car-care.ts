import { costKinds, dutyKinds } from '../../../domain/fleet/duties.ts'
import type { Resource, ResourceName } from '../resource.ts'
import {
  choice,
  day,
  filtered,
  integer,
  listed,
  longText,
  money,
  reference,
  timestamps,
  yesNo,
} from './field-makers.ts'

const MOST_KM = 5_000_000
const byStaff = {
  readers: 'agent',
  writers: 'agent',
  verbs: ['create', 'update', 'remove'],
  menu: 'fleet',
} as const

/** What cars need and what they cost. */
export const carCareResources = {
  'car-duties': {
    ...byStaff,
    title: ['carId', 'kind', 'dueOn'],
    search: ['note'],
    sort: ['dueOn', 'ASC'],
    rules: [{ kind: 'either', fields: ['dueOn', 'dueKm'] }],
    fields: [
      reference('carId', 'cars', filtered),
      choice('kind', dutyKinds, filtered),
      day('dueOn', { ...listed, isOptional: true }),
      integer('dueKm', 0, MOST_KM, { ...listed, isOptional: true }),
      yesNo('isBlocking', filtered),
      integer('everyMonths', 1, 240, { isOptional: true }),
      integer('everyKm', 1, MOST_KM, { isOptional: true }),
      reference('serviceProviderId', 'service-providers', { isOptional: true }),
      longText('note'),
      day('doneOn', { ...listed, isOptional: true }),
      integer('doneKm', 0, MOST_KM, { isOptional: true }),
      ...timestamps,
    ],
  },
  'car-costs': {
    ...byStaff,
    title: ['carId', 'kind', 'day'],
    search: ['note'],
    sort: ['day', 'DESC'],
    fields: [
      reference('carId', 'cars', filtered),
      choice('kind', costKinds, filtered),
      day('day', listed),
      money('amount', listed),
      integer('kilometres', 0, MOST_KM, { isOptional: true }),
      reference('serviceProviderId', 'service-providers', { ...filtered, isOptional: true }),
      longText('note'),
    ],
  },
} satisfies Partial<Record<ResourceName, Resource>>
