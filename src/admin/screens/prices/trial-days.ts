import type { TrialBody } from '../../../contract/staff/prices.ts'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import {
  addDays,
  addMinutes,
  type CalendarDay,
  dayOf,
  formatDay,
  formatLabel,
  MINUTES_PER_DAY,
  parseDay,
  parseLabel,
} from '../../../domain/calendar/wall-clock.ts'

/** Today's date in Tallinn, wherever the browser is. */
export const tallinnToday = (): CalendarDay => dayOf(labelOf(new Date()))

/** The first day on which a rental can be tried at any time of the day. */
export const tomorrow = (): CalendarDay => addDays(tallinnToday(), 1)

/** The day of the pick-up; undefined while it is none. */
export const rentDayOf = (trial: TrialBody | null): CalendarDay | undefined =>
  parseDay(trial?.rentDate.slice(0, 10) ?? '')

/** The year to look at first: the trial rental's, or this one. */
export const yearToShow = (trial: TrialBody | null): number =>
  Number(formatDay(rentDayOf(trial) ?? tallinnToday()).slice(0, 4))

/** The same rental from another day on; a day that is past is left alone, nobody can rent on it. */
export function movedTo(trial: TrialBody, day: CalendarDay): Partial<TrialBody> {
  const [rentAt, returnAt] = [parseLabel(trial.rentDate), parseLabel(trial.returnDate)]
  if (rentAt === undefined || returnAt === undefined || day < tomorrow()) return {}
  const shift = (day - dayOf(rentAt)) * MINUTES_PER_DAY
  return {
    rentDate: formatLabel(addMinutes(rentAt, shift)),
    returnDate: formatLabel(addMinutes(returnAt, shift)),
  }
}
