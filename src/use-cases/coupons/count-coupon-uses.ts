import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { isText } from '../../db/sealed/sealed-columns.ts'
import { takeTurns } from '../../db/take-turns.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { type Coupon, isLimited, spentBy } from '../../domain/coupons/coupon.ts'
import { normaliseCode } from '../../domain/coupons/coupon-code.ts'
import { standingBooking } from '../people/is-new-client.ts'

/** Whoever wants to use it, as far as that is known. */
type Person = { email: string | null; idCode: string | null }

const NOBODY: Person = { email: null, idCode: null }

/**
 * The catalogue with those of the coupons refused that have been used as often as they may be. The same one where no
 * such coupon is asked for, which is nearly always.
 */
export async function withSpentCoupons(
  db: Database,
  catalogue: Catalogue,
  codes: readonly string[],
  now: Date,
  person: Person = NOBODY,
): Promise<Catalogue> {
  const limited = limitedAmong(catalogue, codes)
  if (limited.length === 0) return catalogue
  const coupons = new Map(catalogue.coupons)
  for (const coupon of limited) {
    const spent = spentBy(coupon, await countUses(db, coupon.code, person, now))
    if (spent) coupons.set(coupon.code, { ...coupon, spent })
  }
  return { ...catalogue, coupons }
}

/**
 * The same for whoever uses one now: until the transaction ends everyone else who wants the same coupon waits, so that
 * of two who ask for the last use one has it.
 */
export async function inTurnForCoupons(
  tx: Database,
  catalogue: Catalogue,
  codes: readonly string[],
  now: Date,
  person: Person,
): Promise<Catalogue> {
  const limited = limitedAmong(catalogue, codes)
  if (limited.length === 0) return catalogue
  await takeTurns(
    tx,
    'coupon',
    limited.map(({ code }) => code),
  )
  return withSpentCoupons(tx, catalogue, codes, now, person)
}

function limitedAmong({ coupons }: Catalogue, codes: readonly string[]): Coupon[] {
  const known = [...new Set(codes.map(normaliseCode))].flatMap((code) => coupons.get(code) ?? [])
  return known.filter(isLimited)
}

type Uses = { all: number; own: number }

/** Bookings that stand with it, and offers that promise it. A booking is known by the code it was given for. */
export async function countUses(db: Database, code: string, person: Person, now: Date): Promise<Uses> {
  const { bookings, clients, carOccupancies: taken, offers } = schema
  const at = sql`${now.toISOString()}::timestamptz`
  const hasCode = person.idCode === null ? sql`false` : isText(clients.idCode, person.idCode)
  const hasEmail = (email: unknown) =>
    person.email === null ? sql`false` : sql`lower(${email}) = lower(${person.email})`
  const { rows } = (await db.execute(sql`
    select count(*)::int as all, count(*) filter (where own)::int as own from (
      select (${hasEmail(clients.email)} or ${hasCode}) as own
        from ${bookings}
        join ${clients} on ${clients.id} = ${bookings.clientId}
        left join ${taken} on ${taken.bookingId} = ${bookings.id}
        where cardinality(${bookings.couponCodes}) > 0 and ${bookings.couponCodes} @> array[${code}]::text[]
          and ${standingBooking(now)}
      union all
      select ${hasEmail(offers.email)} from ${offers}
        where ${offers.expiresAt} > ${at} and ${offers.withdrawnAt} is null
          and ${offers.couponCodes} @> array[${code}]::text[]
          and not exists (select from ${bookings} where ${bookings.offerId} = ${offers.id})
    ) uses`)) as { rows: Uses[] }
  return rows[0] ?? { all: 0, own: 0 }
}
