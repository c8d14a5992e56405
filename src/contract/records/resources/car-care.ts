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
  text,
  timestamps,
  yesNo,
} from './field-makers.ts'

const MOST_KM = 5_000_000
const MOST_RECORDS = 999_999_999
const byStaff = {
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
  'car-keys': {
    ...byStaff,
    title: ['carId', 'label'],
    search: ['carId', 'label', 'spot', 'holder'],
    sort: ['carId', 'ASC'],
    rules: [{ kind: 'one', fields: ['spot', 'holder'] }],
    fields: [
      reference('carId', 'cars', filtered),
      text('label', 40, listed),
      reference('locationId', 'locations', { ...filtered, isOptional: true }),
      text('spot', 40, { ...listed, isOptional: true }),
      text('holder', 100, { ...listed, isOptional: true }),
      // Its number alone: whoever cares for cars has no right to see bookings.
      integer('bookingId', 1, MOST_RECORDS, { ...listed, isOptional: true }),
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
