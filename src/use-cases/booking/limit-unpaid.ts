import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { momentAt, statement } from '../../db/statement.ts'
import { takeTurns } from '../../db/take-turns.ts'
import { together } from '../../db/together.ts'
import type { UnpaidLimits } from '../../domain/booking/hold.ts'
import { countHit } from '../limits/count-hit.ts'

const {
  bookings,
  clients,
  carOccupancies: taken,
  visitorRegistrations: registered,
  limitCounts: hits,
} = schema
const DAY_MS = 24 * 3_600_000
const HOUR_S = 3600

/** Who registers, by everything of theirs that could be another's tomorrow. */
type Registrant = { email: string; phone: string; networkHash: string }

export type UnpaidLimit = { kind: 'too_many_unpaid' } | { kind: 'too_many_unpaid_today' }

/**
 * Whether someone keeps too much without paying. Whatever is paid or accepted no longer counts; what was cancelled
 * counts for its day. Whoever registers at the same moment with the same address waits until this transaction ends.
 */
export async function limitUnpaid(
  tx: Database,
  { atOnce, perDay }: UnpaidLimits,
  { email, phone, networkHash }: Registrant,
  now: Date,
): Promise<UnpaidLimit | undefined> {
  const keys = [`email ${email.toLowerCase()}`, `phone ${phone}`, `network ${networkHash}`]
  const [, [theirs]] = await together(
    () => takeTurns(tx, 'unpaid', keys),
    () => countTheirs(tx, { email, phone, networkHash, now: now.toISOString(), since: dayBefore(now) }),
  )
  if (!theirs) throw new Error('the database counted nothing')
  for (const key of ['email', 'phone', 'network'] as const) {
    if (theirs[`${key}Held`] >= atOnce) return { kind: 'too_many_unpaid' }
    if (theirs[key] >= perDay) return { kind: 'too_many_unpaid_today' }
  }
  return undefined
}

type Counted = Record<'email' | 'phone' | 'network' | 'emailHeld' | 'phoneHeld' | 'networkHeld', number>

const dayBefore = (now: Date): string => new Date(now.getTime() - DAY_MS).toISOString()

const isOpen = sql`${bookings.status} in ('OPEN', 'PENDING') and not ${bookings.isPaid}`

/** Each of the three is found by an index of its own, however many others have registered today. */
const countTheirs = statement<Counted>('count_unpaid_of_registrant', () => {
  const isEmail = sql`lower(${clients.email}) = lower(${sql.placeholder('email')})`
  const isPhone = sql`${clients.phone} = ${sql.placeholder('phone')}`
  const isNetwork = sql`${registered.networkHash} = ${sql.placeholder('networkHash')}`
  const ofClients = (isTheirs: SQL) => sql`
    select ${bookings.id} from ${clients} join ${bookings} on ${bookings.clientId} = ${clients.id} where ${isTheirs}`
  const isHeld = sql`${taken.holdExpiresAt} > ${momentAt('now')}`
  const counts = Object.entries({ email: isEmail, phone: isPhone, network: isNetwork }).flatMap(
    ([key, isTheirs]) => [
      sql`count(*) filter (where ${isTheirs})::int as ${sql.identifier(key)}`,
      sql`count(*) filter (where ${isTheirs} and ${isHeld})::int as ${sql.identifier(`${key}Held`)}`,
    ],
  )
  return sql`
    select ${sql.join(counts, sql`, `)}
    from (
      ${ofClients(isEmail)} union ${ofClients(isPhone)}
      union select ${registered.bookingId} from ${registered} where ${isNetwork}
    ) theirs (id)
    join ${registered} on ${registered.bookingId} = theirs.id and ${registered.createdAt} > ${momentAt('since')}
    join ${bookings} on ${bookings.id} = theirs.id and ${isOpen}
    join ${clients} on ${clients.id} = ${bookings.clientId}
    left join ${taken} on ${taken.bookingId} = theirs.id`
})

/** The office hears of it at most once an hour; from then on nobody counts. */
export async function tellOfManyUnpaid(
  tx: Database,
  { alarmPerDay }: UnpaidLimits,
  now: Date,
): Promise<void> {
  const [row] = await countToday(tx, { since: dayBefore(now), keyHash: TOLD })
  const count = row?.count ?? 0
  if (count < alarmPerDay) return
  const told = await countHit(tx, TOLD, 1, HOUR_S)
  if (told.count === 1) await recordEvent(tx, 'many-unpaid', { count, most: alarmPerDay }, now)
}

const TOLD = 'many unpaid registrations'

const countToday = statement<{ count: number }>('count_unpaid_today', () => {
  const isTold = sql`exists (select from ${hits} where ${hits.keyHash} = ${sql.placeholder('keyHash')} and ${hits.until} > now())`
  return sql`
    select count(*)::int as count
    from ${registered} join ${bookings} on ${bookings.id} = ${registered.bookingId}
    where not ${isTold} and ${registered.createdAt} > ${momentAt('since')} and ${isOpen} and ${bookings.cancelledAt} is null`
})
