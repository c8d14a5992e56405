import { and, eq } from 'drizzle-orm'
import type { FieldError } from '../../contract/field-errors.ts'
import type { ResourceName } from '../../contract/records/resource.ts'
import type { ComingBooking } from '../../contract/staff/fleet.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { keptIf } from '../../db/trial.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { refusalOf } from './constraint-faults.ts'
import type { Row } from './convert-record.ts'

export type WriteResult =
  | { ok: true; row: Row }
  | { ok: false; code: 'not_found' | 'still_used' | 'last_owner' | 'yourself' }
  /** With the record as it is now: whoever was refused decides between the two. */
  | { ok: false; code: 'changed_meanwhile'; row: Row }
  /** Someone counts on the car: whoever takes it out of use has to know. */
  | { ok: false; code: 'still_booked'; bookings: ComingBooking[] }
  | { ok: false; code: 'invalid'; errors: FieldError[] }

export type RecordWriting = ByStaff & { db: Database; name: ResourceName }

export const invalid = (errors: FieldError[]): WriteResult => ({ ok: false, code: 'invalid', errors })

/** One transaction; what is refused, by us or by the database, leaves nothing behind. */
export async function writeRecord(
  { db, name }: RecordWriting,
  work: (tx: Database) => Promise<WriteResult>,
  refusedByDatabase = fieldRefused,
): Promise<WriteResult> {
  try {
    return await keptIf(
      db,
      ({ ok }) => ok,
      async (tx): Promise<WriteResult> => {
        const result = await work(tx)
        const isOwnerLeft = name !== 'admins' || !result.ok || (await hasOwner(tx))
        return isOwnerLeft ? result : { ok: false, code: 'last_owner' }
      },
    )
  } catch (error) {
    const refused = refusedByDatabase(error)
    if (refused) return refused
    throw error
  }
}

function fieldRefused(error: unknown): WriteResult | undefined {
  const fault = refusalOf(error)
  return fault && invalid([{ path: fault.field, code: fault.code }])
}

/** Someone must be able to come in and hire. */
async function hasOwner(tx: Database): Promise<boolean> {
  const { admins } = schema
  return (await tx.$count(admins, and(eq(admins.role, 'owner'), eq(admins.isActive, true)))) > 0
}
