import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** How the key of a booking changed hands, what was undone too, with who did it and the pictures of it. */
export async function readActs(db: Database, bookingId: number) {
  const { admins, handOvers, handOverPhotos } = schema
  const acts = await db
    .select({ act: handOvers, by: admins.name })
    .from(handOvers)
    .innerJoin(admins, eq(admins.id, handOvers.byId))
    .where(eq(handOvers.bookingId, bookingId))
    .orderBy(asc(handOvers.id))
  const keys = acts.flatMap(({ act }) => act.key ?? [])
  const photos =
    keys.length === 0
      ? []
      : await db
          .select({ id: handOverPhotos.id, key: handOverPhotos.actKey, spot: handOverPhotos.spot })
          .from(handOverPhotos)
          .where(inArray(handOverPhotos.actKey, keys))
          .orderBy(asc(handOverPhotos.id))
  return acts.map(({ act, by }) => ({
    ...act,
    by,
    photos: photos.filter(({ key }) => key === act.key).map(({ id, spot }) => ({ id, spot })),
  }))
}

/** Licences that were seen at the desk: whose, until when valid, by whom and when. */
export function readLicenceChecks(db: Database, bookingId: number) {
  const { admins, licenceChecks } = schema
  return db
    .select({
      driver: licenceChecks.driver,
      number: licenceChecks.number,
      until: licenceChecks.until,
      categories: licenceChecks.categories,
      seenAt: licenceChecks.seenAt,
      by: admins.name,
    })
    .from(licenceChecks)
    .innerJoin(admins, eq(admins.id, licenceChecks.seenById))
    .where(eq(licenceChecks.bookingId, bookingId))
    .orderBy(asc(licenceChecks.driver))
}
