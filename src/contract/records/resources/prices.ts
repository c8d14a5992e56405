import { LONGEST_CODE } from '../../../domain/coupons/coupon-code.ts'
import type { Resource, ResourceName } from '../resource.ts'
import {
  day,
  discount,
  filtered,
  formed,
  integer,
  listed,
  money,
  percent,
  reference,
  signedMoney,
  text,
  yesNo,
} from './field-makers.ts'

/** Prices are the owner's; whoever answers the phone reads them. */
const byOwner = {
  readers: 'agent',
  writers: 'owner',
  verbs: ['create', 'update', 'remove'],
  search: [],
} as const

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const groupPrices: Resource = {
  ...byOwner,
  menu: 'prices',
  title: ['groupId', 'start', 'end'],
  sort: ['start', 'DESC'],
  rules: [{ kind: 'order', from: 'start', to: 'end' }],
  fields: [
    reference('groupId', 'groups', filtered),
    day('start', filtered),
    day('end', filtered),
    ...weekdays.map((name) => money(name, listed)),
    ...weekdays.map((name) => money(`${name}Hour`)),
  ],
}

const daysRanges: Resource = {
  ...byOwner,
  menu: 'prices',
  title: ['minDay', 'maxDay'],
  sort: ['minDay', 'ASC'],
  rules: [{ kind: 'order', from: 'minDay', to: 'maxDay' }],
  fields: [
    integer('minDay', 1, 3650, listed),
    integer('maxDay', 1, 3650, { isOptional: true, isListed: true }),
  ],
}

const ofSeason = [
  reference('groupPriceId', 'group-prices', filtered),
  reference('daysRangeId', 'days-ranges', filtered),
]

const discounts: Resource = {
  ...byOwner,
  menu: 'prices',
  title: ['groupPriceId', 'daysRangeId', 'amount'],
  sort: ['groupPriceId', 'ASC'],
  fields: [...ofSeason, percent('amount', listed)],
}

const priceRegulations: Resource = {
  ...byOwner,
  menu: 'prices',
  title: ['groupPriceId', 'daysRangeId', 'amount'],
  sort: ['groupPriceId', 'ASC'],
  fields: [...ofSeason, signedMoney('amount', listed)],
}

const endPriceRegulations: Resource = {
  ...byOwner,
  menu: 'prices',
  title: ['startDate', 'endDate', 'amount'],
  sort: ['startDate', 'DESC'],
  rules: [{ kind: 'order', from: 'startDate', to: 'endDate' }],
  fields: [
    day('startDate', filtered),
    day('endDate', filtered),
    percent('amount', listed),
    yesNo('isDiscount', filtered),
  ],
}

const serviceDiscounts: Resource = {
  ...byOwner,
  menu: 'prices',
  title: ['serviceId', 'daysRangeId', 'amount'],
  sort: ['serviceId', 'ASC'],
  fields: [
    reference('serviceId', 'services', filtered),
    reference('daysRangeId', 'days-ranges', filtered),
    percent('amount', listed),
  ],
}

const weekends: Resource = {
  ...byOwner,
  menu: 'prices',
  title: ['discount'],
  sort: ['id', 'ASC'],
  fields: [percent('discount', listed)],
}

const taxes: Resource = {
  ...byOwner,
  menu: 'prices',
  title: ['amount'],
  sort: ['id', 'ASC'],
  fields: [percent('amount', listed)],
}

const coupons: Resource = {
  ...byOwner,
  menu: 'prices',
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
  ],
}

const groupCoupons: Resource = {
  ...byOwner,
  title: ['couponId', 'groupId'],
  sort: ['couponId', 'ASC'],
  fields: [
    reference('couponId', 'coupons', filtered),
    reference('groupId', 'groups', filtered),
    discount('discount', 'isPercentage', listed),
    yesNo('isPercentage', listed),
  ],
}

const serviceCoupons: Resource = {
  ...byOwner,
  title: ['couponId', 'serviceId'],
  sort: ['couponId', 'ASC'],
  fields: [
    reference('couponId', 'coupons', filtered),
    reference('serviceId', 'services', filtered),
    discount('discount', 'isPercentage', listed),
    yesNo('isPercentage', listed),
  ],
}

const locationCoupons: Resource = {
  ...byOwner,
  title: ['couponId', 'locationId'],
  sort: ['couponId', 'ASC'],
  fields: [
    reference('couponId', 'coupons', filtered),
    reference('locationId', 'locations', filtered),
    discount('rentDiscount', 'isRentPercentage', listed),
    yesNo('isRentPercentage', listed),
    discount('returnDiscount', 'isReturnPercentage', listed),
    yesNo('isReturnPercentage', listed),
  ],
}

const couponDaysRanges: Resource = {
  ...byOwner,
  title: ['couponId', 'daysRangeId'],
  sort: ['couponId', 'ASC'],
  fields: [reference('couponId', 'coupons', filtered), reference('daysRangeId', 'days-ranges', filtered)],
}

export const priceResources = {
  'group-prices': groupPrices,
  'days-ranges': daysRanges,
  discounts,
  'price-regulations': priceRegulations,
  'end-price-regulations': endPriceRegulations,
  'service-discounts': serviceDiscounts,
  weekends,
  taxes,
  coupons,
  'group-coupons': groupCoupons,
  'service-coupons': serviceCoupons,
  'location-coupons': locationCoupons,
  'coupon-days-ranges': couponDaysRanges,
} satisfies Partial<Record<ResourceName, Resource>>
