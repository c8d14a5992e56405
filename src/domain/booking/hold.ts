/** How long a car waits for someone who has registered and not paid. */
export type HoldRules = { payNowMinutes: number; requestMinutes: number }

export const defaultHoldRules: HoldRules = { payNowMinutes: 30, requestMinutes: 24 * 60 }

/** A request by e-mail is answered by people, so its hold lasts a working day instead of half an hour. */
export function holdExpiry(now: Date, isRequest: boolean, rules: HoldRules): Date {
  return new Date(now.getTime() + (isRequest ? rules.requestMinutes : rules.payNowMinutes) * 60_000)
}
