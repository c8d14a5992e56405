import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Blocks } from './tar.ts'

/** What a sealed file begins with. */
export const SEALED_MAGIC = Buffer.from('autorent sealed backup 1\n')
const SALT_BYTES = 32
const PIECE_BYTES = 256 * 1024
const TAG_BYTES = 16

/** The file is not what was written, or was not sealed with this key. */
export class NotOpened extends Error {}

/** A key of its own for each file: no nonce can come twice under one. */
const fileKey = (key: Uint8Array, salt: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, salt, 'autorent backup', 32))

/** Pieces cannot change places, and the last one says that it is: a file that was cut off does not open. */
function nonce(piece: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt8(isLast ? 1 : 0, 0)
  bytes.writeUInt32BE(piece, 8)
  return bytes
}

/** Seals a stream with AES-256-GCM, piece by piece, so that neither side needs to hold all of it. */
export async function* sealStream(
  key: Uint8Array,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES)
  const own = fileKey(key, salt)
  yield Buffer.concat([SEALED_MAGIC, salt])
  const source = new Blocks(bytes)
  let text = await source.upTo(PIECE_BYTES)
  for (let piece = 0; ; piece++) {
    const next = await source.upTo(PIECE_BYTES)
    const isLast = next.length === 0
    const cipher = createCipheriv('aes-256-gcm', own, nonce(piece, isLast))
    const sealed = Buffer.concat([cipher.update(text), cipher.final()])
    yield Buffer.concat([sealed, cipher.getAuthTag()])
    if (isLast) return
    text = next
  }
}

/** The other way; `bytes` begins after the magic. Nothing is handed on that has not been checked. */
export async function* openStream(key: Uint8Array, source: Blocks): AsyncGenerator<Uint8Array> {
  const own = fileKey(key, await source.take(SALT_BYTES))
  let sealed = await source.upTo(PIECE_BYTES + TAG_BYTES)
  for (let piece = 0; ; piece++) {
    const next = await source.upTo(PIECE_BYTES + TAG_BYTES)
    const isLast = next.length === 0
    yield openPiece(own, sealed, nonce(piece, isLast))
    if (isLast) return
    sealed = next
  }
}

function openPiece(key: Uint8Array, sealed: Buffer, own: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, own)
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    throw new NotOpened('BACKUP_KEY does not open this backup, or the file is damaged.')
  }
}
