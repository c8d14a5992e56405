/** The days that a place has hours for: those of the week, and its own hours on such days, where it has some. */
export const dayNames = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
  'HOLIDAY',
  'SHORTENED_DAY',
] as const
export type DayName = (typeof dayNames)[number]
