import { addDays, type CalendarDay, calendarDay, dayFrom, formatDay, later } from '../calendar/wall-clock.ts'

/** What the law, the insurer or the maker wants of a car by some day or some reading of its odometer. */
export const dutyKinds = [
  'INSPECTION',
  'LIABILITY_INSURANCE',
  'CASCO_INSURANCE',
  'ROAD_TAX',
  'SERVICE',
  'TYRES',
  'WARRANTY',
  'OTHER_DUTY',
] as const
export type DutyKind = (typeof dutyKinds)[number]

/** What a car costs its company. */
export const costKinds = [
  'PURCHASE',
  'LEASING',
  'REPAIR',
  'MAINTENANCE',
  'TYRE_COST',
  'FUEL_COST',
  'INSURANCE_COST',
  'TAX_COST',
  'CLEANING_COST',
  'OTHER_COST',
] as const
export type CostKind = (typeof costKinds)[number]

/** So long before it is due the desk is told. */
export const REMIND_DAYS = 30
export const REMIND_KM = 1_000

export type Duty = {
  dueOn: string | null
  dueKm: number | null
  everyMonths: number | null
  everyKm: number | null
}

export type DutyState = 'overdue' | 'soon' | 'later'

/** The day itself is the last on which all is well, and so is the last kilometre before the reading. */
export function dutyState({ dueOn, dueKm }: Duty, today: CalendarDay, mileage: number): DutyState {
  const daysLeft = dueOn === null ? Number.POSITIVE_INFINITY : dayFrom(dueOn) - today
  const kmLeft = dueKm === null ? Number.POSITIVE_INFINITY : dueKm - mileage
  if (daysLeft < 0 || kmLeft <= 0) return 'overdue'
  return daysLeft <= REMIND_DAYS || kmLeft <= REMIND_KM ? 'soon' : 'later'
}

/** When it is due again, counted from when it was done; undefined for what happens once. */
export function dueAgain(
  { everyMonths, everyKm }: Duty,
  doneOn: string,
  doneKm: number,
): Pick<Duty, 'dueOn' | 'dueKm'> | undefined {
  if (everyMonths === null && everyKm === null) return undefined
  return {
    dueOn: everyMonths === null ? null : formatDay(monthsAfter(doneOn, everyMonths)),
    dueKm: everyKm === null ? null : doneKm + everyKm,
  }
}

/** The same day of a later month, or its last one. */
function monthsAfter(day: string, months: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = (offset: number) => {
    const count = year * 12 + (month - 1) + offset
    return dayFrom(`${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`)
  }
  const sameDate = addDays(first(months), date - 1)
  const last = addDays(first(months + 1), -1)
  return sameDate < last ? sameDate : last
}

/** What a car still needs and is not driven without. */
export type Need = Pick<Duty, 'dueOn' | 'dueKm'>

/**
 * The days on which a car is for nobody because of what it needs: from when the first of it is due, as far as people look
 * ahead. Rentals farther away are sold: what is due by then comes round every year and is done in time. While it is not
 * done, the days move on with the calendar.
 */
export function offRoadDays(
  needs: readonly Need[],
  mileage: number,
  today: CalendarDay,
): { first: CalendarDay; last: CalendarDay } | undefined {
  if (needs.length === 0) return undefined
  const last = addDays(today, REMIND_DAYS)
  const starts = needs.map(({ dueOn, dueKm }) =>
    dueKm !== null && dueKm <= mileage
      ? today
      : dueOn === null
        ? addDays(last, 1)
        : later(addDays(dayFrom(dueOn), 1), today),
  )
  const first = calendarDay(Math.min(...starts))
  return first <= last ? { first, last } : undefined
}
