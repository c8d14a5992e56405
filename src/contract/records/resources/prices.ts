import { LONGEST_CODE } from '../../../domain/coupons/coupon-code.ts'
import { LONGEST_SEASON_NAME } from '../../../domain/pricing/seasons.ts'
import { MOST_MIN_DAYS } from '../../../domain/pricing/shortest-rental.ts'
import { weekdayNames } from '../../../domain/pricing/week-columns.ts'
import type { Resource, ResourceName } from '../resource.ts'
import {
  day,
  discount,
  filtered,
  formed,
  integer,
  listed,
  money,
  optionalInThree,
  percent,
  reference,
  signedMoney,
  text,
  yesNo,
} from './field-makers.ts'

/** Prices are the owner's; whoever answers the phone reads them. */
const byOwner = {
  verbs: ['create', 'update', 'remove'],
  search: [],
} as const

const ofPrices = { ...byOwner, menu: 'prices' } as const

const ofSeason = [
  reference('groupPriceId', 'group-prices', filtered),
  reference('daysRangeId', 'days-ranges', filtered),
]

/** One row, which is only ever changed. */
const onlyRow = { ...ofPrices, verbs: ['update'] } as const

/** What a coupon is for: it stands with each once. */
const ofCoupon = (field: string, resource: ResourceName, ...fields: Resource['fields']): Resource => ({
  ...byOwner,
  title: ['couponId', field],
  sort: ['couponId', 'ASC'],
  fields: [reference('couponId', 'coupons', filtered), reference(field, resource, filtered), ...fields],
})

const off = (amount: string, isPercentage: string) => [
  discount(amount, isPercentage, listed),
  yesNo(isPercentage, listed),
]

export const priceResources = {
  'group-prices': {
    ...ofPrices,
    title: ['groupId', 'start', 'end'],
    sort: ['start', 'DESC'],
    rules: [{ kind: 'order', from: 'start', to: 'end' }],
    fields: [
      reference('groupId', 'groups', filtered),
      day('start', filtered),
      day('end', filtered),
      ...optionalInThree('name', LONGEST_SEASON_NAME),
      integer('minDays', 1, MOST_MIN_DAYS, { usually: '1' }),
      ...weekdayNames.map((name) => money(name, listed)),
      ...weekdayNames.map((name) => money(`${name}Hour`)),
    ],
  },
  'days-ranges': {
    ...ofPrices,
    title: ['minDay', 'maxDay'],
    sort: ['minDay', 'ASC'],
    rules: [{ kind: 'order', from: 'minDay', to: 'maxDay' }],
    fields: [
      integer('minDay', 1, 3650, listed),
      integer('maxDay', 1, 3650, { isOptional: true, isListed: true }),
    ],
  },
  discounts: {
    ...ofPrices,
    title: ['groupPriceId', 'daysRangeId', 'amount'],
    sort: ['groupPriceId', 'ASC'],
    fields: [...ofSeason, percent('amount', listed)],
  },
  'price-regulations': {
    ...ofPrices,
    title: ['groupPriceId', 'daysRangeId', 'amount'],
    sort: ['groupPriceId', 'ASC'],
    fields: [...ofSeason, signedMoney('amount', listed)],
  },
  'end-price-regulations': {
    ...ofPrices,
    title: ['startDate', 'endDate', 'amount'],
    sort: ['startDate', 'DESC'],
    rules: [{ kind: 'order', from: 'startDate', to: 'endDate' }],
    fields: [
      day('startDate', filtered),
      day('endDate', filtered),
      percent('amount', listed),
      yesNo('isDiscount', filtered),
    ],
  },
  'service-discounts': {
    ...ofPrices,
    title: ['serviceId', 'daysRangeId', 'amount'],
    sort: ['serviceId', 'ASC'],
    fields: [
      reference('serviceId', 'services', filtered),
      reference('daysRangeId', 'days-ranges', filtered),
      percent('amount', listed),
    ],
  },
  weekends: {
    ...onlyRow,
    title: ['discount'],
    sort: ['id', 'ASC'],
    fields: [percent('discount', listed)],
  },
  taxes: {
    ...onlyRow,
    title: ['amount'],
    sort: ['id', 'ASC'],
    fields: [percent('amount', listed)],
  },
  coupons: {
    ...ofPrices,
    title: ['code'],
    search: ['name', 'code'],
    sort: ['end', 'DESC'],
    rules: [{ kind: 'order', from: 'start', to: 'end' }],
    fields: [
      text('name', 100, listed),
      formed('code', 'couponCode', LONGEST_CODE, listed),
      day('start', filtered),
      day('end', filtered),
      yesNo('isNewClient', filtered),
      integer('maxUses', 1, 1_000_000, { isOptional: true }),
      integer('maxUsesPerPerson', 1, 1_000_000, { isOptional: true }),
    ],
  },
  'group-coupons': ofCoupon('groupId', 'groups', ...off('discount', 'isPercentage')),
  'service-coupons': ofCoupon('serviceId', 'services', ...off('discount', 'isPercentage')),
  'location-coupons': ofCoupon(
    'locationId',
    'locations',
    ...off('rentDiscount', 'isRentPercentage'),
    ...off('returnDiscount', 'isReturnPercentage'),
  ),
  'coupon-days-ranges': ofCoupon('daysRangeId', 'days-ranges'),
} satisfies Partial<Record<ResourceName, Resource>>
