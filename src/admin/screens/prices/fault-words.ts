import type { Say } from '../../words/words.tsx'

const codes = [
  'required',
  'format',
  'not_a_date',
  'not_a_code',
  'out_of_bounds',
  'before_start',
  'too_long',
  'twice',
  'taken',
  'gone',
  'unknown_value',
  'used_by_coupon',
] as const

const trialCodes = [
  'not_a_time',
  'in_the_past',
  'not_after_pick_up',
  'too_long',
  'too_far',
  'unknown_location',
  'closed',
  'unknown_service',
  'chosen_twice',
  'one_cover_only',
  'too_many',
  'unknown',
] as const

/** What is wrong with a field of the price list, in a sentence that says what to do. */
export function faultWord(t: Say<'prices'>, code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  return t(`faults.${codes.find((known) => known === code) ?? 'format'}`)
}

export function trialFaultWord(t: Say<'prices'>, code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  return t(`trialFaults.${trialCodes.find((known) => known === code) ?? 'unknown'}`)
}
