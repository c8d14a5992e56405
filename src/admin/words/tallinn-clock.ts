import { labelFrom, type WallMinute } from '../../domain/calendar/wall-clock.ts'

// The Swedish way of writing a moment is that of our labels. Temporal, which the domain counts with, is not yet in every browser.
const tallinn = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Tallinn',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `2026-11-16T10:00` on Tallinn's clocks, whatever zone the browser is in. */
export const tallinnLabel = (at: Date): string => tallinn.format(at).replace(' ', 'T')

export const tallinnMinute = (at: Date): WallMinute => labelFrom(tallinnLabel(at))

/** Ahead of UTC in summer and in winter; the hour that comes twice in autumn means its first time. */
const HOURS_AHEAD = [3, 2]

/** The instant of a label; the hour that is left out in spring has none. */
export function tallinnInstant(label: WallMinute): Date | undefined {
  const instants = HOURS_AHEAD.map((hours) => new Date((label - hours * 60) * 60_000))
  return instants.find((at) => tallinnMinute(at) === label)
}
