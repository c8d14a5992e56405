/** One field of a record as the staff see it: money in euros, percents as percents, times of Tallinn. */
export type Field = {
  name: string
  /** May be left empty; it is then `null`, or an empty text where the database keeps texts. */
  isOptional?: boolean
  /** Shown, never written by this form: it follows from something else. */
  isReadOnly?: boolean
  /** What it is where nobody says otherwise. */
  usually?: boolean | string
  /** Stands in the list. */
  isListed?: boolean
  /** The list can be narrowed by it. */
  isFilter?: boolean
  /** The database cannot read it: a list is neither sorted by it nor searched by a part of it. */
  isSealed?: boolean
} & FieldKind

export type FieldKind =
  | { kind: 'text'; max: number; isLong?: boolean; form?: TextForm; emptyAs?: 'null' | 'text' }
  | { kind: 'integer' | 'decimal'; min: number; max: number }
  /** Euros in the API, cents inside. */
  | { kind: 'money'; min: number; max: number }
  /** Percent in the API, hundredths inside. */
  | { kind: 'percent'; max: number }
  /** Euros or percent, as the field beside it says. */
  | { kind: 'discount'; isPercentage: string }
  | { kind: 'boolean' }
  | { kind: 'day' | 'moment' | 'time' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'reference'; resource: ResourceName }
  /** Several of them, in no order. */
  | { kind: 'references'; resource: ResourceName }
  | { kind: 'json' }

/** Texts that have a form of their own; the rules are the domain's. */
export type TextForm =
  | 'personName'
  | 'email'
  | 'phone'
  | 'plate'
  | 'vin'
  | 'couponCode'
  | 'acriss'
  | 'iban'
  | 'registryCode'
  | 'companyCode'
  | 'vatNumber'
  | 'drivingLicence'
  | 'personalCode'

/** What no single field can tell. */
export type Rule =
  | { kind: 'order'; from: string; to: string; isStrict?: boolean }
  | { kind: 'either'; fields: readonly [string, string] }
  | { kind: 'yes'; field: string }
  | { kind: 'differ'; fields: readonly [string, string]; unless?: string }
  /** All of them are set, or none. */
  | { kind: 'together'; fields: readonly string[] }
  /** At most one of them is set. */
  | { kind: 'one'; fields: readonly string[] }
  /** A cover package is one: it has an excess, and nobody takes two. */
  | { kind: 'single'; when: string; field: string }

const verbs = ['create', 'update', 'remove'] as const
export type Verb = (typeof verbs)[number]

/** Everything the staff area has to know of an entity: its API, its checks, its list and its form follow from this. Who may, stands in `staff/call-rights.ts`. */
export type Resource = {
  fields: readonly Field[]
  /** What a record is called where it is chosen or named: these fields, one after another. */
  title: readonly string[]
  /** The texts a search looks into. */
  search: readonly string[]
  sort: readonly [field: string, order: 'ASC' | 'DESC']
  /** Written only by someone who has just shown a code or a passkey. */
  needsProof?: true
  verbs: readonly Verb[]
  rules?: readonly Rule[]
  /** Where it stands in the menu; without it, it is reached through another screen. */
  menu?: 'bookings' | 'fleet' | 'prices' | 'people' | 'company'
}

export const resourceNames = [
  'bookings',
  'clients',
  'guarantors',
  'company-accounts',
  'company-prices',
  'booking-services',
  'questionnaires',
  'cars',
  'car-duties',
  'car-costs',
  'car-keys',
  'groups',
  'smart-lockers',
  'smart-locker-reservations',
  'locations',
  'location-times',
  'location-exceptions',
  'location-trips',
  'services',
  'service-discounts',
  'service-providers',
  'group-prices',
  'days-ranges',
  'discounts',
  'price-regulations',
  'end-price-regulations',
  'weekends',
  'taxes',
  'coupons',
  'group-coupons',
  'service-coupons',
  'location-coupons',
  'coupon-days-ranges',
  'admins',
  'company',
  'representatives',
  'audit-log',
  'outbox',
] as const
export type ResourceName = (typeof resourceNames)[number]

export const isResourceName = (name: string): name is ResourceName =>
  (resourceNames as readonly string[]).includes(name)
