import type { Cents } from '../money.ts'

/**
 * What someone of the staff may do, each by one word; the calls of the API and the records are held against it.
 * `bookings`: see bookings and the people in them. `rentals`: change them, and let keys go. `papers`: pictures of
 * documents. `fleet`: see cars. `care`: what cars need, their damage, keys and cleaning. `money`: take and give it.
 * `revenue`: what the company earns. `ledger`: the general ledger. `prices`: see the price list. `company`: prices,
 * places and the company itself. `export`: take lists of customers out. `staff`: accounts, the log, forgetting people.
 */
const rights = [
  'bookings',
  'rentals',
  'papers',
  'fleet',
  'care',
  'money',
  'revenue',
  'ledger',
  'prices',
  'company',
  'export',
  'staff',
] as const
export type Right = (typeof rights)[number]

export const staffRoles = ['owner', 'agent', 'accountant', 'mechanic'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The one table of who may what. What is written at an account takes from it, and may add `export`. */
const rightsOf: Record<StaffRole, readonly Right[]> = {
  owner: rights,
  agent: ['bookings', 'rentals', 'papers', 'fleet', 'care', 'money', 'revenue', 'prices'],
  accountant: ['bookings', 'fleet', 'money', 'revenue', 'ledger', 'prices'],
  mechanic: ['fleet', 'care'],
}

/** What is written at an account besides its role. None of it holds for owners. */
export type StaffScope = {
  /** The places whose bookings and cars are theirs; none: all of them. */
  placeIds: number[]
  /** How much they give back, and how much they let go, without an owner; null: as much as there is. */
  refundLimit: Cents | null
  writeOffLimit: Cents | null
  seesRevenue: boolean
  exportsClients: boolean
}

/** Whose rights are asked for. */
export type Holder = { role: StaffRole; scope: StaffScope }

export function hasRight({ role, scope }: Holder, right: Right): boolean {
  if (role === 'owner') return true
  if (right === 'revenue' && !scope.seesRevenue) return false
  if (right === 'export') return scope.exportsClients && hasRight({ role, scope }, 'bookings')
  return rightsOf[role].includes(right)
}

/** Nobody but an owner has it. */
export const isOwnersRight = (right: Right): boolean =>
  staffRoles.every((role) => role === 'owner' || !rightsOf[role].includes(right)) && right !== 'export'

/** The places someone is bound to; undefined: none, they work for the whole company. */
export function boundTo({ role, scope }: Holder): readonly number[] | undefined {
  return role === 'owner' || scope.placeIds.length === 0 ? undefined : scope.placeIds
}

/** Whether so much is more than they give back, or let go, on their own. */
export function isAbove(
  { role, scope }: Holder,
  limit: 'refundLimit' | 'writeOffLimit',
  sum: number,
): boolean {
  const most = scope[limit]
  return role !== 'owner' && most !== null && sum > most
}
