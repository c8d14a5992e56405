import { and, asc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

const { admins, carExchanges, cars, locations } = schema
const newCar = alias(cars, 'new_car')

export type Exchange = typeof carExchanges.$inferSelect
export type ToldExchange = Awaited<ReturnType<typeof readToldExchanges>>[number]

/** What was undone is told by the log alone. */
const standing = (bookingId: number) =>
  and(eq(carExchanges.bookingId, bookingId), isNull(carExchanges.undoneAt))

/** The cars that were given for others while a rental ran, the first exchange first. */
export const readExchanges = (db: Database, bookingId: number): Promise<Exchange[]> =>
  db.select().from(carExchanges).where(standing(bookingId)).orderBy(asc(carExchanges.id))

/** The same with what they are called, and who did it. */
export function readToldExchanges(db: Database, bookingId: number) {
  return db
    .select({
      exchange: carExchanges,
      oldCar: { name: cars.name, plate: cars.registerNumber },
      newCar: { name: newCar.name, plate: newCar.registerNumber },
      place: locations,
      by: admins.name,
    })
    .from(carExchanges)
    .innerJoin(cars, eq(cars.id, carExchanges.oldCarId))
    .innerJoin(newCar, eq(newCar.id, carExchanges.newCarId))
    .innerJoin(locations, eq(locations.id, carExchanges.locationId))
    .innerJoin(admins, eq(admins.id, carExchanges.byId))
    .where(standing(bookingId))
    .orderBy(asc(carExchanges.id))
}
