import { instantOf, labelOf } from '../calendar/tallinn.ts'
import { addDays, atTime, dayOf } from '../calendar/wall-clock.ts'

/** How long a car waits for someone who has registered and not paid. */
export type HoldRules = { payNowMinutes: number; requestMinutes: number }

export const defaultHoldRules: HoldRules = { payNowMinutes: 30, requestMinutes: 24 * 60 }

/** A request by e-mail is answered by people, so its hold lasts a working day instead of half an hour. */
export function holdExpiry(now: Date, isRequest: boolean, rules: HoldRules): Date {
  return new Date(now.getTime() + (isRequest ? rules.requestMinutes : rules.payNowMinutes) * 60_000)
}

/** How long staff keep a car for someone on the phone. */
export const phoneHolds = ['half-hour', 'tomorrow', 'no-limit'] as const
export type PhoneHold = (typeof phoneHolds)[number]

const HALF_HOUR_MS = 30 * 60_000
const EVENING = 18 * 60

/** Null keeps the car; `tomorrow` lasts until six in the evening, so that there is a working day to pay in. */
export function phoneHoldExpiry(now: Date, hold: PhoneHold): Date | null {
  if (hold === 'no-limit') return null
  if (hold === 'half-hour') return new Date(now.getTime() + HALF_HOUR_MS)
  const evening = instantOf(atTime(addDays(dayOf(labelOf(now)), 1), EVENING))
  if (!evening) throw new RangeError('tomorrow has no evening')
  return evening
}
