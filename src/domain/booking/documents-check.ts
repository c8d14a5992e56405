import { afterOpenMinutes } from '../calendar/opening-hours.ts'
import type { WallMinute } from '../calendar/wall-clock.ts'
import type { Location } from '../catalogue.ts'

/** Working time that passes between an order and documents that someone has looked through. */
const DOCUMENTS_CHECK_MINUTES = 60

/**
 * From when a locker can give its key to someone whom nobody here knows yet: people look at the documents while they
 * are at work, which is while some place without a locker is open without a fee; where every hour costs, while it is
 * open at all. Undefined when nobody is ever there.
 */
export function documentsCheckedBy(places: Iterable<Location>, now: WallMinute): WallMinute | undefined {
  const staffed = [...places].filter(({ hasLockers }) => !hasLockers).flatMap(({ windows }) => windows)
  const usual = staffed.filter(({ rentPrice }) => rentPrice === 0)
  return afterOpenMinutes(usual.length > 0 ? usual : staffed, now, DOCUMENTS_CHECK_MINUTES)
}
