import type { groups } from '../db/schema/fleet.ts'
import type { FuelType, Gearbox, Translated } from '../domain/catalogue.ts'
import { cents } from '../domain/money.ts'
import data from './data/groups.json' with { type: 'json' }
import { makeGroup, nameColumns, type Row } from './factories.ts'
import { idsOf, keysOf } from './ids.ts'

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
  return makeGroup({ id: groupIds[key], ...nameColumns(name), acriss, deposit: cents(depositEuros * 100) })
})
