import { createHmac, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { pick } from '../../contract/pick.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { selectOnce } from '../../db/select-once.ts'
import { momentAt } from '../../db/statement.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import { toBase32 } from './one-time-code.ts'

export type AdminRow = typeof schema.admins.$inferSelect
export type SessionRow = typeof schema.staffSessions.$inferSelect

/** How long a session lasts without work and at most, and how long a code or a passkey counts as fresh. */
export type SessionTimes = { idleMinutes: number; mostHours: number; proofMinutes: number }
/** Where someone signs in: the browser in words, and the address without its end. */
export type Place = { device: string; address: string }

const MINUTE_MS = 60_000
/** Reading every request must not become writing at every request. */
const SEEN_EVERY_MS = MINUTE_MS

const { staffSessions, admins } = schema

/** Sessions are rows: they are listed, they end one by one, and a stolen cookie dies with its row. */
export class Sessions {
  readonly #secret: string
  readonly times: SessionTimes

  constructor(secret: string, times: SessionTimes) {
    this.#secret = secret
    this.times = times
  }

  /** Returns what the browser keeps: a random number of which only the hash is stored. */
  async open(db: Database, { id: adminId }: AdminRow, place: Place, now: Date): Promise<string> {
    const key = randomKey()
    await db.insert(staffSessions).values({
      keyHash: this.hash('session', key),
      adminId,
      ...place,
      createdAt: now,
      lastSeenAt: now,
      provedAt: now,
    })
    return key
  }

  /** Whose session this is; undefined when there is none, or it is over. */
  async read(
    db: Database,
    key: string,
    now: Date,
  ): Promise<{ admin: AdminRow; session: SessionRow } | undefined> {
    if (key === '') return undefined
    const { seenAfter, openedAfter } = this.#beginOfOpen(now)
    const [found] = await byKey(db, {
      keyHash: this.hash('session', key),
      seenAfter: seenAfter.toISOString(),
      openedAfter: openedAfter.toISOString(),
    })
    return found?.admin.isActive ? found : undefined
  }

  /** Someone is at work with it. */
  async see(db: Database, { id, lastSeenAt }: SessionRow, now: Date): Promise<void> {
    if (now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS) return
    await db
      .update(staffSessions)
      .set({ lastSeenAt: now })
      .where(and(eq(staffSessions.id, id), lt(staffSessions.lastSeenAt, now)))
  }

  /** A code or a passkey was shown again. */
  async prove(db: Database, { id }: SessionRow, now: Date): Promise<void> {
    await db.update(staffSessions).set({ provedAt: now }).where(eq(staffSessions.id, id))
  }

  isProved({ provedAt }: SessionRow, now: Date): boolean {
    return now.getTime() - provedAt.getTime() <= this.times.proofMinutes * MINUTE_MS
  }

  /** Those that still open something, the last used first. */
  list(db: Database, adminId: number, now: Date): Promise<SessionRow[]> {
    return db
      .select()
      .from(staffSessions)
      .where(and(eq(staffSessions.adminId, adminId), isOpen(this.#beginOfOpen(now))))
      .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id))
  }

  #beginOfOpen(now: Date): Record<'seenAfter' | 'openedAfter', Date> {
    const { idleMinutes, mostHours } = this.times
    return {
      seenAfter: new Date(now.getTime() - idleMinutes * MINUTE_MS),
      openedAfter: new Date(now.getTime() - mostHours * 60 * MINUTE_MS),
    }
  }

  /** The seed offered to an account without an authenticator: the same until it is taken, so nothing is kept. */
  offeredCodeSecret({ id, tokenSecret }: AdminRow): string {
    const bytes = createHmac('sha256', this.#secret).update(`code secret ${id} ${tokenSecret}`).digest()
    return toBase32(bytes.subarray(0, 20))
  }

  /** What the database keeps of a secret or of an address: nobody can read it back, nor try it without our secret. */
  hash(purpose: 'session' | 'device' | 'attempt' | 'recovery code', text: string): string {
    return createHmac('sha256', this.#secret).update(`staff ${purpose} ${text}`).digest('base64url')
  }
}

const isOpen = ({ seenAfter, openedAfter }: Record<'seenAfter' | 'openedAfter', Date | SQL>) =>
  and(
    isNull(staffSessions.endedAt),
    gt(staffSessions.lastSeenAt, seenAfter),
    gt(staffSessions.createdAt, openedAfter),
  )

const byKey = selectOnce('session_by_key', (db) =>
  db
    .select({ admin: admins, session: staffSessions })
    .from(staffSessions)
    .innerJoin(admins, eq(admins.id, staffSessions.adminId))
    .where(
      and(
        eq(staffSessions.keyHash, sql.placeholder('keyHash')),
        isOpen({ seenAfter: momentAt('seenAfter'), openedAfter: momentAt('openedAfter') }),
      ),
    ),
)

export const randomKey = (): string => randomBytes(32).toString('base64url')

/** All sessions of an account, or all but one, or one. Returns how many there were. */
export async function endSessions(
  db: Database,
  adminId: number,
  which: { but?: number; only?: number },
  now: Date,
): Promise<number> {
  const ended = await db
    .update(staffSessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(staffSessions.adminId, adminId),
        isNull(staffSessions.endedAt),
        which.but === undefined ? undefined : ne(staffSessions.id, which.but),
        which.only === undefined ? undefined : eq(staffSessions.id, which.only),
      ),
    )
    .returning({ id: staffSessions.id })
  return ended.length
}

export function memberOf({ id, name, email, role, ...written }: AdminRow): StaffMember {
  const scope = pick(written, 'placeIds', 'refundLimit', 'writeOffLimit', 'seesRevenue', 'exportsClients')
  return { id, name, email, role, scope }
}
