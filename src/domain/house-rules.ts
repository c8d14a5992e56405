import { type Cents, cents } from './money.ts'

/** What the owner sets for all rentals. Each saved set stays: a booking keeps the one it was made under. */
export type HouseRules = {
  /** Until so many hours before the pick-up a booking is cancelled free of charge. */
  freeCancelHours: number
  /** So late a return, or so much beyond a whole day, costs nothing. */
  graceMinutes: number
  /** A returned car is cleaned and checked before it can leave again; a group may have its own. */
  turnaroundMinutes: number
  /** On the day of pick-up. */
  leastAge: number
  /** How long a driver has held the licence. */
  licenceYears: number
  /** Kilometres in the price of a day, counted over the whole rental; of a month with a long-term offer. */
  kilometresPerDay: number
  kilometresPerMonth: number
  extraKilometrePrice: Cents
  /** How far an electric car is charged, out and back, in percent. */
  chargedPercent: number
  /** Within which money goes back, in working days. */
  refundWorkingDays: number
  /** Within which a complaint has an answer. */
  complaintDays: number
  /** After which a car that nobody brings back is told to the police. */
  missingCarHours: number
  /** From which on a rental is called long, from how many months on it has an offer of its own, how soon it can be ended. */
  longtermDays: number
  longtermOfferMonths: number
  longtermNoticeDays: number
}

export type RuleName = keyof HouseRules

/** What holds until the owner says otherwise, and for bookings from before rules were kept. */
export const standardRules: HouseRules = {
  freeCancelHours: 24,
  graceMinutes: 29,
  turnaroundMinutes: 60,
  leastAge: 21,
  licenceYears: 2,
  kilometresPerDay: 200,
  kilometresPerMonth: 3000,
  extraKilometrePrice: cents(10),
  chargedPercent: 80,
  refundWorkingDays: 5,
  complaintDays: 15,
  missingCarHours: 24,
  longtermDays: 30,
  longtermOfferMonths: 3,
  longtermNoticeDays: 30,
}

/** The longest that a car may stand between two rentals: searches look so far beyond a return. */
export const MOST_TURNAROUND = 24 * 60

/**
 * Between which each may be set. A complaint is answered within fifteen days by law, and nobody drives a car before
 * eighteen; the rest is sanity. An hour's grace would make a started hour free.
 */
export const ruleBounds: Readonly<Record<RuleName, readonly [least: number, most: number]>> = {
  freeCancelHours: [0, 720],
  graceMinutes: [0, 59],
  turnaroundMinutes: [0, MOST_TURNAROUND],
  leastAge: [18, 30],
  licenceYears: [0, 10],
  kilometresPerDay: [1, 5_000],
  kilometresPerMonth: [1, 50_000],
  extraKilometrePrice: [0, 1_000],
  chargedPercent: [10, 100],
  refundWorkingDays: [1, 14],
  complaintDays: [1, 15],
  missingCarHours: [1, 240],
  longtermDays: [2, 365],
  longtermOfferMonths: [1, 24],
  longtermNoticeDays: [1, 90],
}

export const ruleNames = Object.keys(standardRules) as RuleName[]

/** The sets that were saved, and since when each was in force. */
export type KeptRules = ReadonlyMap<number, { rules: HouseRules; since: Date }>
