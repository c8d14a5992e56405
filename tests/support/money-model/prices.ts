import type { Drivers } from './steps.ts'

const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const MINUTE = 60_000

/** Prices of the small company's small cars by weekday from Sunday on, in cents, as the pricing page has them. */
const ofWeekday = [3200, 3000, 3000, 3000, 3000, 3400, 3600]
const AN_HOUR = 600
const SEAT_A_DAY = 400
/** Once for a rental, however many young drivers there are. */
export const YOUNG_A_DAY = 700
export const OTHER_DRIVER = 1000
export const DEPOSIT = 20_000
/** An eighth of the tank, the trip to the filling station, and the handling of a claim, as the conditions have them. */
const FUEL_EIGHTH = 1200
const REFUELLING = 1500
export const HANDLING = 1500
export const CLEANING = 3000
export const DAMAGE = 15_000
export const FINE = 4000

export type Fees = { young: number; others: number }
const feesByDrivers: Record<Drivers, Fees> = {
  one: { young: 0, others: 0 },
  'a young one': { young: 1, others: 0 },
  'one and two others': { young: 0, others: 2 },
  'one and a young one': { young: 1, others: 1 },
}
export const feesOf = (drivers: Drivers): Fees => feesByDrivers[drivers]

/** Two days are without a discount, three to six have five percent off each day. */
export function priceOf(
  pickUp: number,
  days: number,
  { seats, young, others }: Fees & { seats: number },
): number {
  let total = days * (seats * SEAT_A_DAY + young * YOUNG_A_DAY) + others * OTHER_DRIVER
  for (let day = 0; day < days; day++) total += dayPrice(pickUp + day * DAY, days)
  return total
}

export function dayPrice(at: number, days: number): number {
  const base = ofWeekday[new Date(at).getUTCDay()] ?? 0
  return base - Math.round((base * (days < 3 ? 0 : 5)) / 100)
}

/** Plain prices of the days and hours after the agreed return, hours never above a day; half an hour is forgiven. */
export function lateFee(
  agreed: number,
  at: number,
  { seats, young }: { seats: number; young: number },
): number {
  const minutes = Math.max(0, (wholeMinute(at) - agreed) / MINUTE)
  const days = Math.floor(minutes / 1440)
  const left = minutes - days * 1440
  const hours = left < 30 ? 0 : Math.ceil(left / 60)
  const plain = (day: number) => ofWeekday[new Date(agreed + day * DAY).getUTCDay()] ?? 0
  let total = Math.min(hours * AN_HOUR, plain(days)) + days * (seats * SEAT_A_DAY + young * YOUNG_A_DAY)
  // A seat has no price for hours: a day that was begun costs a day. Hours of a young driver are free.
  if (hours > 0) total += seats * SEAT_A_DAY
  for (let day = 0; day < days; day++) total += plain(day)
  return total
}

export const missingFuel = (eighths: number): number => (eighths > 0 ? eighths * FUEL_EIGHTH + REFUELLING : 0)

/** Tallinn is two hours ahead in November. */
export const label = (at: number): string => new Date(at + 2 * HOUR).toISOString().slice(0, 16)
/** Labels have no seconds. */
export const wholeMinute = (at: number): number => at - (at % MINUTE)
