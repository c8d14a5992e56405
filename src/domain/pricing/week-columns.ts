import { type Weekly, weekly } from './seasons.ts'

/** The days of a week from Monday on, as the columns of prices are named. */
export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

type WeekdayName = (typeof weekdayNames)[number]
type WeekColumns<T> = Record<WeekdayName | `${WeekdayName}Hour`, T>

/** A value of each day and of an hour on it, in columns. */
export function weekColumns<T>(day: Weekly<T>, hour: Weekly<T>): WeekColumns<T> {
  const named = weekdayNames.flatMap((name, place) => [
    [name, day[place]],
    [`${name}Hour`, hour[place]],
  ])
  return Object.fromEntries(named) as WeekColumns<T>
}

/** The same, read from the columns. */
export const weekFrom = <T>(row: WeekColumns<T>) => ({
  day: weekly((weekday) => row[weekdayNames[weekday]]),
  hour: weekly((weekday) => row[`${weekdayNames[weekday]}Hour`]),
})
