import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type Aged, addAges, agesOf, type Maker, noAges } from '../../domain/accounting/ages.ts'
import type { LedgerAccount } from '../../domain/booking/ledger.ts'
import { type Cents, cents, negative, plus } from '../../domain/money.ts'
import { type OwedBooking, readOwed } from '../today/read-owed.ts'

const { bookings, charges, clients, ledgerEntries } = schema

type AgedBooking = { bookingId: number; client: string; amount: Cents; ages: Aged; since: Date }
export type AgedSums = { rows: AgedBooking[]; amount: Cents; ages: Aged }

/** What is owed to us and what we owe, by how long: the lists of Today with the age of every euro. */
export async function readAges(
  db: Database,
  now: Date,
): Promise<{ receivables: AgedSums; payables: AgedSums }> {
  const owed = await readOwed(db, now)
  const facts = await readFacts(
    db,
    owed.map(({ id }) => id),
  )
  const receivables = owed
    .filter(({ isDue }) => isDue)
    .map((one) =>
      aged(one, { rent: one.rentDue, deposit: one.depositDue }, facts(one).charged, facts(one), now),
    )
  const payables = owed
    .filter(({ isBack }) => isBack)
    .map((one) =>
      aged(one, { rent: one.rentBack, deposit: one.depositBack }, facts(one).tooMuch, facts(one), now),
    )
  return { receivables: summed(receivables), payables: summed(payables) }
}

type Owed = Record<LedgerAccount, Cents>
type OfAccount = Maker & { account: LedgerAccount }

function aged(
  { id: bookingId }: OwedBooking,
  owed: Owed,
  makers: OfAccount[],
  { client }: { client: string },
  now: Date,
): AgedBooking {
  const of = (account: LedgerAccount) =>
    agesOf(
      owed[account],
      makers.filter((one) => one.account === account),
      now,
    )
  const [rent, deposit] = [of('rent'), of('deposit')]
  return {
    bookingId,
    client,
    amount: plus(owed.rent, owed.deposit),
    ages: addAges(rent.ages, deposit.ages),
    since: rent.since < deposit.since ? rent.since : deposit.since,
  }
}

function summed(rows: AgedBooking[]): AgedSums {
  const none = { amount: cents(0), ages: noAges }
  const { amount, ages } = rows.reduce(
    (all, row) => ({ amount: plus(all.amount, row.amount), ages: addAges(all.ages, row.ages) }),
    none,
  )
  return { rows, amount, ages }
}

/** What made each of them owe, or be owed: from the ledger, as the sums are. */
async function readFacts(db: Database, ids: number[]) {
  const rows = await db
    .select({ booking: bookings, firstName: clients.firstName, lastName: clients.lastName })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(inArray(bookings.id, ids))
  const charged = Map.groupBy(
    await db.select().from(charges).where(inArray(charges.bookingId, ids)),
    ({ bookingId }) => bookingId,
  )
  const paid = Map.groupBy(
    await db.select().from(ledgerEntries).where(inArray(ledgerEntries.bookingId, ids)),
    ({ bookingId }) => bookingId,
  )
  const known = new Map(rows.map((row) => [row.booking.id, row]))
  return ({ id }: OwedBooking) => {
    const row = known.get(id)
    if (!row) throw new Error(`booking ${id} is owed and does not exist`)
    const { rentDate, cancelledAt } = row.booking
    // Nobody owes for a rental before it begins; what a cancelled one keeps is owed at once.
    const notBefore = (at: Date) => (cancelledAt || at > rentDate ? at : rentDate)
    const own = charged.get(id) ?? []
    const makers = (list: { account: LedgerAccount; amount: Cents; createdAt: Date }[]): OfAccount[] =>
      list
        .filter(({ amount }) => amount > 0)
        .map(({ account, amount, createdAt: at }) => ({ account, amount, at }))
    return {
      client: `${row.firstName} ${row.lastName}`,
      charged: [
        ...makers(own),
        // A payment that went back or was taken back by the bank is owed again.
        ...makers((paid.get(id) ?? []).map((one) => ({ ...one, amount: negative(one.amount) }))),
      ].map((maker) => ({ ...maker, at: notBefore(maker.at) })),
      tooMuch: [
        ...makers(own.map((one) => ({ ...one, amount: negative(one.amount) }))),
        ...makers(paid.get(id) ?? []),
      ],
    }
  }
}
