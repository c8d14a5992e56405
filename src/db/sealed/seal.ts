import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type DataKeys, dataKeys, hashToFind } from './data-keys.ts'

/** AES-256-GCM. The place goes in as associated data: what is moved to another column or file does not open. */
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** What is stored begins so, then the name of its key. No personal code, licence, JSON, PDF or picture does. */
export const TEXT_MARK = 'sealed.'
const BYTES_MARK = 'autorent sealed '

/** `sealed.<key>.<hash to find it by, or nothing>.<sealed>` */
export function sealText(place: string, text: string, { isSought = false, keys = dataKeys() } = {}): string {
  const key = keys.current
  const hash = isSought ? hashToFind(key, place, text) : ''
  const sealed = encrypt(key.seal, place, Buffer.from(text))
  return `${textMarkOf(key.id)}${hash}.${sealed.toString('base64url')}`
}

/** A text that bears no mark was written before anything was sealed. */
export function openText(place: string, stored: string, keys = dataKeys()): string {
  if (!stored.startsWith(TEXT_MARK)) return stored
  const [, id = '', , sealed = ''] = stored.split('.')
  return decrypt(keys.named(id).seal, place, Buffer.from(sealed, 'base64url')).toString()
}

/** `autorent sealed <key>\n<sealed>` */
export function sealBytes(place: string, bytes: Uint8Array, keys = dataKeys()): Uint8Array {
  const { id, seal } = keys.current
  return Buffer.concat([bytesMarkOf(id), encrypt(seal, place, bytes)])
}

export function openBytes(place: string, stored: Uint8Array, keys = dataKeys()): Uint8Array {
  const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength)
  if (!bytes.subarray(0, BYTES_MARK.length).equals(Buffer.from(BYTES_MARK))) return new Uint8Array(stored)
  const end = bytes.indexOf('\n')
  const id = bytes.subarray(BYTES_MARK.length, end).toString()
  return new Uint8Array(decrypt(keys.named(id).seal, place, bytes.subarray(end + 1)))
}

/** What everything that this key sealed begins with. */
export const textMarkOf = (id: string): string => `${TEXT_MARK}${id}.`
export const bytesMarkOf = (id: string): Buffer => Buffer.from(`${BYTES_MARK}${id}\n`)

export function isSealedWith({ current }: DataKeys, stored: Uint8Array): boolean {
  const mark = bytesMarkOf(current.id)
  return mark.equals(stored.subarray(0, mark.length))
}

function encrypt(key: Buffer, place: string, clear: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(clear), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

function decrypt(key: Buffer, place: string, bytes: Buffer): Buffer {
  const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()])
}
