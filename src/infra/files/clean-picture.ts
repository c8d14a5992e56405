import sharp from 'sharp'
import { cleanHeic } from './clean-heic.ts'
import { cleanPdf } from './clean-pdf.ts'

export type PictureType = 'image/jpeg' | 'image/png' | 'image/heic' | 'application/pdf'

export type CleanPicture = { type: PictureType; bytes: Uint8Array }

/** A small file may unfold into a picture that fills the memory: no document photo has this many dots. */
const MOST_PIXELS = 80_000_000

/** By what the bytes are; a name or a header says nothing. */
export function sniffPicture(bytes: Uint8Array): PictureType | undefined {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (text(0, 5) === '%PDF-') return 'application/pdf'
  if (text(4, 8) === 'ftyp' && /^(heic|heix|heim|heis|mif1)$/.test(text(8, 12))) return 'image/heic'
  return undefined
}

/**
 * The picture alone: without where it was taken and by what, and without anything hidden behind it. Pictures are drawn
 * anew, so what only looked like one does not come out. Undefined when it cannot be read.
 */
export async function cleanPicture(bytes: Uint8Array, type: PictureType): Promise<CleanPicture | undefined> {
  try {
    if (type === 'application/pdf') {
      const clean = await cleanPdf(bytes)
      return clean && { type, bytes: clean }
    }
    if (type === 'image/heic') {
      const clean = cleanHeic(bytes)
      return clean && { type, bytes: clean }
    }
    const drawn = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
    const encoded = type === 'image/png' ? drawn.png() : drawn.jpeg({ quality: 88 })
    return { type, bytes: new Uint8Array(await encoded.toBuffer()) }
  } catch {
    return undefined
  }
}
