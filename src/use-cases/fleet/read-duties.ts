import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf } from '../../domain/calendar/wall-clock.ts'
import { type DutyState, dutyState } from '../../domain/fleet/duties.ts'

const { carDuties, cars } = schema

export type OpenDuty = {
  duty: typeof carDuties.$inferSelect
  car: { id: number; name: string; registerNumber: string; mileage: number }
  state: DutyState
}

const urgency: Record<DutyState, number> = { overdue: 0, soon: 1, later: 2 }

/** What is still to be done, the most urgent first. */
async function readOpen(db: Database, which: SQL | undefined, now: Date): Promise<OpenDuty[]> {
  const today = dayOf(labelOf(now))
  const rows = await db
    .select({
      duty: carDuties,
      car: { id: cars.id, name: cars.name, registerNumber: cars.registerNumber, mileage: cars.mileage },
    })
    .from(carDuties)
    .innerJoin(cars, eq(cars.id, carDuties.carId))
    .where(and(isNull(carDuties.doneOn), which))
    .orderBy(asc(carDuties.dueOn), asc(carDuties.id))
  return rows
    .map((row) => ({ ...row, state: dutyState(row.duty, today, row.car.mileage) }))
    .toSorted((a, b) => urgency[a.state] - urgency[b.state])
}

export const readDutiesOf = (db: Database, carId: number, now: Date) =>
  readOpen(db, eq(carDuties.carId, carId), now)

const MOST = 100

/** What bites soon or bites already, of cars in use. */
export async function readDueDuties(db: Database, now: Date): Promise<OpenDuty[]> {
  const open = await readOpen(db, eq(cars.isActive, true), now)
  return open.filter(({ state }) => state !== 'later').slice(0, MOST)
}
