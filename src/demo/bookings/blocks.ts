import type { carBlocks } from '../../db/schema/fleet.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { daysAfter, morningOf } from '../days.ts'
import type { Row } from '../rows.ts'
import type { Fixed } from './car-year.ts'

/** Cars out of service: days from today, how many days, and why. */
const works: [carId: number, from: number, days: number, reason: string][] = [
  [2, -120, 1, 'Tehnoülevaatus'],
  [13, -64, 3, 'Tagaukse mõlgi parandus'],
  [21, -30, 1, 'Rehvivahetus'],
  [36, -18, 2, 'Keemiline pesu: istmekate plekiline'],
  [24, -1, 4, 'Hooldus 90 000 km, ootab varuosa'],
  [41, 3, 2, 'Lükandukse liist ja mõlk katusel'],
  [8, 9, 1, 'Rehvivahetus'],
  [47, 20, 1, 'Tarkvarauuendus esinduses'],
]

export function blockRows(today: string): Row<typeof carBlocks>[] {
  return works.map(([carId, from, days, reason], place) => ({
    id: place + 1,
    carId,
    start: morningOf(daysAfter(today, from)),
    end: morningOf(daysAfter(today, from + days)),
    reason,
    createdAt: morningOf(daysAfter(today, Math.min(from, 0) - 7)),
  }))
}

export function timesOf(blocks: readonly Row<typeof carBlocks>[]): Map<number, Fixed[]> {
  return new Map(
    blocks.map(({ carId, start, end }) => [carId, [{ start: labelOf(start), end: labelOf(end) }]]),
  )
}
