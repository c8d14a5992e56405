import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import { oldestLinkedReturn } from '../../domain/booking/links.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { seedToSend } from './seed-to-send.ts'

const MOST_BOOKINGS = 10

type Opening = Pick<BookingDependencies, 'db' | 'codes' | 'links'>

/** Whose mailbox a letter's code came to; undefined when it is none, is too old, or is of another address. */
export async function readBookingsRequest({ db, codes }: Opening, code: string, now: Date) {
  const { clients } = schema
  const id = codes.subjectOf(code)
  if (id === undefined) return undefined
  const [client] = await db
    .select({ id: clients.id, email: clients.email })
    .from(clients)
    .where(and(eq(clients.id, id), isNull(clients.erasedAt)))
  return client && codes.isForBookings(code, client, now) ? client : undefined
}

/** What opens each booking of the address that the letter went to. */
export async function openBookings(
  deps: Opening,
  code: string,
  now: Date,
): Promise<{ id: number; token: string }[] | undefined> {
  const { db, links } = deps
  const { bookings, clients } = schema
  const client = await readBookingsRequest(deps, code, now)
  if (!client) return undefined
  const rows = await db
    .select({ id: bookings.id, linkSeed: bookings.linkSeed, linkHash: bookings.linkHash })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(
      and(
        sql`lower(${clients.email}) = lower(${client.email})`,
        isNull(bookings.cancelledAt),
        gt(bookings.returnDate, oldestLinkedReturn(now)),
      ),
    )
    .orderBy(desc(bookings.rentDate))
    .limit(MOST_BOOKINGS)
  const opened: { id: number; token: string }[] = []
  for (const row of rows) opened.push({ id: row.id, token: links.token(await seedToSend(db, links, row)) })
  return opened
}
