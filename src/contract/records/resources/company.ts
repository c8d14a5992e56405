import { staffRoles } from '../../../domain/people/staff.ts'
import { LARGEST_ID } from '../../../domain/record-id.ts'
import type { Resource, ResourceName } from '../resource.ts'
import {
  choice,
  filtered,
  formed,
  integer,
  json,
  listed,
  moment,
  reference,
  shown,
  text,
  timestamps,
  yesNo,
} from './field-makers.ts'

const admins: Resource = {
  readers: 'owner',
  writers: 'owner',
  needsProof: true,
  verbs: ['create', 'update', 'remove'],
  menu: 'company',
  title: ['name'],
  search: ['name', 'email'],
  sort: ['name', 'ASC'],
  fields: [
    text('name', 100, listed),
    formed('email', 'email', 254, listed),
    choice('role', staffRoles, filtered),
    yesNo('isActive', filtered),
    ...timestamps,
  ],
}

const company: Resource = {
  readers: 'agent',
  writers: 'owner',
  verbs: ['create', 'update'],
  menu: 'company',
  title: ['name'],
  search: [],
  sort: ['id', 'ASC'],
  fields: [
    text('name', 200, listed),
    formed('registryCode', 'registryCode', 20, listed),
    formed('vatNumber', 'vatNumber', 20, listed),
    text('address', 200, listed),
    formed('phone', 'phone', 30, listed),
    formed('email', 'email', 254, listed),
    formed('iban', 'iban', 40),
    text('bankName', 100),
  ],
}

const representatives: Resource = {
  readers: 'agent',
  writers: 'owner',
  verbs: ['create', 'update', 'remove'],
  menu: 'company',
  title: ['name'],
  search: ['name'],
  sort: ['name', 'ASC'],
  fields: [text('name', 200, listed)],
}

const auditLog = {
  readers: 'owner',
  writers: 'owner',
  verbs: [],
  menu: 'company',
  title: ['resource', 'recordId', 'action'],
  search: ['adminName', 'resource', 'action'],
  sort: ['id', 'DESC'],
  fields: [
    moment('createdAt', { ...filtered, isReadOnly: true }),
    text('adminName', 100, shown),
    reference('adminId', 'admins', { isReadOnly: true }),
    text('resource', 50, { ...filtered, isReadOnly: true }),
    integer('recordId', 1, LARGEST_ID, { ...filtered, isReadOnly: true }),
    text('action', 50, { ...filtered, isReadOnly: true }),
    json('before'),
    json('after'),
  ],
} satisfies Resource

const outbox: Resource = {
  readers: 'owner',
  writers: 'owner',
  verbs: [],
  menu: 'company',
  title: ['event', 'id'],
  search: ['event'],
  sort: ['id', 'DESC'],
  fields: [
    text('event', 50, { ...filtered, isReadOnly: true }),
    json('payload'),
    moment('createdAt', { ...filtered, isReadOnly: true }),
    moment('deliveredAt', shown),
  ],
}

export const companyResources = {
  admins,
  company,
  representatives,
  'audit-log': auditLog,
  outbox,
} satisfies Partial<Record<ResourceName, Resource>>
