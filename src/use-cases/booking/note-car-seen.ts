import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { HandOverBody } from '../../contract/staff/booking-bodies.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf, formatDay } from '../../domain/calendar/wall-clock.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'

/** Damage that someone saw, with its places on the car's drawing. */
export type SeenDamage = HandOverBody['damage'][number]

type Car = typeof schema.cars.$inferSelect

/** The car as it was seen when its key changed hands: how far it has gone, and what is new about it. */
export async function noteCarSeen(
  tx: Database,
  car: Car,
  seen: { odometer: number; damage: readonly SeenDamage[]; action: string },
  staff: ByStaff,
): Promise<void> {
  const since = formatDay(dayOf(labelOf(staff.now)))
  const found = seen.damage.map(({ text, points }) => ({ id: randomUUID(), text, since, points }))
  const { cars } = schema
  const [after] = await tx
    .update(cars)
    .set({
      mileage: Math.max(car.mileage, seen.odometer),
      issues: [...car.issues, ...found.map(({ id, text }) => ({ id, text, since }))],
      issuePoints: [
        ...car.issuePoints,
        ...found.flatMap(({ id: issueId, points }) => points.map((point) => ({ issueId, ...point }))),
      ],
    })
    .where(eq(cars.id, car.id))
    .returning()
  if (!after) throw new Error('the database returned no car')
  const change = { resource: 'cars', recordId: car.id, action: seen.action, before: car, after }
  await recordChange(tx, staff, change)
}

/** The car for this transaction alone. */
export async function lockCarRow(tx: Database, carId: number): Promise<Car> {
  const { cars } = schema
  const [car] = await tx.select().from(cars).where(eq(cars.id, carId)).for('update')
  if (!car) throw new Error(`there is no car ${carId}`)
  return car
}
