import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type DataKeys, dataKeys } from '../../db/sealed/data-keys.ts'
import { openText, sealText } from '../../db/sealed/seal.ts'
import { keysInUse, NO_KEY } from './sealed-tables.ts'

const { dataKeyProofs } = schema

const PLACE = 'data_key_proofs.proof'
const SENTENCE = 'this is the key'
/** Rows were found that this key had sealed, by somebody who did not have it. */
const UNPROVED = ''

type CheckResult =
  | { ok: true; inUse: Set<string> }
  | { ok: false; code: 'wrong_key' | 'missing_key'; keyId: string }

/**
 * Whether these are the keys this database was sealed with, told before the first row is opened. A key that was not
 * used here before leaves its proof. Rows are asked as well: a server that had not been told of a new key may have
 * written with one that was let go. Where no key was ever used, all of them are asked; later the newest, and all by
 * night (`settle-rows.ts`), which leaves the name of a key that nobody had proved.
 */
export async function checkDataKeys(db: Database, keys: DataKeys = dataKeys()): Promise<CheckResult> {
  const proofs = await db.select().from(dataKeyProofs).orderBy(dataKeyProofs.keyId)
  const named = new Set(proofs.map(({ keyId }) => keyId))
  const inUse = await keysInUse(db, proofs.length > 0 ? 'newest' : 'all')
  const needed = inUse.union(named)
  const known = new Set([NO_KEY, ...keys.all.map(({ id }) => id)])
  for (const keyId of needed) if (!known.has(keyId)) return { ok: false, code: 'missing_key', keyId }
  const proved = proofs.filter(({ proof }) => proof !== UNPROVED)
  for (const { keyId, proof } of proved)
    if (!isOpened(proof, keys)) return { ok: false, code: 'wrong_key', keyId }
  const { id: keyId } = keys.current
  if (!proved.some((one) => one.keyId === keyId)) {
    const proof = sealText(PLACE, SENTENCE, { keys })
    await db
      .insert(dataKeyProofs)
      .values({ keyId, proof })
      .onConflictDoUpdate({ target: dataKeyProofs.keyId, set: { proof } })
  }
  return { ok: true, inUse }
}

function isOpened(proof: string, keys: DataKeys): boolean {
  try {
    return openText(PLACE, proof, keys) === SENTENCE
  } catch {
    // Not the key that sealed it.
    return false
  }
}

/** Leaves the names of keys that rows are sealed with and nobody has proved: the next start asks for them. */
export async function noteKeysInUse(db: Database, inUse: ReadonlySet<string>): Promise<void> {
  const named = [...inUse].filter((keyId) => keyId !== NO_KEY)
  if (named.length === 0) return
  await db
    .insert(dataKeyProofs)
    .values(named.map((keyId) => ({ keyId, proof: UNPROVED })))
    .onConflictDoNothing()
}
