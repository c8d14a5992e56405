import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../db/client.ts'
import type { RecordFacts } from '../../db/schema/staff.ts'
import { schema } from '../../db/schema.ts'
import { sealedPlaces } from '../../db/sealed/sealed-columns.ts'

/** Who did it, as the log names them; without an id it was nobody of the staff. */
type Doer = { by: { id: number | null; name: string }; now: Date }

type Change = {
  /** A resource of the staff area, e.g. `bookings`. */
  resource: string
  recordId: number
  /** `create`, `update`, `remove`, or what was done: `hand-over`, `swap-car`, … */
  action: string
  /** The record as it was and as it is; only what differs is kept. */
  before: RecordFacts | null
  after: RecordFacts | null
}

/** Secrets, and what is sealed where it is kept, are never written down: that they changed is enough. */
const SECRET = new Set(['password', 'tokenSecret', 'codeStep', 'linkSeed', 'linkHash'])
const isSecret = (resource: string, name: string): boolean =>
  SECRET.has(name) || `${resource}.${name}` in sealedPlaces
/** Says nothing about what was changed. */
const NOISE = new Set(['updatedAt'])

/** Writes down who changed what, in the transaction that changes it. A change that changed nothing is not one. */
export async function recordChange(tx: Database, { by, now }: Doer, change: Change): Promise<void> {
  const names = new Set([...Object.keys(change.before ?? {}), ...Object.keys(change.after ?? {})])
  const differing = [...names].filter(
    (name) =>
      !NOISE.has(name) && !isDeepStrictEqual(plain(change.before?.[name]), plain(change.after?.[name])),
  )
  if (change.before && change.after && differing.length === 0) return
  const { resource, recordId, action, before, after } = change
  const kept = (facts: RecordFacts | null): RecordFacts | null =>
    facts &&
    Object.fromEntries(
      differing.map((name) => [name, isSecret(resource, name) ? '•' : (facts[name] ?? null)]),
    )
  await tx.insert(schema.auditLog).values({
    adminId: by.id,
    adminName: by.name,
    resource,
    recordId,
    action,
    before: kept(before),
    after: kept(after),
    createdAt: now,
  })
}

/** As JSON would carry it, so that a moment read twice is the same moment. */
function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}
