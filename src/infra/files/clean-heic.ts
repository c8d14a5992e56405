/** One box of the file: its name, and where its content lies. */
type Box = { name: string; from: number; to: number }

/** A telephone's largest picture is some 250 items, each of one piece. */
const MOST_ITEMS = 1_000
const MOST_EXTENTS = 16

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
  const idat = inner.find(({ name }) => name === 'idat')
  return notes && blank(file, places, notes, idat) ? new Uint8Array(file) : undefined
}

function boxesIn(file: Buffer, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = []
  let at = from
  while (at < to) {
    if (at + 8 > to || boxes.length === MOST_ITEMS) return undefined
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
    const isWide = file.readUInt8(entry.from) >= 3
    const typeAt = entry.from + (isWide ? 10 : 8)
    if (entry.name !== 'infe' || typeAt + 4 > entry.to) return undefined
    const id = isWide ? file.readUInt32BE(entry.from + 4) : file.readUInt16BE(entry.from + 4)
    const type = file.toString('latin1', typeAt, typeAt + 4)
    if (type === 'Exif' || type === 'mime') ids.add(id)
  }
  return ids
}

/**
 * Fills every place of a note with nothing. False when the list of places is not what it says: it must end within its
 * box, and all places together cannot be larger than the file.
 */
function blank(file: Buffer, places: Box, notes: Set<number>, idat: Box | undefined): boolean {
  const version = file.readUInt8(places.from)
  const sizes = file.readUInt16BE(places.from + 4)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version > 0 ? sizes & 15 : 0
  if (![offsetSize, lengthSize].every(isNumberSize)) return false
  if (![baseSize, indexSize].every((size) => size === 0 || isNumberSize(size))) return false
  const read = readerOf(file, places.from + 6, places.to)
  const wide = version < 2 ? 2 : 4
  const items = read(wide)
  if (items > MOST_ITEMS) return false
  let total = 0
  for (let item = 0; item < items; item++) {
    const isNote = notes.has(read(wide))
    const method = version > 0 ? read(2) & 15 : 0
    read(2)
    const base = read(baseSize)
    const extents = read(2)
    if (extents > MOST_EXTENTS) return false
    for (let extent = 0; extent < extents; extent++) {
      read(indexSize)
      const offset = base + read(offsetSize)
      const length = read(lengthSize)
      total += length
      if (total > file.length) return false
      if (!isNote) continue
      const within = method === 0 ? { from: 0, to: file.length } : method === 1 ? idat : undefined
      if (!within || length === 0 || within.from + offset + length > within.to) return false
      file.fill(0, within.from + offset, within.from + offset + length)
    }
  }
  return true
}

const isNumberSize = (size: number) => size === 4 || size === 8

/** Reads one number after the other and fails beyond the end. */
function readerOf(file: Buffer, from: number, to: number): (size: number) => number {
  let at = from
  return (size) => {
    if (size === 0) return 0
    if (at + size > to) throw new RangeError('the box ends before its list does')
    const value = size === 8 ? Number(file.readBigUInt64BE(at)) : file.readUIntBE(at, size)
    at += size
    return value
  }
}
