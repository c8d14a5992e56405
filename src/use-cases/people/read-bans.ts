import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { isInForce } from './find-ban.ts'

const { admins, bookingBans, clients } = schema

/** The block list: everyone who may not book by themselves now. */
export function readBans(db: Database, now: Date) {
  return db
    .select({
      ban: bookingBans,
      by: admins.name,
      client: { id: clients.id, firstName: clients.firstName, lastName: clients.lastName },
    })
    .from(bookingBans)
    .innerJoin(admins, eq(admins.id, bookingBans.byId))
    .innerJoin(clients, eq(clients.id, bookingBans.clientId))
    .where(isInForce(now))
    .orderBy(desc(bookingBans.id))
}
