import type { groups } from '../db/schema/fleet.ts'
import type { FuelType, Gearbox, Translated } from '../domain/catalogue.ts'
import { cents } from '../domain/money.ts'
import data from './data/groups.json' with { type: 'json' }
import { idsOf, keysOf } from './ids.ts'
import { nameColumns, type Row } from './rows.ts'

export type SeasonKind = 'low' | 'shoulder' | 'high' | 'christmas'

type GroupSketch = {
  name: Translated
  acriss: string
  depositEuros: number
  /** What the class promises, so that no car of it says otherwise. */
  gearbox: Gearbox
  fuelType: FuelType
  seats: number
  /** Euros of a Monday and of one hour. */
  prices: Record<SeasonKind, [day: number, hour: number]>
}

export type GroupKey = keyof typeof data
export const groupIds = idsOf(data)
export const groupKeys = keysOf(data)
export const groupSketches = data as Record<GroupKey, GroupSketch>

export const groupRows: Row<typeof groups>[] = groupKeys.map((key) => {
  const { name, acriss, depositEuros } = groupSketches[key]
  const deposit = cents(depositEuros * 100)
  return { id: groupIds[key], ...nameColumns(name), acriss, deposit, isActive: true }
})
