import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { hungAt, keysBack, keysToGive } from '../../domain/fleet/car-keys.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'

const { carKeys } = schema
type CarKey = typeof carKeys.$inferSelect

/** Whoever changes them; nobody of the staff stands beside a locker. */
type Mover = ByStaff | undefined

/** Nobody counted them: a car goes out with one. */
const USUAL = 1

/** Some of a car's keys go to the customer; which ones is told to whoever writes the act. */
export async function giveKeys(
  tx: Database,
  {
    carId,
    bookingId,
    locationId,
    count = USUAL,
  }: {
    carId: number
    bookingId: number
    locationId: number
    count?: number | undefined
  },
  staff: Mover,
): Promise<number[]> {
  const given = keysToGive(await lockKeys(tx, carId), { count, locationId })
  for (const key of given) await moveKey(tx, key, { bookingId, holder: null }, 'hand-over', staff)
  return given.map(({ id }) => id)
}

/** What the customer has of them is back where the car is. */
export async function takeKeysBack(
  tx: Database,
  {
    carId,
    bookingId,
    locationId,
    count,
  }: {
    carId: number
    bookingId: number
    locationId: number
    count?: number | undefined
  },
  staff: Mover,
): Promise<number[]> {
  const back = keysBack(await lockKeys(tx, carId), { count, bookingId })
  for (const key of back) await moveKey(tx, key, hungAt(key, locationId), 'take-back', staff)
  return back.map(({ id }) => id)
}

/** They never went: each hangs where it hung. */
export async function ungiveKeys(
  tx: Database,
  bookingId: number,
  carId: number,
  staff: ByStaff,
): Promise<void> {
  for (const key of keysBack(await lockKeys(tx, carId), { bookingId }))
    await moveKey(tx, key, { bookingId: null }, 'undo-hand-over', staff)
}

/** They never came back; what staff have given to someone since stays there. */
export async function untakeKeys(
  tx: Database,
  { bookingId, keyIds }: { bookingId: number; keyIds: readonly number[] },
  staff: ByStaff,
): Promise<void> {
  if (keyIds.length === 0) return
  const keys = await tx
    .select()
    .from(carKeys)
    .where(and(inArray(carKeys.id, [...keyIds]), isNull(carKeys.bookingId)))
    .orderBy(asc(carKeys.id))
    .for('update')
  for (const key of keys) await moveKey(tx, key, { bookingId, holder: null }, 'undo-take-back', staff)
}

/** The key a customer takes out of a locker leaves that place to the next one. */
export async function giveKeyOfLocker(
  tx: Database,
  rental: { carId: number; bookingId: number; locationId: number },
): Promise<void> {
  const [id] = await giveKeys(tx, rental, undefined)
  if (id) await tx.update(carKeys).set({ spot: null }).where(eq(carKeys.id, id))
}

/** A key that a customer has put into a locker lies there until someone fetches it. */
export async function takeKeyIntoLocker(
  tx: Database,
  rental: { carId: number; bookingId: number; locationId: number },
  locker: string,
): Promise<void> {
  const [id, ...more] = await takeKeysBack(tx, rental, undefined)
  if (!id) return
  await tx
    .update(carKeys)
    .set({ spot: null })
    .where(inArray(carKeys.id, [id, ...more]))
  const isTaken = and(eq(carKeys.locationId, rental.locationId), eq(carKeys.spot, locker))
  if ((await tx.$count(carKeys, isTaken)) === 0)
    await tx.update(carKeys).set({ spot: locker }).where(eq(carKeys.id, id))
}

const lockKeys = (tx: Database, carId: number): Promise<CarKey[]> =>
  tx.select().from(carKeys).where(eq(carKeys.carId, carId)).orderBy(asc(carKeys.id)).for('update')

async function moveKey(
  tx: Database,
  before: CarKey,
  values: Partial<Pick<CarKey, 'bookingId' | 'holder' | 'locationId' | 'spot'>>,
  action: string,
  staff: Mover,
): Promise<void> {
  const [after] = await tx.update(carKeys).set(values).where(eq(carKeys.id, before.id)).returning()
  if (staff && after)
    await recordChange(tx, staff, { resource: 'car-keys', recordId: before.id, action, before, after })
}
