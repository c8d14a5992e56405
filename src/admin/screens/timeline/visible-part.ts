import { addDays, type CalendarDay } from '../../../domain/calendar/wall-clock.ts'
import { type Row, rowIndexAt } from './rows.ts'
import type { Scale } from './scale.ts'

/** What is in the document: some lines and some days more than can be seen. Ends are exclusive. */
export type VisiblePart = { firstRow: number; lastRow: number; firstDay: CalendarDay; lastDay: CalendarDay }

export type View = { left: number; top: number; width: number; height: number }

const ROWS = 4
const SPARE_ROWS = 8
const DAYS = 7

/**
 * In whole steps, with some to spare on each side: while someone scrolls within a step it stays the same, and nothing
 * is drawn anew.
 */
export function visiblePart(view: View, rows: readonly Row[], scale: Scale): VisiblePart {
  const firstRow = rowIndexAt(rows, view.top)
  const lastRow = rowIndexAt(rows, view.top + view.height)
  const firstDay = view.left / scale.width
  const lastDay = (view.left + view.width) / scale.width
  return {
    firstRow: Math.max(0, floorTo(firstRow, ROWS) - SPARE_ROWS),
    lastRow: Math.min(rows.length, floorTo(lastRow, ROWS) + ROWS + SPARE_ROWS),
    firstDay: addDays(scale.origin, Math.max(0, floorTo(firstDay, DAYS) - DAYS)),
    lastDay: addDays(scale.origin, Math.min(scale.days, floorTo(lastDay, DAYS) + 2 * DAYS)),
  }
}

export function isSamePart(a: VisiblePart, b: VisiblePart): boolean {
  return (
    a.firstRow === b.firstRow &&
    a.lastRow === b.lastRow &&
    a.firstDay === b.firstDay &&
    a.lastDay === b.lastDay
  )
}

const floorTo = (value: number, step: number): number => Math.floor(value / step) * step
