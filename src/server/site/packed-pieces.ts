import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** Ten bytes that say nothing but that this is gzip. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** A last block with nothing in it. */
const END = Buffer.from([0x01, 0, 0, 0xff, 0xff])

/** So far back a packed piece may look. */
const WINDOW_BYTES = 32_768

/**
 * Packed so that a stored piece of `gap` bytes stands between each two: all end with a whole byte. A piece looks back
 * into those before it, never into a gap: there it is told of zeros, which no text has.
 */
export function packPieces(pieces: readonly Buffer[], gaps: readonly number[]): Promise<Buffer[]> {
  let before = Buffer.alloc(0)
  const packed = pieces.map((piece, index) => {
    const dictionary = before
    before = Buffer.concat([before, piece, Buffer.alloc(gaps[index] ?? 0)]).subarray(-WINDOW_BYTES)
    return deflate(piece, { dictionary, finishFlush: constants.Z_SYNC_FLUSH })
  })
  return Promise.all(packed)
}

/** A short piece as it is: a block that is stored. */
export function storedPiece(piece: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0])
  head.writeUInt16LE(piece.length, 1)
  head.writeUInt16LE(~piece.length & 0xffff, 3)
  return Buffer.concat([head, piece])
}

/** Packed pieces as one gzip; it ends with the sum and the length of what they were. */
export function gzipOf(packed: readonly Buffer[], pieces: readonly Buffer[]): Buffer<ArrayBuffer> {
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(
    pieces.reduce((sum, piece) => crc32(piece, sum), 0),
    0,
  )
  tail.writeUInt32LE(
    pieces.reduce((sum, { length }) => sum + length, 0),
    4,
  )
  return Buffer.concat([HEAD, ...packed, END, tail])
}
