import { sql } from 'drizzle-orm'
import { readOwed } from '../../../src/use-cases/today/read-owed.ts'
import type { Sums } from './model-refunds.ts'
import type { TwoProcesses } from './two-processes.ts'

export type Paper = {
  id: number
  bookingId: number
  kind: string
  number: string
  amount: number | null
  creditsId: number | null
}
type Moved = { bookingId: number; account: keyof Sums; amount: number }
type Books = {
  bookings: { id: number; status: string; isPaid: boolean; attentions: string[] }[]
  charged: Moved[]
  moved: Moved[]
  taken: { bookingId: number | null; carId: number; until: number | null }[]
  papers: Paper[]
  letters: { bookingId: number | null; kind: string; isSent: boolean; failure: string | null }[]
  waiting: (number | null)[]
}

const rows = (what: string, from: string) =>
  sql.raw(`(select coalesce(json_agg(${what}), '[]') from ${from})`)
const sums = (table: string) =>
  rows(
    `json_build_object('bookingId', booking_id, 'account', account, 'amount', amount)`,
    `(select booking_id, account, sum(amount) as amount from ${table} group by booking_id, account) one`,
  )

/** All that is compared, as it stood in one moment: one question, for every step of a story asks it. */
const allBooks = sql`select
  ${rows(`json_build_object('id', id, 'status', status, 'isPaid', is_paid, 'attentions', attentions)`, 'bookings')} as bookings,
  ${sums('charges')} as charged,
  ${sums('ledger_entries')} as moved,
  ${rows(
    `json_build_object('bookingId', booking_id, 'carId', car_id, 'until', extract(epoch from hold_expires_at) * 1000)`,
    'car_occupancies',
  )} as taken,
  ${rows(
    `json_build_object('id', id, 'bookingId', booking_id, 'kind', kind, 'number', number, 'amount', amount,
      'creditsId', credits_id) order by id`,
    'papers',
  )} as papers,
  ${rows(
    `json_build_object('bookingId', booking_id, 'kind', kind, 'isSent', sent_at is not null, 'failure', failure)`,
    'mails',
  )} as letters,
  ${rows(`(payload->>'bookingId')::int`, 'outbox where delivered_at is null')} as waiting`

export async function readCompany({ system, clock }: TwoProcesses) {
  const [answer, owed] = await Promise.all([system.db().execute(allBooks), readOwed(system.db(), clock.now)])
  const {
    rows: [books],
  } = answer as { rows: [Books] }
  const isLetterWaiting = (of: number) =>
    books.letters.some(({ bookingId, isSent }) => bookingId === of && !isSent)
  return {
    ...books,
    cost: (of: number) => sumsOf(books.charged, of),
    paid: (of: number) => sumsOf(books.moved, of),
    car: (of: number, now: number) => {
      const own = books.taken.find(({ bookingId }) => bookingId === of)
      return own && (own.until === null || own.until > now) ? own.carId : null
    },
    weOwe: (of: number) => owed.some(({ id, isBack }) => id === of && isBack),
    owedToUs: (of: number) => owed.some(({ id, isDue }) => id === of && isDue),
    papersOf: (of: number) => books.papers.filter(({ bookingId }) => bookingId === of),
    /** Events that nobody has written about yet. */
    isBehind: (of: number) => books.waiting.includes(of),
    isUntold: (of: number) => books.waiting.includes(of) || isLetterWaiting(of),
  }
}

function sumsOf(moved: readonly Moved[], of: number): Sums {
  const sum = (account: keyof Sums) =>
    moved.find((row) => row.bookingId === of && row.account === account)?.amount ?? 0
  return { rent: sum('rent'), deposit: sum('deposit') }
}
