import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { countedMethods } from '../../domain/booking/money-statuses.ts'
import { tallinnAt } from '../../domain/calendar/tallinn.ts'
import { addDays, type CalendarDay, formatDay } from '../../domain/calendar/wall-clock.ts'
import type { Cents } from '../../domain/money.ts'

const { admins, closedEntries, dayClosings, ledgerEntries, locations } = schema

/** What was kept of a deposit had come before. */
const hasMoved = ne(ledgerEntries.kind, 'kept')

const place = {
  id: locations.id,
  name: locations.name,
  nameEn: locations.nameEn,
  nameRu: locations.nameRu,
}
const person = { id: admins.id, name: admins.name }

/** Money of one day by how it came, where and through whom; what waits to be counted by then; and what was counted. */
export async function readDay(db: Database, day: CalendarDay) {
  const [from, to] = [tallinnAt(day), tallinnAt(addDays(day, 1))]
  return {
    day: formatDay(day),
    sums: await readSums(db, from, to),
    open: await readOpen(db, to),
    closings: await readClosings(db, day),
  }
}

function readSums(db: Database, from: Date, to: Date) {
  const { amount, method, createdAt } = ledgerEntries
  return db
    .select({
      method,
      place,
      person,
      amount: sql<Cents>`sum(${amount})::int`,
      closed: sql<Cents>`coalesce(sum(${amount}) filter (where ${closedEntries.entryId} is not null), 0)::int`,
    })
    .from(ledgerEntries)
    .leftJoin(closedEntries, eq(closedEntries.entryId, ledgerEntries.id))
    .leftJoin(locations, eq(locations.id, ledgerEntries.locationId))
    .leftJoin(admins, eq(admins.id, ledgerEntries.adminId))
    .where(and(hasMoved, gte(createdAt, from), lt(createdAt, to)))
    .groupBy(method, locations.id, admins.id)
    .orderBy(asc(method), asc(locations.orderNumber), asc(locations.id), asc(admins.name))
}

const sumOf = (method: (typeof countedMethods)[number]): SQL<Cents> =>
  sql<Cents>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.method} = ${method}), 0)::int`

/** Entries that someone has to count, and nobody has. */
export const isOpen = (before: Date) =>
  and(
    hasMoved,
    inArray(ledgerEntries.method, [...countedMethods]),
    isNotNull(ledgerEntries.adminId),
    lt(ledgerEntries.createdAt, before),
    isNull(closedEntries.entryId),
  )

function readOpen(db: Database, before: Date) {
  return db
    .select({
      place,
      person,
      cash: sumOf('CASH'),
      card: sumOf('CARD'),
      since: sql<Date>`min(${ledgerEntries.createdAt})`.mapWith(ledgerEntries.createdAt),
    })
    .from(ledgerEntries)
    .leftJoin(closedEntries, eq(closedEntries.entryId, ledgerEntries.id))
    .innerJoin(locations, eq(locations.id, ledgerEntries.locationId))
    .innerJoin(admins, eq(admins.id, ledgerEntries.adminId))
    .where(isOpen(before))
    .groupBy(locations.id, admins.id)
    .orderBy(asc(locations.orderNumber), asc(locations.id), asc(admins.name))
}

function readClosings(db: Database, day: CalendarDay) {
  const counter = alias(admins, 'counter')
  return db
    .select({ closing: dayClosings, place, person, countedBy: counter.name })
    .from(dayClosings)
    .innerJoin(locations, eq(locations.id, dayClosings.locationId))
    .innerJoin(admins, eq(admins.id, dayClosings.adminId))
    .innerJoin(counter, eq(counter.id, dayClosings.closedById))
    .where(eq(dayClosings.day, formatDay(day)))
    .orderBy(asc(dayClosings.id))
}
