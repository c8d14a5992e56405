import { byDates, type DraftSeason } from './draft-seasons.ts'

/** A season has no name of its own: a letter and a colour make it known on one screen. */
export type SeasonMark = { letter: string; colour: string }

/** Dark enough for white letters, and far enough from each other. */
const colours = [
  '#0b5348',
  '#8a5200',
  '#2b59d1',
  '#7a2e6b',
  '#5b6b1f',
  '#a33a2a',
  '#1f6f8b',
  '#4a5e67',
] as const

/** Marks of the seasons that touch a year, by id, in the order of their dates. */
export function seasonMarks(seasons: readonly DraftSeason[]): ReadonlyMap<number, SeasonMark> {
  return new Map(
    seasons.toSorted(byDates).map(({ id }, index) => [
      id,
      {
        letter: index < 26 ? String.fromCodePoint(65 + index) : String(index + 1),
        colour: colours[index % colours.length] ?? colours[0],
      },
    ]),
  )
}

export const touchesYear = ({ start, end }: DraftSeason, year: number): boolean =>
  start.slice(0, 4) <= String(year) && end.slice(0, 4) >= String(year)
