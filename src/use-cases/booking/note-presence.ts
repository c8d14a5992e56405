import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'

/** A page that is open says so every half a minute; one that has said nothing for longer is closed or asleep. */
const STILL_HERE_MS = 75_000

type Presence = { ok: true; others: string[] } | { ok: false; code: 'unknown_booking' }

/** Writes down that someone has this booking before them, and tells who else has. */
export async function notePresence(db: Database, bookingId: number, { by, now }: ByStaff): Promise<Presence> {
  const { bookings, staffPresences: presences, admins } = schema
  if ((await db.$count(bookings, eq(bookings.id, bookingId))) === 0)
    return { ok: false, code: 'unknown_booking' }
  await db
    .insert(presences)
    .values({ bookingId, adminId: by.id, seenAt: now })
    .onConflictDoUpdate({ target: [presences.bookingId, presences.adminId], set: { seenAt: now } })
  const others = await db
    .select({ name: admins.name })
    .from(presences)
    .innerJoin(admins, eq(admins.id, presences.adminId))
    .where(
      and(
        eq(presences.bookingId, bookingId),
        ne(presences.adminId, by.id),
        gt(presences.seenAt, new Date(now.getTime() - STILL_HERE_MS)),
      ),
    )
    .orderBy(asc(admins.name))
  return { ok: true, others: others.map(({ name }) => name) }
}
