import { bookingStatuses } from '../../../domain/booking/life.ts'
import { paymentMethods } from '../../../domain/booking/money-statuses.ts'
import { locales } from '../../../i18n/locales.ts'
import type { Resource, ResourceName } from '../resource.ts'
import {
  choice,
  day,
  filtered,
  formed,
  integer,
  json,
  listed,
  longText,
  moment,
  money,
  percent,
  reference,
  shown,
  text,
  timestamps,
  yesNo,
} from './field-makers.ts'

const byStaff = { readers: 'agent', writers: 'agent' } as const
const readOnly = { isReadOnly: true } as const

/** A booking is made and changed by its own verbs, which know the rules; here it is found and read. */
const bookings: Resource = {
  ...byStaff,
  verbs: [],
  menu: 'bookings',
  title: ['id', 'clientId'],
  search: ['contractNumber', 'notes', 'additional'],
  sort: ['id', 'DESC'],
  fields: [
    choice('status', bookingStatuses, { ...filtered, ...readOnly }),
    reference('clientId', 'clients', { ...filtered, ...readOnly }),
    reference('carId', 'cars', { ...filtered, ...readOnly }),
    moment('rentDate', { ...filtered, ...readOnly }),
    moment('returnDate', { ...filtered, ...readOnly }),
    reference('rentLocationId', 'locations', { isFilter: true, ...readOnly }),
    reference('returnLocationId', 'locations', { isFilter: true, ...readOnly }),
    money('price', shown),
    yesNo('isPaid', { ...filtered, ...readOnly }),
    money('deposit', readOnly),
    money('rentPrice', readOnly),
    money('returnPrice', readOnly),
    money('vat', readOnly),
    percent('vatRate', readOnly),
    yesNo('paymentWithDeposit', readOnly),
    yesNo('isContractSaved', readOnly),
    text('contractNumber', 50, readOnly),
    longText('adHocNotes', readOnly),
    longText('notes', readOnly),
    text('depositNumber', 50, readOnly),
    choice('paymentMethod', paymentMethods, {
      isFilter: true,
      ...readOnly,
    }),
    reference('guarantorId', 'guarantors', { isFilter: true, ...readOnly }),
    reference('actualReturnLocationId', 'locations', readOnly),
    moment('actualReturnDate', readOnly),
    moment('handedOverAt', readOnly),
    moment('cancelledAt', { isFilter: true, ...readOnly }),
    text('cancelReason', 500, readOnly),
    yesNo('notified', readOnly),
    yesNo('questionnaireSent', readOnly),
    yesNo('couponReminderSent', readOnly),
    text('additional', 1000, readOnly),
    json('documents'),
    json('additionalDrivers'),
    text('refundId', 100, readOnly),
    ...timestamps,
  ],
}

const clients: Resource = {
  ...byStaff,
  verbs: ['create', 'update', 'remove'],
  menu: 'people',
  title: ['firstName', 'lastName'],
  search: ['firstName', 'lastName', 'email', 'phone', 'idCode', 'companyName', 'drivingLicenceNumber'],
  sort: ['lastName', 'ASC'],
  rules: [
    { kind: 'either', fields: ['idCode', 'birthDate'] },
    { kind: 'yes', field: 'terms' },
    { kind: 'yes', field: 'dataHandling' },
  ],
  fields: [
    text('firstName', 100, listed),
    text('lastName', 100, listed),
    formed('email', 'email', 254, listed),
    formed('phone', 'phone', 30, listed),
    formed('idCode', 'personalCode', 30, { isOptional: true }),
    day('birthDate', { isOptional: true }),
    formed('drivingLicenceNumber', 'drivingLicence', 30),
    text('address', 200),
    choice('language', locales, filtered),
    text('companyName', 200, { isOptional: true, isListed: true }),
    text('companyAddress', 200, { isOptional: true }),
    formed('companyRegistryCode', 'registryCode', 20, { isOptional: true }),
    formed('companyVatNumber', 'vatNumber', 20, { isOptional: true }),
    longText('additional'),
    yesNo('terms'),
    yesNo('dataHandling'),
    yesNo('ads', { isFilter: true }),
    yesNo('isCustomer', { isFilter: true }),
    json('additionalDocuments'),
    ...timestamps,
  ],
}

const guarantors = {
  ...byStaff,
  verbs: ['create', 'update', 'remove'],
  menu: 'people',
  title: ['name'],
  search: ['name', 'email', 'phone', 'idCode', 'documentNumber'],
  sort: ['name', 'ASC'],
  fields: [
    text('name', 200, listed),
    formed('email', 'email', 254, listed),
    formed('idCode', 'personalCode', 30, listed),
    text('documentNumber', 50),
    text('address', 200),
    formed('phone', 'phone', 30, listed),
    money('responsibilityLimit', listed),
    ...timestamps,
  ],
} satisfies Resource

const questionnaires: Resource = {
  ...byStaff,
  verbs: ['create', 'update', 'remove'],
  menu: 'bookings',
  title: ['bookingId'],
  search: ['additional'],
  sort: ['id', 'DESC'],
  fields: [
    reference('bookingId', 'bookings', filtered),
    integer('quality', 1, 5, listed),
    integer('condition', 1, 5, listed),
    integer('recommend', 0, 10, listed),
    yesNo('hasSeen', filtered),
    longText('additional', listed),
    moment('createdAt', shown),
  ],
}

const bookingServices: Resource = {
  ...byStaff,
  verbs: [],
  title: ['serviceId'],
  search: [],
  sort: ['id', 'DESC'],
  fields: [
    reference('bookingId', 'bookings', { ...filtered, ...readOnly }),
    reference('serviceId', 'services', { ...filtered, ...readOnly }),
    integer('quantity', 1, 9, shown),
    money('price', shown),
    money('deductible', shown),
  ],
}

export const bookingResources = {
  bookings,
  clients,
  guarantors,
  questionnaires,
  'booking-services': bookingServices,
} satisfies Partial<Record<ResourceName, Resource>>
