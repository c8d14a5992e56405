import type { carBlocks } from '../../db/schema/fleet.ts'
import { daysAfter, morningOf } from '../days.ts'
import type { Row } from '../factories.ts'
import type { Timetable } from './timetable.ts'

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

export function planBlocks(timetable: Timetable, today: string): Row<typeof carBlocks>[] {
  const rows: Row<typeof carBlocks>[] = []
  for (const [carId, from, days, reason] of works) {
    const start = morningOf(daysAfter(today, from))
    const end = morningOf(daysAfter(today, from + days))
    if (!timetable.block(carId, { from: start, to: end })) continue
    const createdAt = morningOf(daysAfter(today, Math.min(from, 0) - 7))
    rows.push({ id: rows.length + 1, carId, start, end, reason, createdAt })
  }
  return rows
}
