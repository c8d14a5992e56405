import { type Cents, cents } from './money.ts'

/** What the owner sets for all rentals. Each saved set stays: a booking keeps the one it was made under. */
export type HouseRules = {
  /** Until so many hours before the pick-up a booking is cancelled free of charge. */
  freeCancelHours: number
  /** Later than that the price of so many rental days is kept, never more than the whole. */
  lateCancelDays: number
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
  /** How long a car waits for someone who pays now. */
  payNowMinutes: number
  /** A request by e-mail waits so long for its address to be confirmed by the letter's link… */
  unconfirmedMinutes: number
  /** …and then so long for its answer. Both count from the registration. */
  requestMinutes: number
  /** Beginning to pay keeps the car while the bank is asked: once, and never longer than this from the registration. */
  payingMinutes: number
  /** How long staff keep a car for someone on the phone: a little while, or until this hour of the next day. */
  phoneHoldMinutes: number
  phoneHoldHour: number
}

export type RuleName = keyof HouseRules

/** What holds until the owner says otherwise, and for bookings from before rules were kept. */
export const standardRules: HouseRules = {
  freeCancelHours: 24,
  lateCancelDays: 1,
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
  payNowMinutes: 30,
  unconfirmedMinutes: 30,
  requestMinutes: 24 * 60,
  payingMinutes: 90,
  phoneHoldMinutes: 30,
  phoneHoldHour: 18,
}

/** The longest that a car may stand between two rentals: searches look so far beyond a return. */
export const MOST_TURNAROUND = 24 * 60

/**
 * Between which each may be set. A complaint is answered within fifteen days by law, and nobody drives a car before
 * eighteen; the rest is sanity. An hour's grace would make a started hour free.
 */
export const ruleBounds: Readonly<Record<RuleName, readonly [least: number, most: number]>> = {
  freeCancelHours: [0, 720],
  lateCancelDays: [0, 30],
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
  payNowMinutes: [10, 1440],
  unconfirmedMinutes: [10, 1440],
  requestMinutes: [30, 14 * 24 * 60],
  payingMinutes: [30, 1440],
  phoneHoldMinutes: [10, 480],
  phoneHoldHour: [8, 23],
}

export const ruleNames = Object.keys(standardRules) as RuleName[]

/** The sets that were saved, and since when each was in force. */
export type KeptRules = ReadonlyMap<number, { rules: HouseRules; since: Date }>
