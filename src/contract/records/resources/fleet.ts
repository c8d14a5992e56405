import { fuelTypes, gearboxes } from '../../../domain/catalogue.ts'
import type { Resource, ResourceName } from '../resource.ts'
import {
  choice,
  decimal,
  filtered,
  formed,
  inThree,
  integer,
  json,
  listed,
  longInThree,
  moment,
  money,
  percent,
  reference,
  shown,
  text,
  time,
  timestamps,
  yesNo,
} from './field-makers.ts'

const all = ['create', 'update', 'remove'] as const
const byStaff = { readers: 'agent', writers: 'agent', verbs: all } as const
const byOwner = { readers: 'agent', writers: 'owner', verbs: all } as const

const dayNames = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

const cars = {
  ...byStaff,
  menu: 'fleet',
  title: ['name', 'registerNumber'],
  search: ['name', 'registerNumber', 'vin', 'description'],
  sort: ['name', 'ASC'],
  fields: [
    text('name', 100, listed),
    formed('registerNumber', 'plate', 20, listed),
    reference('groupId', 'groups', filtered),
    choice('gearbox', gearboxes, filtered),
    choice('fuelType', fuelTypes, filtered),
    integer('seats', 1, 60, listed),
    integer('doors', 1, 7),
    decimal('fuelConsumption', 0, 999),
    integer('mileage', 0, 5_000_000, listed),
    formed('vin', 'vin', 30, { isOptional: true }),
    yesNo('isActive', filtered),
    ...longInThree('description'),
    yesNo('isLongterm', { isFilter: true }),
    ...longInThree('longtermInfo'),
    json('imageNames'),
    json('issues'),
    json('issuePoints'),
    ...timestamps,
  ],
} satisfies Resource

const services = {
  ...byOwner,
  menu: 'prices',
  title: ['name'],
  search: ['name', 'nameEn', 'nameRu'],
  sort: ['orderNumber', 'ASC'],
  rules: [
    { kind: 'single', when: 'deductible', field: 'maxQuantity' },
    { kind: 'one', fields: ['deductible', 'youngDriverAge', 'isPerAdditionalDriver'] },
  ],
  fields: [
    ...inThree('name', 100, listed),
    ...longInThree('description'),
    choice('type', ['DAY', 'ONCE'], filtered),
    money('price', listed),
    money('hourPrice', { isOptional: true }),
    money('deductible', { isOptional: true, isListed: true }),
    percent('carPriceMarkupPercent', listed),
    integer('maxQuantity', 1, 9),
    integer('youngDriverAge', 18, 99, { isOptional: true }),
    yesNo('isPerAdditionalDriver'),
    yesNo('isPreChosen', { isFilter: true }),
    integer('orderNumber', -10_000, 10_000, listed),
    yesNo('isActive', filtered),
  ],
} satisfies Resource

export const fleetResources = {
  cars,
  groups: {
    ...byOwner,
    menu: 'fleet',
    title: ['name'],
    search: ['name', 'nameEn', 'nameRu', 'acriss'],
    sort: ['name', 'ASC'],
    fields: [
      ...inThree('name', 100, listed),
      formed('acriss', 'acriss', 4, { isOptional: true, isListed: true }),
      money('deposit', listed),
      yesNo('isActive', filtered),
    ],
  },
  locations: {
    ...byOwner,
    menu: 'fleet',
    title: ['name'],
    search: ['name', 'nameEn', 'nameRu', 'address'],
    sort: ['orderNumber', 'ASC'],
    fields: [
      ...inThree('name', 100, listed),
      text('address', 200, listed),
      integer('orderNumber', -10_000, 10_000, listed),
      yesNo('isActive', filtered),
    ],
  },
  'location-times': {
    ...byOwner,
    menu: 'fleet',
    title: ['locationId', 'dayName', 'start', 'end'],
    search: [],
    sort: ['locationId', 'ASC'],
    rules: [{ kind: 'differ', fields: ['start', 'end'], unless: '00:00' }],
    fields: [
      reference('locationId', 'locations', filtered),
      choice('dayName', dayNames, filtered),
      time('start', listed),
      time('end', listed),
      money('rentPrice', listed),
      money('returnPrice', listed),
    ],
  },
  'smart-lockers': {
    ...byStaff,
    menu: 'fleet',
    title: ['name'],
    search: ['name', 'phone'],
    sort: ['name', 'ASC'],
    fields: [
      text('name', 100, listed),
      formed('phone', 'phone', 30, listed),
      reference('locationId', 'locations', { ...filtered, isOptional: true }),
    ],
  },
  'smart-locker-reservations': {
    ...byStaff,
    menu: 'fleet',
    title: ['smartLockerId', 'bookingId'],
    search: [],
    sort: ['start', 'DESC'],
    rules: [{ kind: 'order', from: 'start', to: 'end', isStrict: true }],
    fields: [
      reference('smartLockerId', 'smart-lockers', filtered),
      reference('bookingId', 'bookings', filtered),
      choice('purpose', ['pick-up', 'return'], filtered),
      moment('start', filtered),
      moment('end', listed),
      integer('slot', 1, 200, { isReadOnly: true }),
      moment('keyTakenAt', shown),
      moment('keyReturnedAt', shown),
    ],
  },
  services,
  'service-providers': {
    ...byOwner,
    menu: 'company',
    title: ['name'],
    search: ['name'],
    sort: ['name', 'ASC'],
    fields: [text('name', 200, listed), yesNo('isActive', filtered)],
  },
} satisfies Partial<Record<ResourceName, Resource>>
