import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type DataKeys, dataKeys } from '../../db/sealed/data-keys.ts'
import { openText, sealText } from '../../db/sealed/seal.ts'
import { keysInUse, NO_KEY } from './sealed-tables.ts'

const { dataKeyProofs } = schema

const PLACE = 'data_key_proofs.proof'
const SENTENCE = 'this is the key'

type CheckResult =
  | { ok: true; inUse: Set<string> }
  | { ok: false; code: 'wrong_key' | 'missing_key'; keyId: string }

/**
 * Whether these are the keys this database was sealed with, told before the first row is opened. A key that was not
 * used here before leaves its proof. Rows are asked as well: a server that had not been told of a new key may have
 * written with one that was let go.
 */
export async function checkDataKeys(db: Database, keys: DataKeys = dataKeys()): Promise<CheckResult> {
  const proofs = await db.select().from(dataKeyProofs).orderBy(dataKeyProofs.keyId)
  const proved = new Set(proofs.map(({ keyId }) => keyId))
  const inUse = await keysInUse(db)
  const needed = inUse.union(proved)
  const known = new Set([NO_KEY, ...keys.all.map(({ id }) => id)])
  for (const keyId of needed) if (!known.has(keyId)) return { ok: false, code: 'missing_key', keyId }
  for (const { keyId, proof } of proofs)
    if (!isOpened(proof, keys)) return { ok: false, code: 'wrong_key', keyId }
  const { id: keyId } = keys.current
  if (!proved.has(keyId))
    await db.insert(dataKeyProofs).values({ keyId, proof: sealText(PLACE, SENTENCE, { keys }) })
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
