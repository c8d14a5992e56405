import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { isText } from '../../db/sealed/sealed-columns.ts'
import { type KnownBy, sameBy } from '../../domain/people/same-person.ts'
import type { ClientRow } from './enter-client.ts'
import { isProven } from './is-proven.ts'
import { clientMatches } from './match-clients.ts'

const { clients, bookings } = schema

const MOST = 8
const MOST_ROWS = 300

export type FoundClient = {
  client: ClientRow
  /** Otherwise someone typed it into the website and never rented: whose it is nobody knows. */
  isVerified: boolean
  rentals: number
  /** The last that has begun, and the first that has not. */
  lastRental: Date | null
  nextRental: Date | null
}

/**
 * People the company knows, and after them those whom it does not. Each booking has a row of its own; rows are one
 * person's when they have the same address, or when staff said so. What is not proven is never counted in.
 */
export async function findClients(db: Database, typed: string, now: Date): Promise<FoundClient[]> {
  const matches = clientMatches(typed)
  return matches ? readPeople(db, matches, now) : []
}

/** People whom the company has under a code, a telephone or an address that was told just now, and under which of them. */
export async function recogniseClients(
  db: Database,
  told: Partial<Record<KnownBy, string>>,
  now: Date,
): Promise<(FoundClient & { knownBy: KnownBy[] })[]> {
  const { idCode, phone, email } = told
  const matches = or(
    idCode ? isText(clients.idCode, idCode) : undefined,
    phone ? eq(clients.phone, phone) : undefined,
    email ? sql`lower(${clients.email}) = ${email.toLowerCase()}` : undefined,
  )
  if (!matches) return []
  const found = await readPeople(db, matches, now)
  return found.map((one) => ({ ...one, knownBy: sameBy(one.client, told) }))
}

async function readPeople(db: Database, matches: SQL, now: Date): Promise<FoundClient[]> {
  const rows = await db
    .select({ client: clients, isProven })
    .from(clients)
    .where(and(matches, isNull(clients.erasedAt)))
    // However many strangers register under a code, those who are known come first.
    .orderBy(desc(isProven), desc(clients.id))
    .limit(MOST_ROWS)
  const roots = await readRoots(
    db,
    rows.map(({ client }) => client),
  )
  const people = [
    ...Map.groupBy(rows, (row) => `${row.isProven} ${personOf(row.client, roots)}`).values(),
  ].slice(0, MOST)
  const known = people.flat().filter((row) => row.isProven)
  const stats = await readRentals(
    db,
    known.map(({ client }) => client.id),
    now,
  )
  return people.flatMap((own) => {
    const shown = shownOf(own, roots)
    if (!shown) return []
    const theirs = stats.filter(({ clientId }) => own.some(({ client }) => client.id === clientId))
    return [
      {
        client: shown.client,
        isVerified: shown.isProven,
        rentals: theirs.reduce((sum, { rentals }) => sum + rentals, 0),
        lastRental: momentOf(theirs, 'last', Math.max),
        nextRental: momentOf(theirs, 'next', Math.min),
      },
    ]
  })
}

type Rentals = Awaited<ReturnType<typeof readRentals>>

function momentOf(theirs: Rentals, which: 'last' | 'next', choose: typeof Math.max): Date | null {
  const moments = theirs.flatMap((own) => own[which]?.getTime() ?? [])
  return moments.length > 0 ? new Date(choose(...moments)) : null
}

type Roots = ReadonlyMap<number, ClientRow>

/** The rows that staff took others for. */
async function readRoots(db: Database, rows: readonly ClientRow[]): Promise<Roots> {
  const ids = [...new Set(rows.flatMap(({ personId }) => personId ?? []))]
  const found = await db
    .select()
    .from(clients)
    .where(and(inArray(clients.id, ids), isNull(clients.erasedAt)))
  return new Map(found.map((root) => [root.id, root]))
}

const rootOf = (client: ClientRow, roots: Roots): ClientRow => roots.get(client.personId ?? 0) ?? client

const addressOf = ({ email }: ClientRow): string => email.toLowerCase()

/** Someone who rents for themselves and for a company is billed to two addresses. */
function personOf(client: ClientRow, roots: Roots): string {
  const root = rootOf(client, roots)
  return [addressOf(root), root.idCode ?? root.birthDate, client.companyRegistryCode ?? ''].join(' ')
}

/** The newest under the address they are known by: another one that was told on the phone may be someone else's. */
function shownOf(own: readonly { client: ClientRow; isProven: boolean }[], roots: Roots) {
  return own.find(({ client }) => addressOf(client) === addressOf(rootOf(client, roots))) ?? own[0]
}

function readRentals(db: Database, ids: number[], now: Date) {
  const begun = sql`${bookings.rentDate} <= ${now.toISOString()}`
  return db
    .select({
      clientId: bookings.clientId,
      rentals: sql<number>`count(*)::int`,
      last: sql<Date | null>`max(${bookings.rentDate}) filter (where ${begun})`.mapWith(bookings.rentDate),
      next: sql<Date | null>`min(${bookings.rentDate}) filter (where not ${begun})`.mapWith(
        bookings.rentDate,
      ),
    })
    .from(bookings)
    .where(and(inArray(bookings.clientId, ids), sql`${bookings.cancelledAt} is null`))
    .groupBy(bookings.clientId)
}
