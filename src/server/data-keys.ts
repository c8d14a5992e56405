import { randomBytes } from 'node:crypto'
import type { Database } from '../db/client.ts'
import { DataKeys, SECRET_BYTES, useDataKeys } from '../db/sealed/data-keys.ts'
import { checkDataKeys } from '../use-cases/data-keys/check-data-keys.ts'
import { keptSecret } from './adapters/kept-secret.ts'
import { ConfigurationError } from './configuration-error.ts'
import { KEY_FORM, readDataKeys } from './data-key-list.ts'

const OWN_KEY = 'data-key'

type KeySettings = { DATA_KEYS?: string | undefined; DATA_DIR: string }

/** Hands the configured keys to the columns, or one that is made once and kept beside the embedded database. */
export async function openDataKeys({ DATA_KEYS, DATA_DIR }: KeySettings): Promise<DataKeys> {
  const make = () => `own:${randomBytes(SECRET_BYTES).toString('base64')}`
  const text = await keptSecret(DATA_KEYS, { dataDir: DATA_DIR, name: OWN_KEY, make })
  const secrets = readDataKeys(text)
  if (!secrets)
    throw new ConfigurationError(`${DATA_DIR}/${OWN_KEY}: ${KEY_FORM}. Put back the one that was there.`)
  const keys = new DataKeys(secrets)
  useDataKeys(keys)
  return keys
}

/** Refuses keys that would open nothing, before the first row does. Answers with those that rows are sealed with. */
export async function admitDataKeys(db: Database, keys: DataKeys): Promise<Set<string>> {
  const checked = await checkDataKeys(db, keys)
  if (checked.ok) return checked.inUse
  const { code, keyId } = checked
  // The one we made ourselves lies in a file.
  const where = keyId === 'own' ? ` It was made by the first start and kept in DATA_DIR/${OWN_KEY}.` : ''
  throw new ConfigurationError(
    code === 'wrong_key'
      ? `DATA_KEYS: the key ${keyId} is not the one that the data was sealed with. Put the right one back.${where}`
      : `DATA_KEYS: the key ${keyId} is missing, and data may still be sealed with it. Add it after the others; npm run rotate-keys makes it needless.${where}`,
  )
}
