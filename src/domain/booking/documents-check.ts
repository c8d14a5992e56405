import { afterOpenMinutes } from '../calendar/opening-hours.ts'
import { windowsOn } from '../calendar/opening-windows.ts'
import type { CalendarDay, WallMinute } from '../calendar/wall-clock.ts'
import type { Location } from '../catalogue.ts'

/** Working time that passes between an order and documents that someone has looked through. */
const DOCUMENTS_CHECK_MINUTES = 60

/**
 * From when a locker can give its key to someone whom nobody here knows yet: people look at the documents while they
 * are at work, which is while some place without a locker is open without a fee; where every hour costs, while it is
 * open at all. Undefined when nobody is ever there.
 */
export function documentsCheckedBy(places: Iterable<Location>, now: WallMinute): WallMinute | undefined {
  const staffed = [...places].filter(({ hasLockers }) => !hasLockers)
  const staffedOn = (day: CalendarDay) => staffed.flatMap(({ hours }) => windowsOn(hours, day))
  const usualOn = (day: CalendarDay) => staffedOn(day).filter(({ rentPrice }) => rentPrice === 0)
  return (
    afterOpenMinutes(usualOn, now, DOCUMENTS_CHECK_MINUTES) ??
    afterOpenMinutes(staffedOn, now, DOCUMENTS_CHECK_MINUTES)
  )
}
