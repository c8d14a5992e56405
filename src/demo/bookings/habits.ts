import type { GroupKey } from '../groups.ts'
import type { LocationKey } from '../locations.ts'
import type { ServiceKey } from '../services.ts'

/** A service, how likely it is taken, and how many of it at most. */
type Extra = [service: ServiceKey, probability: number, most?: number]

/** How a kind of customer rents. */
export type Habit = {
  groups: GroupKey[]
  places: LocationKey[]
  /** Likelihood of returning the car somewhere else. */
  oneWay: number
  days: [least: number, most: number]
  /** How many days ahead they book. */
  ahead: [least: number, most: number]
  extras: Extra[]
  coupons?: string[]
  /** Months of pick-up, 1 to 12; without it any. */
  months?: number[]
}

export const habits = {
  business: {
    groups: ['midSize', 'compact', 'suv'],
    places: ['airport', 'airport', 'office', 'tartu'],
    oneWay: 0.1,
    days: [1, 4],
    ahead: [1, 12],
    extras: [['zeroExcess', 0.7]],
  },
  family: {
    groups: ['sevenSeat', 'suv', 'estate'],
    places: ['airport', 'harbour', 'office'],
    oneWay: 0.05,
    days: [5, 14],
    ahead: [20, 90],
    extras: [
      ['reducedExcess', 0.6],
      ['childSeat', 0.8, 2],
      ['booster', 0.4, 2],
      ['infantCarrier', 0.2],
      ['additionalDriver', 0.6],
      ['roofBox', 0.2],
    ],
    coupons: ['LAPS50', 'SUUR20'],
  },
  weekend: {
    groups: ['economy', 'compact', 'estate'],
    places: ['office', 'locker', 'locker'],
    oneWay: 0,
    days: [2, 3],
    ahead: [1, 20],
    extras: [
      ['reducedExcess', 0.4],
      ['glassAndTyres', 0.3],
      ['bikeRack', 0.1],
    ],
    coupons: ['VAIKE15', 'KAITSE10'],
  },
  mover: {
    groups: ['van'],
    places: ['office', 'tartu'],
    oneWay: 0.3,
    days: [1, 2],
    ahead: [2, 15],
    extras: [['additionalDriver', 0.5]],
    coupons: ['SUUR20'],
  },
  builder: {
    groups: ['van'],
    places: ['office', 'locker'],
    oneWay: 0,
    days: [3, 20],
    ahead: [0, 5],
    extras: [
      ['reducedExcess', 0.3],
      ['additionalDriver', 0.6, 2],
      ['unlimitedKilometres', 0.3],
    ],
    coupons: ['PIKK12'],
  },
  group: {
    groups: ['minibus', 'sevenSeat'],
    places: ['airport', 'office', 'harbour'],
    oneWay: 0.05,
    days: [2, 5],
    ahead: [10, 70],
    extras: [
      ['zeroExcess', 0.4],
      ['additionalDriver', 0.7, 2],
      ['borderBaltic', 0.4],
    ],
    coupons: ['SUUR20'],
  },
  electric: {
    groups: ['electric'],
    places: ['airport', 'locker', 'harbour'],
    oneWay: 0,
    days: [1, 5],
    ahead: [3, 40],
    extras: [
      ['reducedExcess', 0.6],
      ['unlimitedKilometres', 0.2],
    ],
  },
  roadTrip: {
    groups: ['estate', 'suv', 'compact'],
    places: ['airport', 'harbour', 'parnu'],
    oneWay: 0.2,
    days: [6, 21],
    ahead: [15, 100],
    extras: [
      ['reducedExcess', 0.5],
      ['zeroExcess', 0.3],
      ['borderBaltic', 0.5],
      ['unlimitedKilometres', 0.4],
      ['navigation', 0.2],
      ['glassAndTyres', 0.3],
    ],
    coupons: ['PIKK12'],
  },
  commuter: {
    groups: ['economy', 'midSize', 'compact'],
    places: ['office'],
    oneWay: 0,
    days: [28, 60],
    ahead: [1, 14],
    extras: [
      ['reducedExcess', 0.5],
      ['unlimitedKilometres', 0.5],
    ],
    coupons: ['PIKK12'],
  },
  cityBreak: {
    groups: ['mini', 'economy', 'compact'],
    places: ['airport', 'airport', 'locker'],
    oneWay: 0.05,
    days: [2, 6],
    ahead: [5, 60],
    extras: [
      ['reducedExcess', 0.5],
      ['navigation', 0.2],
      ['delivery', 0.1],
    ],
    coupons: ['VAIKE15'],
  },
  replacement: {
    groups: ['economy', 'compact', 'mini'],
    places: ['office', 'tartu'],
    oneWay: 0.1,
    days: [4, 14],
    ahead: [0, 2],
    extras: [['reducedExcess', 0.7]],
  },
  skiing: {
    groups: ['suv', 'estate'],
    places: ['airport', 'tartu'],
    oneWay: 0.1,
    days: [3, 8],
    ahead: [10, 60],
    extras: [
      ['skiRack', 0.9],
      ['reducedExcess', 0.6],
      ['borderFar', 0.2],
    ],
    months: [11, 12, 1, 2, 3],
  },
  ferry: {
    groups: ['compact', 'midSize', 'estate'],
    places: ['harbour'],
    oneWay: 0.1,
    days: [2, 7],
    ahead: [7, 45],
    extras: [
      ['reducedExcess', 0.6],
      ['additionalDriver', 0.5],
      ['bikeRack', 0.1],
    ],
    coupons: ['KAITSE10'],
  },
  young: {
    groups: ['mini', 'economy'],
    places: ['locker', 'airport', 'tartu'],
    oneWay: 0.1,
    days: [1, 4],
    ahead: [1, 14],
    extras: [['zeroExcess', 0.4]],
    coupons: ['VAIKE15'],
  },
} satisfies Record<string, Habit>

export type HabitKey = keyof typeof habits
