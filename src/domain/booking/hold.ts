import { instantOf, labelOf } from '../calendar/tallinn.ts'
import { addDays, atTime, dayOf } from '../calendar/wall-clock.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What strangers may keep without paying for it. Every number of it is here; some can be set otherwise. */
export const unpaidRules = {
  /** How long a car waits for someone who pays now. */
  payNowMinutes: 30,
  /** A request by e-mail waits so long for its address to be confirmed by the letter's link… */
  unconfirmedMinutes: 30,
  /** …and then so long for its answer. Both count from the registration. */
  requestMinutes: 24 * 60,
  /** Beginning to pay keeps the car while the bank is asked: once, and never longer than this from the registration. */
  payingMinutes: 90,
  /** Of one e-mail address, one telephone or one network: cars held at once, and registrations within a day. */
  atOnce: 2,
  perDay: 3,
  /** Of the cars of a group, for days that overlap. Whoever pays has a car all the same. */
  groupPercent: 20,
  /** A request for longer, or for later, waits for people and holds no car meanwhile. */
  longestRequestDays: 30,
  furthestRequestDays: 183,
  /** So many within a day are told to the office. */
  alarmPerDay: 10,
}
export type UnpaidRules = typeof unpaidRules

const after = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS)

type Period = { from: Date; to: Date }

/** Until when a car is held for a visitor at first. Undefined: people answer such a request before a car is held. */
export function firstHoldExpiry(
  now: Date,
  isRequest: boolean,
  period: Period,
  rules: UnpaidRules,
): Date | undefined {
  if (!isRequest) return after(now, rules.payNowMinutes)
  return waitsForPeople(period, now, rules) ? undefined : after(now, rules.unconfirmedMinutes)
}

/** The whole time, for someone whom staff have spoken to. */
export function fullHoldExpiry(now: Date, isRequest: boolean, rules: UnpaidRules): Date {
  return after(now, isRequest ? rules.requestMinutes : rules.payNowMinutes)
}

/** Until when a request is held once its e-mail address is confirmed. Undefined: confirming changes nothing. */
export function confirmedHoldExpiry(
  registeredAt: Date,
  period: Period,
  rules: UnpaidRules,
): Date | undefined {
  // Where no letters go out there is nothing to confirm, and the one time is as long as the other.
  const isAsked = rules.unconfirmedMinutes < rules.requestMinutes
  return isAsked && !waitsForPeople(period, registeredAt, rules)
    ? after(registeredAt, rules.requestMinutes)
    : undefined
}

function waitsForPeople({ from, to }: Period, registeredAt: Date, rules: UnpaidRules): boolean {
  return (
    to.getTime() - from.getTime() > rules.longestRequestDays * DAY_MS ||
    from.getTime() - registeredAt.getTime() > rules.furthestRequestDays * DAY_MS
  )
}

/** Whether so long a rental, or one so far ahead, may be kept before it is paid for without people looking at it. */
export const mayBeHeldUnpaid = (period: Period, now: Date, rules: UnpaidRules): boolean =>
  !waitsForPeople(period, now, rules)

/** The car waits a little longer than the bank does, so that a payment of the last second still finds it. */
const BEYOND_THE_BANK_MINUTES = 5

/** Until when beginning to pay keeps the car. Undefined: it does not any more. */
export function payingHoldExpiry(
  now: Date,
  registeredAt: Date,
  bankMinutes: number,
  rules: UnpaidRules,
): Date | undefined {
  const wanted = after(now, bankMinutes + BEYOND_THE_BANK_MINUTES)
  const latest = after(registeredAt, rules.payingMinutes)
  const until = wanted < latest ? wanted : latest
  return until > now ? until : undefined
}

/** How many of so many cars may be held without paying: always one. */
export function mostHeld(cars: number, percent: number): number {
  return Math.max(1, Math.floor((cars * percent) / 100))
}

/** How long staff keep a car for someone on the phone. */
export const phoneHolds = ['half-hour', 'tomorrow', 'no-limit'] as const
export type PhoneHold = (typeof phoneHolds)[number]

export const PHONE_HOLD_MINUTES = 30
/** Of tomorrow. */
export const PHONE_HOLD_EVENING = 18 * 60

/** Null keeps the car; `tomorrow` lasts until six in the evening, so that there is a working day to pay in. */
export function phoneHoldExpiry(now: Date, hold: PhoneHold): Date | null {
  if (hold === 'no-limit') return null
  if (hold === 'half-hour') return after(now, PHONE_HOLD_MINUTES)
  const evening = instantOf(atTime(addDays(dayOf(labelOf(now)), 1), PHONE_HOLD_EVENING))
  if (!evening) throw new RangeError('tomorrow has no evening')
  return evening
}
