/** A window of a week as it is typed: `HH:MM`; an end at or before its start lies on the next day. */
export type TypedWindow = { dayName: string; start: string; end: string }

type WeekFault = { place: number; code: 'empty' | 'overlaps' }

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

/** The places of windows that are empty, or speak of the same minutes of their day as one before them. */
export function weekFaults(windows: readonly TypedWindow[]): WeekFault[] {
  const spans = windows.map(({ dayName, start, end }) => {
    const [from, to] = [minutesOf(start), minutesOf(end)]
    return { dayName, from, to: to <= from ? to + 24 * 60 : to }
  })
  return windows.flatMap(({ start, end }, place): WeekFault[] => {
    if (start === end && end !== '00:00') return [{ place, code: 'empty' }]
    const own = spans[place]
    const isTwice = spans
      .slice(0, place)
      .some((other) => own && other.dayName === own.dayName && other.from < own.to && own.from < other.to)
    return isTwice ? [{ place, code: 'overlaps' }] : []
  })
}
