import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import sharp from 'sharp'

/** Files as customers' phones and less friendly people send them. */

export const CAMERA = 'Kaamera 9000'
const JPEG_COLOURS = { left: { r: 200, g: 0, b: 0 }, right: { r: 0, g: 0, b: 200 } }

/** 64 × 32, red on the left and blue on the right. */
const twoColours = () =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: JPEG_COLOURS.left } }).composite([
    {
      input: { create: { width: 32, height: 32, channels: 3, background: JPEG_COLOURS.right } },
      left: 32,
      top: 0,
    },
  ])

export const png = async (): Promise<Buffer> => twoColours().png().toBuffer()

/** Held upright: the camera stored it lying and noted how to turn it, where it was taken and by what. */
export const jpegWithNotes = async (): Promise<Buffer> =>
  twoColours()
    .jpeg()
    .withExif({ IFD0: { Model: CAMERA }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 26/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

export async function pdf(text = 'Juhiluba'): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setAuthor(CAMERA)
  document.addPage([200, 100]).drawText(text, { x: 10, y: 50, size: 12 })
  return document.save()
}

/** `page`: on a link of the page, inside it. `opening`: when the paper is opened. `names`: in its list of scripts. */
export async function pdfWithScript(where: 'page' | 'opening' | 'names'): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([200, 100])
  const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }
  if (where === 'page') {
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 100, 100], A: script }
    page.node.set(PDFName.of('Annots'), document.context.obj([link]))
  }
  if (where === 'opening') document.catalog.set(PDFName.of('OpenAction'), document.context.obj(script))
  if (where === 'names') document.addJavaScript('main', 'app.alert(1)')
  return document.save({ useObjectStreams: false })
}

/** Says that it is 30000 dots wide and high, and holds next to nothing. */
export function pictureBomb(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffff_ffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1
  }
  return (crc ^ 0xffff_ffff) >>> 0
}

export const HEIC_PICTURE = Buffer.from('the picture, which nobody decodes')

/** The smallest HEIC with one picture and notes about it. */
export function heicWithNotes(): Buffer {
  const notes = Buffer.from(`Exif ${CAMERA}`)
  const build = (mediaAt: number) => {
    const names = [infe(1, 'hvc1'), infe(2, 'Exif')]
    const iinf = box('iinf', Buffer.from([0, 0, 0, 0, 0, names.length]), ...names)
    const iloc = box(
      'iloc',
      Buffer.from([0, 0, 0, 0, 0x44, 0x00, 0, 2]),
      place(1, mediaAt, HEIC_PICTURE.length),
      place(2, mediaAt + HEIC_PICTURE.length, notes.length),
    )
    const meta = box('meta', Buffer.alloc(4), iinf, iloc)
    const ftyp = box('ftyp', Buffer.from('heic'), Buffer.alloc(4), Buffer.from('mif1heic'))
    return Buffer.concat([ftyp, meta])
  }
  const mediaAt = build(0).length + 8
  return Buffer.concat([build(mediaAt), box('mdat', HEIC_PICTURE, notes)])
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const header = Buffer.alloc(8)
  header.writeUInt32BE(content.length + 8)
  header.write(name, 4, 'latin1')
  return Buffer.concat([header, content])
}

/** Version 2: the number of the item, no protection, its kind and an empty name. */
const infe = (id: number, kind: string): Buffer =>
  box('infe', Buffer.from([2, 0, 0, 0, 0, id, 0, 0]), Buffer.from(kind, 'latin1'), Buffer.from([0]))

/** One extent of one item: where it lies from the start of the file, and how long it is. */
function place(id: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(14)
  bytes.writeUInt16BE(id, 0)
  bytes.writeUInt16BE(1, 4)
  bytes.writeUInt32BE(offset, 6)
  bytes.writeUInt32BE(length, 10)
  return bytes
}
