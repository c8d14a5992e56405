import type { OpeningWindow } from '../../../domain/calendar/opening-windows.ts'
import type { Weekday } from '../../../domain/calendar/wall-clock.ts'
import type { Cents } from '../../../domain/money.ts'

/** An opening window as it travels: id, weekday, start, end, pick-up fee, return fee. */
export type PackedWindow = readonly [number, Weekday, number, number, Cents, Cents]

export function packWindow(window: OpeningWindow): PackedWindow {
  return [window.id, window.weekday, window.start, window.end, window.rentPrice, window.returnPrice]
}

export function unpackWindow([id, weekday, start, end, rentPrice, returnPrice]: PackedWindow): OpeningWindow {
  return { id, weekday, start, end, rentPrice, returnPrice }
}
