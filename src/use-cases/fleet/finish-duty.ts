import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type CostKind, type DutyKind, dueAgain } from '../../domain/fleet/duties.ts'
import type { Cents } from '../../domain/money.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { createRows } from '../records/write-row.ts'

/** That a duty was done: when, at which reading, and what it cost if it cost anything. */
export type DoneDuty = { on: string; kilometres: number | null; cost: Cents | null }

export type FinishedDuty = { ok: true; nextId: number | null } | { ok: false; code: 'no_duty' }

const costOf: Record<DutyKind, CostKind> = {
  INSPECTION: 'MAINTENANCE',
  LIABILITY_INSURANCE: 'INSURANCE_COST',
  CASCO_INSURANCE: 'INSURANCE_COST',
  ROAD_TAX: 'TAX_COST',
  SERVICE: 'MAINTENANCE',
  TYRES: 'TYRE_COST',
  WARRANTY: 'OTHER_COST',
  OTHER_DUTY: 'OTHER_COST',
}

/** Closes a duty, writes its cost down and opens the next one, where it comes again. Two who press at once close it once. */
export function finishDuty(
  db: Database,
  { carId, dutyId }: { carId: number; dutyId: number },
  done: DoneDuty,
  staff: ByStaff,
): Promise<FinishedDuty> {
  const { carDuties, cars } = schema
  return db.transaction(async (tx): Promise<FinishedDuty> => {
    const [car] = await tx.select({ mileage: cars.mileage }).from(cars).where(eq(cars.id, carId))
    const doneKm = done.kilometres ?? car?.mileage ?? 0
    const [duty] = await tx
      .update(carDuties)
      .set({ doneOn: done.on, doneKm })
      .where(and(eq(carDuties.id, dutyId), eq(carDuties.carId, carId), isNull(carDuties.doneOn)))
      .returning()
    if (!duty) return { ok: false, code: 'no_duty' }
    const change = { before: { doneOn: null, doneKm: null }, after: { doneOn: done.on, doneKm } }
    await recordChange(tx, staff, { resource: 'car-duties', recordId: dutyId, action: 'done', ...change })
    const writing = { tx, ...staff }
    const { kind, everyMonths, everyKm, isBlocking, serviceProviderId, note } = duty
    if (done.cost !== null) {
      const cost = { carId, kind: costOf[kind], day: done.on, amount: done.cost, kilometres: doneKm }
      await createRows(writing, 'car-costs', [{ ...cost, serviceProviderId, note }])
    }
    const again = dueAgain(duty, done.on, doneKm)
    if (!again) return { ok: true, nextId: null }
    const next = { carId, kind, everyMonths, everyKm, isBlocking, serviceProviderId, note, ...again }
    const [row] = await createRows(writing, 'car-duties', [next])
    return { ok: true, nextId: row?.id ?? null }
  })
}
