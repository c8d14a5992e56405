import { MOST_MONTHS } from '../../../contract/staff/figures.ts'
import { type CalendarMonth, monthAfter, monthSpans, parseMonth } from '../../../domain/calendar/months.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import type { StaffRequest } from './staff-request.ts'

/** Without a wish so many months that end with this one; undefined when the wish cannot be met. */
export function askedMonths(
  context: StaffRequest,
  now: Date,
  shown = 1,
): { from: CalendarMonth; to: CalendarMonth } | undefined {
  const to = parseMonth(context.req.query('to') ?? labelText(now).slice(0, 7))
  const from = to && parseMonth(context.req.query('from') ?? monthAfter(to, 1 - shown))
  if (!from || !to || from < '2000-01' || to > '2999-12' || from > to) return undefined
  return monthAfter(from, MOST_MONTHS - 1) < to ? undefined : { from, to }
}

/** From the first moment of its first month to the end of its last. */
export function momentsOf({ from, to }: { from: CalendarMonth; to: CalendarMonth }) {
  const spans = monthSpans(from, to)
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) throw new RangeError(`no months between ${from} and ${to}`)
  return { from: first.from, to: last.to }
}
