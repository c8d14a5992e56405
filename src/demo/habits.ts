import data from './data/habits.json' with { type: 'json' }
import type { GroupKey } from './groups.ts'
import type { LocationKey } from './locations.ts'
import type { ServiceKey } from './services.ts'

/** How a kind of customer rents. */
export type Habit = {
  groups: GroupKey[]
  places: LocationKey[]
  /** Likelihood of returning the car somewhere else. */
  oneWay: number
  days: [least: number, most: number]
  /** How many days ahead they book. */
  ahead: [least: number, most: number]
  /** A service, how likely it is taken, and how many of it at most. */
  extras: [service: ServiceKey, probability: number, most?: number][]
  coupons?: string[]
  /** Months of pick-up, 1 to 12; without it any. */
  months?: number[]
  /** Countries they come from; without it any. */
  from?: string[]
}

export type HabitKey = keyof typeof data
export const habits = data as Record<HabitKey, Habit>
