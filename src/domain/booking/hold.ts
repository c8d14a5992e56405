import { instantOf, labelOf } from '../calendar/tallinn.ts'
import { addDays, atTime, dayOf } from '../calendar/wall-clock.ts'
import type { HouseRules } from '../house-rules.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What strangers may keep without paying, besides for how long: some of it can be set otherwise on the server. */
export const unpaidLimits = {
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
  /** Where nobody can pay at once, or no letter goes out by which an address is confirmed, cars wait as for a request. */
  canPayAtOnce: true,
  canWriteLetters: true,
}
export type UnpaidLimits = typeof unpaidLimits

/** How long cars wait: the owner's to say (`house-rules.ts`). */
type HoldLengths = Pick<
  HouseRules,
  'payNowMinutes' | 'unconfirmedMinutes' | 'requestMinutes' | 'payingMinutes'
>

export type UnpaidRules = UnpaidLimits & HoldLengths

/** What holds by a set of the house's rules: those in force for who comes now, those of a booking for what was promised with it. */
export function unpaidUnder(
  limits: UnpaidLimits,
  { payNowMinutes, unconfirmedMinutes, requestMinutes, payingMinutes }: HoldLengths,
): UnpaidRules {
  return {
    ...limits,
    requestMinutes,
    payingMinutes,
    // A transfer takes its time.
    payNowMinutes: limits.canPayAtOnce ? payNowMinutes : requestMinutes,
    unconfirmedMinutes: limits.canWriteLetters
      ? Math.min(unconfirmedMinutes, requestMinutes)
      : requestMinutes,
  }
}

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

function waitsForPeople({ from, to }: Period, registeredAt: Date, rules: UnpaidLimits): boolean {
  return (
    to.getTime() - from.getTime() > rules.longestRequestDays * DAY_MS ||
    from.getTime() - registeredAt.getTime() > rules.furthestRequestDays * DAY_MS
  )
}

/** Whether so long a rental, or one so far ahead, may be kept before it is paid for without people looking at it. */
export const mayBeHeldUnpaid = (period: Period, now: Date, rules: UnpaidLimits): boolean =>
  !waitsForPeople(period, now, rules)

/** The car waits a little longer than the bank does, so that a payment of the last second still finds it. */
const BEYOND_THE_BANK_MINUTES = 5

/** Until when beginning to pay keeps the car. Undefined: it does not any more. */
export function payingHoldExpiry(
  now: Date,
  registeredAt: Date,
  bankMinutes: number,
  rules: Pick<HouseRules, 'payingMinutes'>,
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

/** Null keeps the car; `tomorrow` lasts until an hour of the evening, so that there is a working day to pay in. */
export function phoneHoldExpiry(
  now: Date,
  hold: PhoneHold,
  { phoneHoldMinutes, phoneHoldHour }: Pick<HouseRules, 'phoneHoldMinutes' | 'phoneHoldHour'>,
): Date | null {
  if (hold === 'no-limit') return null
  if (hold === 'half-hour') return after(now, phoneHoldMinutes)
  const evening = instantOf(atTime(addDays(dayOf(labelOf(now)), 1), phoneHoldHour * 60))
  if (!evening) throw new RangeError('tomorrow has no evening')
  return evening
}
