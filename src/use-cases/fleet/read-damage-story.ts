import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { damageSpot, type HandOverWay } from '../../domain/booking/hand-over.ts'

const { bookings, extraCharges, handOverPhotos, handOvers } = schema
const SHOWN = 40

/** Damage as it was found, the newest first; a picture is of a hand-over or of a charge. */
export type DamageSeen = {
  key: string
  at: Date
  bookingId: number
  /** `charge`: it was asked for afterwards. */
  found: HandOverWay | 'charge'
  text: string
  photo: { of: 'hand-over' | 'charge'; id: number } | null
}

/** What was ever found on a car, with the photographs of it: from acts of hand-over and from charges. */
export async function readDamageStory(db: Database, carId: number): Promise<DamageSeen[]> {
  const acts = await db
    .select({ act: handOvers })
    .from(handOvers)
    .innerJoin(bookings, eq(bookings.id, handOvers.bookingId))
    .where(
      and(
        eq(bookings.carId, carId),
        isNull(handOvers.undoneAt),
        sql`jsonb_array_length(${handOvers.damage}) > 0`,
      ),
    )
    .orderBy(desc(handOvers.at))
    .limit(SHOWN)
  const photos = await db
    .select({ id: handOverPhotos.id, actKey: handOverPhotos.actKey, spot: handOverPhotos.spot })
    .from(handOverPhotos)
    .innerJoin(bookings, eq(bookings.id, handOverPhotos.bookingId))
    .where(and(eq(bookings.carId, carId), sql`${handOverPhotos.spot} like 'damage-%'`))
  const charged = await db
    .select({ charge: extraCharges })
    .from(extraCharges)
    .innerJoin(bookings, eq(bookings.id, extraCharges.bookingId))
    .where(and(eq(bookings.carId, carId), eq(extraCharges.kind, 'damage')))
    .orderBy(desc(extraCharges.happenedAt))
    .limit(SHOWN)
  const seen = acts.flatMap(({ act }) =>
    act.damage.map((damage, index): DamageSeen => {
      const photo = photos.find(({ actKey, spot }) => actKey === act.key && spot === damageSpot(index))
      return {
        key: `act ${act.id} ${index}`,
        at: act.at,
        bookingId: act.bookingId,
        found: act.way,
        text: damage.text,
        photo: photo ? { of: 'hand-over', id: photo.id } : null,
      }
    }),
  )
  const asked = charged.map(
    ({ charge }): DamageSeen => ({
      key: `charge ${charge.id}`,
      at: charge.happenedAt,
      bookingId: charge.bookingId,
      found: 'charge',
      text: charge.reason,
      photo: charge.fileKey === null ? null : { of: 'charge', id: charge.id },
    }),
  )
  return [...seen, ...asked].toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, SHOWN)
}
