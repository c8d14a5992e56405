import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import { toBase32 } from './one-time-code.ts'

export type AdminRow = typeof schema.admins.$inferSelect

export const SESSION_HOURS = 12
const HOUR_MS = 3_600_000

/**
 * A session is a signed note of who and until when. The account's `tokenSecret` is part of what is signed, so rotating
 * it ends every session of that account in every process at once, and nothing has to be kept.
 */
export class Sessions {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  open({ id, tokenSecret }: AdminRow, now: Date): string {
    const until = now.getTime() + SESSION_HOURS * HOUR_MS
    return `${id}.${until}.${this.#mac('session', id, until, tokenSecret)}`
  }

  /** Whose session this is; undefined when it is forged, over, or ended. `isOld` asks for a new one. */
  async read(
    db: Database,
    note: string,
    now: Date,
  ): Promise<{ admin: AdminRow; isOld: boolean } | undefined> {
    const [id = '', until = '', mac = ''] = note.split('.')
    if (!/^\d{1,9}$/.test(id) || !/^\d{1,15}$/.test(until) || Number(until) <= now.getTime()) return undefined
    const admin = await activeAdmin(db, Number(id))
    const isTrue = admin && isSame(mac, this.#mac('session', id, until, admin.tokenSecret))
    if (!isTrue) return undefined
    return { admin, isOld: Number(until) - now.getTime() < (SESSION_HOURS / 2) * HOUR_MS }
  }

  /** Marks a browser in which this person has signed in before. */
  deviceNote({ id, tokenSecret }: AdminRow): string {
    return this.#mac('device', id, tokenSecret)
  }

  isDeviceOf(admin: AdminRow, note: string): boolean {
    return isSame(note, this.deviceNote(admin))
  }

  /** The seed offered to an account without an authenticator: the same until it is taken, so nothing is kept. */
  offeredCodeSecret({ id, tokenSecret }: AdminRow): string {
    const bytes = createHmac('sha256', this.#secret).update(`code secret ${id} ${tokenSecret}`).digest()
    return toBase32(bytes.subarray(0, 20))
  }

  /** Who tried from where, as something nobody can read back. */
  hash(text: string): string {
    return this.#mac('attempt', text)
  }

  #mac(...parts: (string | number)[]): string {
    return createHmac('sha256', this.#secret)
      .update(`staff ${parts.join(' ')}`)
      .digest('base64url')
  }
}

async function activeAdmin(db: Database, id: number): Promise<AdminRow | undefined> {
  const [admin] = await db.select().from(schema.admins).where(eq(schema.admins.id, id))
  return admin?.isActive ? admin : undefined
}

export const memberOf = ({ id, name, email, role }: AdminRow): StaffMember => ({ id, name, email, role })

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
