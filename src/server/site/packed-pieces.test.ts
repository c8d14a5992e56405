import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { gzipOf, packPieces, storedPiece } from './packed-pieces.ts'

const repeated = (text: string) =>
  Buffer.from(Array.from({ length: 400 }, (_, at) => `<p>${text} ${at ** 3} õhtul</p>`).join(''))
const pieces = [repeated('auto'), repeated('auto'), Buffer.from(''), repeated('rent')]
const put = (own: readonly string[]) => pieces.flatMap((piece, at) => [piece, Buffer.from(own[at] ?? '')])

it('is packed once and says with each visitor’s own what it would say unpacked', async () => {
  const packed = await packPieces(pieces, [6, 6, 6])
  for (const own of [
    ['aaaaaa', 'bbbbbb', 'cccccc'],
    ['<p>aut', 'õhtul', 'auto k'],
  ]) {
    const stored = own.map((text) => storedPiece(Buffer.from(text)))
    const body = gzipOf(
      packed.flatMap((piece, at) => [piece, ...stored.slice(at, at + 1)]),
      put(own),
    )
    expect(gunzipSync(body).toString()).toBe(Buffer.concat(put(own)).toString())
  }
})

it('looks back into the pieces before: hardly larger than the whole packed at once', async () => {
  const packed = await packPieces(pieces, [6, 6, 6])
  const size = packed.reduce((sum, { length }) => sum + length, 0)
  expect(size).toBeLessThan(gzipSync(Buffer.concat(pieces)).length + 60)
})
