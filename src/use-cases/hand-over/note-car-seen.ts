import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { HandOverBody } from '../../contract/staff/hand-over-bodies.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { SeenOnCar } from '../../domain/booking/hand-over.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf, formatDay } from '../../domain/calendar/wall-clock.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'

/** Damage that someone saw, with its places on the car's drawing. */
export type SeenDamage = HandOverBody['damage'][number]

export type CarRow = typeof schema.cars.$inferSelect

/** The car as it was seen when its key changed hands: how far it has gone, and what is new about it. */
export async function noteCarSeen(
  tx: Database,
  car: CarRow,
  seen: { odometer: number; damage: readonly SeenDamage[]; action: string },
  staff: ByStaff,
): Promise<SeenOnCar[]> {
  const since = formatDay(dayOf(labelOf(staff.now)))
  const found = seen.damage.map(({ text, points }) => ({ issueId: randomUUID(), text, points }))
  await changeCar(tx, car, seen.action, staff, {
    mileage: Math.max(car.mileage, seen.odometer),
    issues: [...car.issues, ...found.map(({ issueId, text }) => ({ id: issueId, text, since }))],
    issuePoints: [
      ...car.issuePoints,
      ...found.flatMap(({ issueId, points }) => points.map((point) => ({ issueId, ...point }))),
    ],
  })
  return found
}

/** As if nobody had looked: the kilometres go back unless the car has been driven since. */
export async function forgetCarSeen(
  tx: Database,
  car: CarRow,
  seen: { odometer: number; mileageBefore: number; damage: readonly SeenOnCar[]; action: string },
  staff: ByStaff,
): Promise<void> {
  const gone = new Set(seen.damage.map(({ issueId }) => issueId))
  await changeCar(tx, car, seen.action, staff, {
    mileage: car.mileage === seen.odometer ? seen.mileageBefore : car.mileage,
    issues: car.issues.filter(({ id }) => !gone.has(id)),
    issuePoints: car.issuePoints.filter(({ issueId }) => !gone.has(issueId)),
  })
}

async function changeCar(
  tx: Database,
  car: CarRow,
  action: string,
  staff: ByStaff,
  values: Pick<CarRow, 'mileage' | 'issues' | 'issuePoints'>,
): Promise<void> {
  const { cars } = schema
  const [after] = await tx.update(cars).set(values).where(eq(cars.id, car.id)).returning()
  if (!after) throw new Error('the database returned no car')
  await recordChange(tx, staff, { resource: 'cars', recordId: car.id, action, before: car, after })
}

/** The car for this transaction alone. */
export async function lockCarRow(tx: Database, carId: number): Promise<CarRow> {
  const { cars } = schema
  const [car] = await tx.select().from(cars).where(eq(cars.id, carId)).for('update')
  if (!car) throw new Error(`there is no car ${carId}`)
  return car
}

/** What was new about the car, for the story of the booking. */
export const damageOf = (damage: readonly SeenDamage[]) =>
  damage.length > 0 ? { damage: damage.map(({ text }) => text) } : {}

/** An electric car has a battery and no tank: what is read from the dashboard is one or the other. */
export function levelOf(
  { fuelType }: CarRow,
  { fuel, charge }: { fuel?: number | null | undefined; charge?: number | null | undefined },
): { ok: true; fuel: number | null; charge: number | null } | { ok: false; path: 'fuel' | 'charge' } {
  if (fuelType === 'ELECTRIC')
    return typeof charge === 'number' ? { ok: true, fuel: null, charge } : { ok: false, path: 'charge' }
  return typeof fuel === 'number' ? { ok: true, fuel, charge: null } : { ok: false, path: 'fuel' }
}
