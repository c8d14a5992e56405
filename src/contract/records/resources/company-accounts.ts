import { locales } from '../../../i18n/locales.ts'
import type { Resource, ResourceName } from '../resource.ts'
import {
  choice,
  day,
  filtered,
  formed,
  integer,
  listed,
  longText,
  money,
  percent,
  reference,
  text,
  timestamps,
  yesNo,
} from './field-makers.ts'

/** Companies that rent by agreement. What is agreed about money is the owner's to say. */
export const companyAccountResources = {
  'company-accounts': {
    verbs: ['create', 'update', 'remove'],
    menu: 'people',
    title: ['name'],
    search: ['name', 'registryCode', 'email', 'code'],
    sort: ['name', 'ASC'],
    fields: [
      text('name', 200, listed),
      formed('registryCode', 'companyCode', 20, listed),
      formed('vatNumber', 'vatNumber', 20, { isOptional: true }),
      text('address', 200),
      formed('email', 'email', 254, listed),
      choice('language', locales),
      formed('code', 'couponCode', 40, { isOptional: true, isListed: true }),
      percent('discount', listed),
      money('creditLimit', { isOptional: true, isListed: true }),
      integer('dueDays', 0, 120),
      yesNo('isActive', filtered),
      longText('note'),
      ...timestamps,
    ],
  },
  'company-prices': {
    verbs: ['create', 'update', 'remove'],
    menu: 'people',
    title: ['accountId', 'groupId', 'start'],
    search: [],
    sort: ['start', 'DESC'],
    rules: [{ kind: 'order', from: 'start', to: 'end' }],
    fields: [
      reference('accountId', 'company-accounts', filtered),
      reference('groupId', 'groups', filtered),
      day('start', filtered),
      day('end', { isOptional: true, isListed: true }),
      money('dayPrice', { isOptional: true, isListed: true }),
      percent('discount', { isOptional: true, isListed: true }),
      ...timestamps,
    ],
  },
} satisfies Partial<Record<ResourceName, Resource>>
