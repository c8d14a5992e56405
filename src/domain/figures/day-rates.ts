const SECONDS_PER_DAY = 86_400

/** What a day of a car brings, in cents; null where there was no such day. */
export type DayRates = {
  /** Average daily rate (ADR): for every 24 hours on rent. */
  perRentedDay: number | null
  /** Revenue per available car day (RevPAC): also for the days on which nobody had it. */
  perCarDay: number | null
}

export function dayRatesOf(row: {
  revenue: number
  rentedSeconds: number
  availableSeconds: number
}): DayRates {
  const per = (seconds: number) =>
    seconds > 0 ? Math.round((row.revenue * SECONDS_PER_DAY) / seconds) : null
  return { perRentedDay: per(row.rentedSeconds), perCarDay: per(row.availableSeconds) }
}
