import { z } from 'zod'
import { KEY_ID, type KeySecret, SECRET_BYTES } from '../db/sealed/data-keys.ts'

export const KEY_FORM = 'must be <name>:<32 bytes in base64>, several with commas, each name once'

/** `2026:<base64>,2025:<base64>`: the first seals, the others open what was sealed before. */
export function readDataKeys(text: string): KeySecret[] | undefined {
  const secrets = text.split(',').map((one): KeySecret => {
    const [id = '', secret = ''] = one.trim().split(':')
    return { id, secret: Buffer.from(secret, 'base64') }
  })
  const isEach = secrets.every(({ id, secret }) => KEY_ID.test(id) && secret.length === SECRET_BYTES)
  const isOnce = new Set(secrets.map(({ id }) => id)).size === secrets.length
  return isEach && isOnce ? secrets : undefined
}

export const dataKeyList = z.string().refine((text) => readDataKeys(text) !== undefined, KEY_FORM)
