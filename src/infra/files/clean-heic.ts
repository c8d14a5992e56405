/** One box of the file: its name, and where its content lies. */
type Box = { name: string; from: number; to: number }

/**
 * A HEIC file whose notes (Exif, XMP) are blanked in place and after whose last box nothing follows. The picture itself
 * is not decoded: the codec is not free. Undefined when the boxes do not hold together.
 */
export function cleanHeic(bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes)
  const top = boxesIn(file, 0, file.length)
  const meta = top?.find(({ name }) => name === 'meta')
  if (!top || !meta || top[0]?.name !== 'ftyp') return undefined
  const inner = boxesIn(file, meta.from + 4, meta.to)
  const names = inner?.find(({ name }) => name === 'iinf')
  const places = inner?.find(({ name }) => name === 'iloc')
  if (!inner || !names || !places) return undefined
  const notes = noteIds(file, names)
  if (!notes) return undefined
  const idat = inner.find(({ name }) => name === 'idat')
  for (const { id, method, extents } of placesOf(file, places)) {
    if (!notes.has(id)) continue
    for (const { offset, length } of extents) {
      const from = method === 1 ? (idat?.from ?? 0) + offset : offset
      if (from + length > file.length) return undefined
      file.fill(0, from, from + length)
    }
  }
  return new Uint8Array(file)
}

function boxesIn(file: Buffer, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = []
  let at = from
  while (at < to) {
    if (at + 8 > to) return undefined
    const size = file.readUInt32BE(at)
    const isLarge = size === 1
    if (isLarge && at + 16 > to) return undefined
    const length = isLarge ? Number(file.readBigUInt64BE(at + 8)) : size === 0 ? to - at : size
    const header = isLarge ? 16 : 8
    if (length < header || at + length > to) return undefined
    boxes.push({ name: file.toString('latin1', at + 4, at + 8), from: at + header, to: at + length })
    at += length
  }
  return boxes
}

/** The items that are notes about the picture. */
function noteIds(file: Buffer, { from, to }: Box): Set<number> | undefined {
  const version = file.readUInt8(from)
  const entries = boxesIn(file, from + (version === 0 ? 6 : 8), to)
  if (!entries) return undefined
  const ids = new Set<number>()
  for (const entry of entries) {
    if (entry.name !== 'infe') return undefined
    const isWide = file.readUInt8(entry.from) >= 3
    const id = isWide ? file.readUInt32BE(entry.from + 4) : file.readUInt16BE(entry.from + 4)
    const typeAt = entry.from + (isWide ? 10 : 8)
    const type = file.toString('latin1', typeAt, typeAt + 4)
    if (type === 'Exif' || type === 'mime') ids.add(id)
  }
  return ids
}

type Place = { id: number; method: number; extents: { offset: number; length: number }[] }

function placesOf(file: Buffer, { from }: Box): Place[] {
  const version = file.readUInt8(from)
  const sizes = file.readUInt16BE(from + 4)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version > 0 ? sizes & 15 : 0
  let at = from + 6
  const read = (size: number): number => {
    if (size === 0) return 0
    const value = size === 8 ? Number(file.readBigUInt64BE(at)) : file.readUIntBE(at, size)
    at += size
    return value
  }
  return Array.from({ length: read(version < 2 ? 2 : 4) }, () => {
    const id = read(version < 2 ? 2 : 4)
    const method = version > 0 ? read(2) & 15 : 0
    read(2)
    const base = read(baseSize)
    const extents = Array.from({ length: read(2) }, () => {
      read(indexSize)
      const offset = read(offsetSize)
      return { offset: base + offset, length: read(lengthSize) }
    })
    return { id, method, extents }
  })
}
