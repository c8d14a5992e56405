import { z } from 'zod'
import type { CostKind, DutyKind, DutyState } from '../../domain/fleet/duties.ts'
import { calendarDay, euros } from '../values.ts'

/** That a duty was done. Without a reading it was done at the last one; without a cost it cost nothing yet. */
export const doneBody = z.object({
  on: calendarDay,
  kilometres: z.int().min(0).max(5_000_000).nullable(),
  cost: euros.nullable(),
})

/** Days are `YYYY-MM-DD`, money is in euros. */
export type DutyAnswer = {
  id: number
  kind: DutyKind
  dueOn: string | null
  dueKm: number | null
  kmLeft: number | null
  isBlocking: boolean
  note: string
  state: DutyState
}

export type DueDutiesAnswer = {
  duties: (DutyAnswer & { car: { id: number; name: string; plate: string } })[]
}

export type CarCostsAnswer = {
  latest: { id: number; kind: CostKind; day: string; amount: number; note: string }[]
  /** Of the months that the card shows, without VAT. */
  total: number
  revenue: number
  margin: number
}
