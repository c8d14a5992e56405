import {
  addDays,
  atTime,
  type CalendarDay,
  MINUTES_PER_DAY,
  type WallMinute,
} from '../../../domain/calendar/wall-clock.ts'

export const zooms = ['day', 'week', 'month', 'quarter'] as const
export type Zoom = (typeof zooms)[number]

/** Pixels a day. Labels are wall-clock times, so every day is equally wide, also the one of 23 hours. */
const dayWidth: Record<Zoom, number> = { day: 288, week: 112, month: 30, quarter: 10 }

const DAYS_BEHIND = 366
const DAYS_AHEAD = 2 * 366

/** Where a time lies on the sheet. */
export type Scale = { zoom: Zoom; origin: CalendarDay; days: number; width: number }

export function scaleAround(today: CalendarDay, zoom: Zoom): Scale {
  return { zoom, origin: addDays(today, -DAYS_BEHIND), days: DAYS_BEHIND + DAYS_AHEAD, width: dayWidth[zoom] }
}

export function xOf({ origin, width }: Scale, label: WallMinute): number {
  return (label / MINUTES_PER_DAY - origin) * width
}

export function labelAt({ origin, width }: Scale, x: number): WallMinute {
  return atTime(origin, Math.round((x / width) * MINUTES_PER_DAY))
}

export const HALF_HOUR = 30

/** By days, which keeps the hour, unless there is room for half hours or someone asks for them. */
export function snapped({ zoom, width }: Scale, pixels: number, isFine: boolean): number {
  const step = isFine || zoom === 'day' ? HALF_HOUR : MINUTES_PER_DAY
  return Math.round(((pixels / width) * MINUTES_PER_DAY) / step) * step
}
