import type { Translated } from '../../../domain/catalogue.ts'

export type TimelineCar = {
  id: number
  name: string
  plate: string
  isActive: boolean
  placeId: number | null
}
export type CarGroup = { id: number; name: Translated; cars: readonly TimelineCar[] }

/** A line of the sheet: the heading of a group, or a car. */
export type Row = { top: number; height: number } & (
  | { kind: 'group'; group: CarGroup; isOpen: boolean }
  | { kind: 'car'; car: TimelineCar }
)

export const densities = ['roomy', 'dense'] as const
export type Density = (typeof densities)[number]

/** In pixels; thirty lines and more fit onto a screen of 1440 × 900 when they stand close, forty cars onto one of 1080. The style sheet knows the same two. */
export const heights: Record<Density, { car: number; group: number }> = {
  roomy: { car: 44, group: 36 },
  dense: { car: 16, group: 16 },
}

export function layRows(
  groups: readonly CarGroup[],
  closed: ReadonlySet<number>,
  density: Density = 'roomy',
): Row[] {
  const height = heights[density]
  const rows: Row[] = []
  let top = 0
  const add = (height: number) => {
    const place = { top, height }
    top += height
    return place
  }
  for (const group of groups) {
    const isOpen = !closed.has(group.id)
    rows.push({ kind: 'group', group, isOpen, ...add(height.group) })
    if (isOpen) for (const car of group.cars) rows.push({ kind: 'car', car, ...add(height.car) })
  }
  return rows
}

export function heightOf(rows: readonly Row[]): number {
  const last = rows.at(-1)
  return last ? last.top + last.height : 0
}

/** The line at that height, by halves; before the first it is the first, after the last the last. */
export function rowIndexAt(rows: readonly Row[], y: number): number {
  let [low, high] = [0, Math.max(0, rows.length - 1)]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((rows[middle]?.top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** The nearest line with a car from there on, in that direction. */
export function carFrom(rows: readonly Row[], index: number, direction: 1 | -1): TimelineCar | undefined {
  for (let at = index; at >= 0 && at < rows.length; at += direction) {
    const row = rows[at]
    if (row?.kind === 'car') return row.car
  }
  return undefined
}

/** The car whose line is nearest to that height. */
export function carAt(rows: readonly Row[], y: number): TimelineCar | undefined {
  const index = rowIndexAt(rows, y)
  return carFrom(rows, index, 1) ?? carFrom(rows, index, -1)
}

export function rowOfCar(rows: readonly Row[], carId: number): Row | undefined {
  return rows.find((row) => row.kind === 'car' && row.car.id === carId)
}
