import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { toBase32 } from './one-time-code.ts'
import type { Sessions } from './sessions.ts'

const HOW_MANY = 10
/** Ten letters and digits, fifty bits: more than can be guessed ten times an hour. */
const LENGTH = 10

const { staffRecoveryCodes: codes } = schema

/** New codes in place of the old ones; shown once, kept as hashes. */
export async function makeRecoveryCodes(db: Database, sessions: Sessions, staff: ByStaff): Promise<string[]> {
  const { id: adminId } = staff.by
  const made = Array.from({ length: HOW_MANY }, () => toBase32(randomBytes(8)).slice(0, LENGTH))
  await db.transaction(async (tx) => {
    await tx.delete(codes).where(eq(codes.adminId, adminId))
    await tx.insert(codes).values(
      made.map((text) => ({
        adminId,
        codeHash: sessions.hash('recovery code', `${adminId} ${text}`),
      })),
    )
    const change = { resource: 'admins', recordId: adminId, action: 'make-recovery-codes' }
    await recordChange(tx, staff, { ...change, before: null, after: { codes: HOW_MANY } })
  })
  return made.map((text) => `${text.slice(0, 5)}-${text.slice(5)}`)
}

export const countRecoveryCodes = (db: Database, adminId: number): Promise<number> =>
  db.$count(codes, and(eq(codes.adminId, adminId), isNull(codes.usedAt)))

/** What was typed, as codes are kept; undefined when it cannot be one. */
export function recoveryCodeText(typed: string): string | undefined {
  const text = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return text.length === LENGTH ? text : undefined
}
