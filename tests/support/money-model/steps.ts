import { type Arbitrary, boolean, constant, constantFrom, integer, oneof, record } from 'fast-check'

const told = [
  'at once',
  'later',
  'twice',
  'never',
  'with another amount',
  'forged',
  'as of another shop',
  'and taken back',
] as const
export type Told = (typeof told)[number]
const moods = ['well', 'refunds wait', 'refunds refused', 'not settled', 'down'] as const
/** Who drives: the renter, and others beside them; young ones cost by the day, others once. */
const drivers = ['one', 'a young one', 'one and two others', 'one and a young one'] as const
export type Drivers = (typeof drivers)[number]
export const anyDrivers: Arbitrary<Drivers> = constantFrom('one', ...drivers)

/** One thing that happens. */
export type Happening =
  | { kind: 'register'; car: 1 | 2; week: 0 | 1; days: number; drivers: Drivers }
  | { kind: 'register both cars' }
  | { kind: 'pay'; told: Told; withDeposit: boolean }
  | { kind: 'start paying'; withDeposit: boolean; thenGiveUp: boolean }
  | { kind: 'pay at the page that is open'; told: Told }
  | { kind: 'two tabs'; paidIn: 0 | 1 }
  | { kind: 'the bank is'; mood: (typeof moods)[number] }
  | { kind: 'the bank repeats that the first order was given up' }
  | { kind: 'the bank gives back by itself'; amount: number }
  | { kind: 'the bank finishes refunds' }
  | { kind: 'ask bank' }
  | { kind: 'check now' }
  | { kind: 'statement'; amount: 'all due' | 'rent due' | 'some'; isTwice: boolean; isAssigned: boolean }
  | { kind: 'sweep' }
  | { kind: 'wait'; minutes: number }
  | { kind: 'change'; what: 'longer' | 'shorter' | 'car' | 'seat' | 'no fees for drivers' }
  | { kind: 'cash'; account: 'rent' | 'deposit'; amount: 'due' | 'some' }
  | { kind: 'cash back'; account: 'rent' | 'deposit'; amount: 'all' | 'some' }
  | { kind: 'refund'; account: 'rent' | 'deposit' }
  | { kind: 'cancel'; by: 'customer' | 'staff'; fee: number | null }
  | { kind: 'tick' }
  | { kind: 'hand over' }
  | { kind: 'take back'; lateHours: number; fuel: number }
  | { kind: 'propose charge'; what: 'cleaning' | 'damage' | 'claim' }
  | { kind: 'charge' }
  | { kind: 'withdraw charge' }
  | { kind: 'use deposit' }
  | { kind: 'letters' }
  | { kind: 'restart' }
/** `who` is the booking it happens to, counted round. */
export type Step = { process: 0 | 1; who: number; happens: Happening }

const account = constantFrom('rent' as const, 'deposit' as const)
const some = (weight: number, arbitrary: Arbitrary<Happening>) => ({ weight, arbitrary })
const only = (happening: Happening) => constant(happening)

const byCustomers = [
  some(
    3,
    record({
      kind: constant('register'),
      car: constantFrom(1, 2),
      week: constantFrom(0, 0, 1),
      days: integer({ min: 1, max: 4 }),
      drivers: anyDrivers,
    }),
  ),
  some(2, only({ kind: 'register both cars' })),
  some(6, record({ kind: constant('pay'), told: constantFrom(...told), withDeposit: boolean() })),
  some(3, record({ kind: constant('start paying'), withDeposit: boolean(), thenGiveUp: boolean() })),
  some(4, record({ kind: constant('pay at the page that is open'), told: constantFrom(...told) })),
  some(1, record({ kind: constant('two tabs'), paidIn: constantFrom(0, 1) })),
  some(2, only({ kind: 'check now' })),
]
const byBank = [
  some(3, record({ kind: constant('the bank is'), mood: constantFrom(...moods) })),
  some(1, only({ kind: 'the bank repeats that the first order was given up' })),
  some(1, record({ kind: constant('the bank gives back by itself'), amount: constantFrom(500, 2850) })),
  some(1, only({ kind: 'the bank finishes refunds' })),
  some(
    3,
    record({
      kind: constant('statement'),
      amount: constantFrom('all due', 'rent due', 'some'),
      isTwice: boolean(),
      isAssigned: boolean(),
    }),
  ),
]
const byStaff = [
  some(
    6,
    record({
      kind: constant('change'),
      what: constantFrom('longer', 'shorter', 'car', 'seat', 'no fees for drivers'),
    }),
  ),
  some(3, record({ kind: constant('cash'), account, amount: constantFrom('due', 'some') })),
  some(2, record({ kind: constant('cash back'), account, amount: constantFrom('all', 'some') })),
  some(4, record({ kind: constant('refund'), account })),
  some(
    3,
    record({
      kind: constant('cancel'),
      by: constantFrom('customer', 'staff'),
      fee: constantFrom(null, 0, 2850, 6000),
    }),
  ),
  some(1, only({ kind: 'tick' })),
  some(2, only({ kind: 'hand over' })),
  some(2, record({ kind: constant('take back'), lateHours: constantFrom(0, 2), fuel: constantFrom(8, 5) })),
  some(
    3,
    record({
      kind: constant('propose charge'),
      what: constantFrom('cleaning', 'cleaning', 'damage', 'claim'),
    }),
  ),
  some(4, only({ kind: 'charge' })),
  some(2, only({ kind: 'withdraw charge' })),
  some(2, only({ kind: 'use deposit' })),
]
const byItself = [
  some(4, only({ kind: 'ask bank' })),
  some(2, only({ kind: 'sweep' })),
  some(4, record({ kind: constant('wait'), minutes: constantFrom(3, 40, 100, 1440) })),
  some(2, only({ kind: 'letters' })),
  some(1, only({ kind: 'restart' })),
]

export const anyStep: Arbitrary<Step> = record({
  process: constantFrom(0 as const, 1 as const),
  who: integer({ min: 0, max: 2 }),
  happens: oneof(...byCustomers, ...byBank, ...byStaff, ...byItself),
})
