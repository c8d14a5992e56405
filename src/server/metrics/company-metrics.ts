import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rowsOf } from '../../db/copy/rows-of.ts'
import { troubledParts } from '../../domain/outside-parts.ts'
import { type Family, gauge, one } from '../../infra/metrics/metrics.ts'
import { checkLedger } from '../../use-cases/money/check-ledger.ts'
import { readTroubles } from '../../use-cases/troubles/read-troubles.ts'

/** However often somebody asks, the database is asked so often. */
const ASK_AGAIN_MS = 10_000
/** Whoever reads gives up soon. A database that takes longer is as good as away, and that has to be told in time. */
const ANSWER_WITHIN_MS = 3_000
/** All bookings and all of the money are gone through less often: at most a hundredth of the time goes into it. */
const ADD_UP_AGAIN_MS = 600_000
const PAUSE_PER_WORK = 100
/** A small company is added up while whoever reads waits; for a large one nobody does. */
const ADDED_UP_AT_ONCE_MS = 1_000

type Status = { status: string; count: number }
type Whole = { cents: number; bookings: Status[] }

type Counted = {
  letters_waiting: number
  letters_failed: number
  oldest_letter: number
  events_waiting: number
  events_given_up: number
  payments_open: number
  refunds_open: number
  refunds_rejected: number
  holds: number
}

/** What the company's database says, the same for every process. */
export class CompanyMetrics {
  readonly #db: Database
  readonly #now: () => Date
  #last: { at: number; families: Promise<Family[]>; isAnswered: boolean } | undefined
  /** Undefined until it is known, and when it could not be found out again. */
  #whole: Whole | undefined
  #adding: Promise<void> | undefined
  #addAgainAt = 0

  constructor(db: Database, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** A database that is away, or does not answer, is told as such; the rest is then not known. */
  families(): Promise<Family[]> {
    if (!this.#last || (this.#last.isAnswered && performance.now() - this.#last.at > ASK_AGAIN_MS))
      this.#last = this.#askNow()
    return Promise.race([this.#last.families, sleep(ANSWER_WITHIN_MS, [up(0)], { ref: false })])
  }

  #askNow() {
    const asked = {
      at: performance.now(),
      isAnswered: false,
      families: this.#ask()
        .then(
          (known) => [up(1), ...known],
          () => [up(0)],
        )
        .finally(() => {
          asked.isAnswered = true
        }),
    }
    return asked
  }

  async #ask(): Promise<Family[]> {
    const now = this.#now()
    const counted = await this.#count(now)
    const troubles = await readTroubles(this.#db, now)
    await Promise.race([this.#addUpApart(now), sleep(ADDED_UP_AT_ONCE_MS, undefined, { ref: false })])
    return [
      gauge('autorent_letters', 'Letters that were not sent, by why.', [
        { labels: { state: 'waiting' }, value: counted.letters_waiting },
        { labels: { state: 'failed' }, value: counted.letters_failed },
      ]),
      gauge(
        'autorent_oldest_letter_seconds',
        'How long the oldest waiting letter waits.',
        one(counted.oldest_letter),
      ),
      gauge('autorent_events', 'Events that no letter has been written about, by why.', [
        { labels: { state: 'waiting' }, value: counted.events_waiting },
        { labels: { state: 'given_up' }, value: counted.events_given_up },
      ]),
      gauge('autorent_payments_open', 'Payments that the bank has not settled.', one(counted.payments_open)),
      gauge('autorent_refunds', 'Refunds on their way, and those the bank rejected within a week.', [
        { labels: { state: 'open' }, value: counted.refunds_open },
        { labels: { state: 'rejected' }, value: counted.refunds_rejected },
      ]),
      gauge('autorent_holds', 'Cars held for bookings that are not paid.', one(counted.holds)),
      gauge(
        'autorent_part_trouble',
        'Whether a part outside did not answer when it was last asked.',
        troubledParts.map((part) => ({
          labels: { part },
          value: troubles.some((trouble) => trouble.part === part) ? 1 : 0,
        })),
      ),
      ...(this.#whole ? wholeFamilies(this.#whole) : []),
    ]
  }

  async #count(now: Date): Promise<Counted> {
    const at = sql`${now.toISOString()}::timestamptz`
    const [counted] = await rowsOf<Counted>(
      this.#db,
      sql`select
        (select count(*)::int from mails where sent_at is null and stopped_at is null) as letters_waiting,
        (select count(*)::int from mails where sent_at is null and failure is not null) as letters_failed,
        (select coalesce(extract(epoch from ${at} - min(created_at)), 0)::float8 from mails
          where sent_at is null and stopped_at is null) as oldest_letter,
        (select count(*)::int from outbox where delivered_at is null and set_aside_at is null) as events_waiting,
        (select count(*)::int from outbox where set_aside_at is not null) as events_given_up,
        (select count(*)::int from payments where status in ('STARTED', 'PENDING')) as payments_open,
        (select count(*)::int from refunds where status in ('STARTED', 'PENDING', 'PROCESSING')) as refunds_open,
        (select count(*)::int from refunds
          where status = 'REJECTED' and created_at > ${at} - interval '7 days') as refunds_rejected,
        (select count(*)::int from car_occupancies where hold_expires_at > ${at}) as holds`,
    )
    if (!counted) throw new Error('the database counted nothing')
    return counted
  }

  /** What grows with the years: how many bookings there are, and whether all of their money adds up. */
  #addUpApart(now: Date): Promise<void> {
    if (!this.#adding && performance.now() >= this.#addAgainAt)
      this.#adding = this.#addUpOnce(now).finally(() => {
        this.#adding = undefined
      })
    return this.#adding ?? Promise.resolve()
  }

  async #addUpOnce(now: Date): Promise<void> {
    const began = performance.now()
    this.#whole = await this.#addUp(now).catch(() => undefined)
    const ended = performance.now()
    this.#addAgainAt = ended + Math.max(ADD_UP_AGAIN_MS, (ended - began) * PAUSE_PER_WORK)
  }

  async #addUp(now: Date): Promise<Whole> {
    const { debit, credit, receivable, deposits } = await checkLedger(this.#db, {
      from: new Date(0),
      to: now,
    })
    const parts = [debit - credit, receivable.difference, deposits.difference]
    const bookings = await rowsOf<Status>(
      this.#db,
      sql`select case when cancelled_at is null then status::text else 'CANCELLED' end as status, count(*)::int as count
        from bookings group by 1 order by 1`,
    )
    return { bookings, cents: parts.reduce((sum, part) => sum + Math.abs(part), 0) }
  }
}

const up = (value: number): Family =>
  gauge('autorent_database_up', 'Whether the database answers.', one(value))

const wholeFamilies = ({ bookings, cents }: Whole): Family[] => [
  gauge(
    'autorent_bookings',
    'Bookings by status.',
    bookings.map(({ status, count }) => ({ labels: { status }, value: count })),
  ),
  gauge(
    'autorent_money_out_of_balance_cents',
    'By how much the books and the bookings differ. Anything but 0 is a mistake.',
    one(cents),
  ),
]
