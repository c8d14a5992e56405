import type { HouseRules } from '../house-rules.ts'
import { type Cents, cents, type PercentHundredths, percentHundredths, plus, times } from '../money.ts'

/** What may be asked for after the rental: each is named by the conditions, and nothing else is. */
export const extraChargeKinds = [
  'fuel',
  'cleaning',
  'damage',
  'parking',
  'fine',
  'toll',
  'handling',
  'change',
  'kilometres',
] as const
export type ExtraChargeKind = (typeof extraChargeKinds)[number]

/** What others ask of us for a car at a minute: whoever had it then pays. */
export const claimKinds = ['fine', 'parking', 'toll'] as const satisfies ExtraChargeKind[]

/** `PROPOSED`: nobody owes it yet. `WITHDRAWN`: nobody owes it any more. */
export const extraChargeStatuses = ['PROPOSED', 'CHARGED', 'WITHDRAWN'] as const
export type ExtraChargeStatus = (typeof extraChargeStatuses)[number]

/** How long a charge may be disputed, from its letter. */
export const DISPUTE_DAYS = 14

/** What things cost until the owner sets another price, under the company's details. */
export const standardCharges = {
  fuelEighthPrice: cents(1200),
  refuelFee: cents(1500),
  cleaningPrice: cents(3000),
  claimFee: cents(1500),
}
export type StandardCharges = Record<keyof typeof standardCharges, Cents>

/** What the conditions name besides, the same for every company that uses them. */
export const fixedCharges = { deepCleaningPrice: cents(10_000), smokingFee: cents(20_000) }

/** A fine and a damage are claims and no sale. */
export const vatRateOfCharge = (kind: ExtraChargeKind, ofBooking: PercentHundredths): PercentHundredths =>
  kind === 'fine' || kind === 'damage' ? percentHundredths(0) : ofBooking

/** What is missing of the tank, in eighths, and the trip to the filling station. */
export const missingFuelPrice = (eighths: number, { fuelEighthPrice, refuelFee }: StandardCharges): Cents =>
  plus(times(fuelEighthPrice, eighths), refuelFee)

/** How dirty a car comes back, and what the conditions ask for it. */
export const cleaningKinds = ['ordinary', 'deep', 'smoke'] as const
export type CleaningKind = (typeof cleaningKinds)[number]
export const cleaningFee = (
  kind: CleaningKind,
  { cleaningPrice }: Pick<StandardCharges, 'cleaningPrice'>,
): Cents =>
  ({ ordinary: cleaningPrice, deep: fixedCharges.deepCleaningPrice, smoke: fixedCharges.smokingFee })[kind]

/** Kilometres beyond what the days of a rental include, counted over all of it; a started day counts. */
export function extraKilometres(
  driven: number,
  { days, hours }: { days: number; hours: number },
  rules: Pick<HouseRules, 'kilometresPerDay' | 'extraKilometrePrice'>,
) {
  const included = (days + (hours > 0 ? 1 : 0)) * rules.kilometresPerDay
  const extra = Math.max(0, driven - included)
  return { included, extra, amount: times(rules.extraKilometrePrice, extra) }
}

/** A battery that comes back with less than it should: as full as it went out, and never more than the conditions ask. */
export const isBatteryLow = (
  before: number | null,
  after: number,
  { chargedPercent }: Pick<HouseRules, 'chargedPercent'>,
): boolean => before !== null && after < Math.min(before, chargedPercent)
