import { createHmac, hkdfSync } from 'node:crypto'

/** A key as it is configured: its name is written beside everything it seals. */
export type KeySecret = { id: string; secret: Uint8Array }

/** What one secret is used for, each with a key of its own. */
type DataKey = { id: string; seal: Buffer; find: Buffer }

export const KEY_ID = /^[a-z0-9-]{1,20}$/
export const SECRET_BYTES = 32

/** The first seals what is written; the others open what was sealed before. */
export class DataKeys {
  readonly current: DataKey
  readonly all: readonly DataKey[]

  constructor(secrets: readonly KeySecret[]) {
    this.all = secrets.map(({ id, secret }) => ({
      id,
      seal: derived(secret, 'autorent seal'),
      find: derived(secret, 'autorent find'),
    }))
    const [first] = this.all
    if (!first) throw new RangeError('no data key')
    this.current = first
  }

  named(id: string): DataKey {
    const key = this.all.find((one) => one.id === id)
    if (!key) throw new Error(`sealed with the data key ${id}, which is not here`)
    return key
  }
}

function derived(secret: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, SECRET_BYTES))
}

/** By this a text is found again without being opened. People type codes with spaces, hyphens and small letters. */
export function hashToFind({ find }: DataKey, place: string, text: string): string {
  const plain = text.replaceAll(/[\s-]+/g, '').toUpperCase()
  return createHmac('sha256', find).update(`${place}\n${plain}`).digest('base64url')
}

let inUse: DataKeys | undefined

/**
 * From now on this process seals and opens with these. The columns of a table are made when their module is read,
 * before anything is composed: the keys reach them here and nowhere else.
 */
export function useDataKeys(keys: DataKeys): void {
  inUse = keys
}

export function dataKeys(): DataKeys {
  if (!inUse) throw new Error('no data keys yet: the composition hands them in before the first row')
  return inUse
}
