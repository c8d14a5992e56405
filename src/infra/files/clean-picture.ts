import { cleanHeic } from './clean-heic.ts'
import { MOST_PIXELS, MOST_SECONDS, sharp } from './pictures.ts'
import type { PictureType } from './sniff-picture.ts'

/**
 * The picture alone: without where it was taken and by what, and without anything hidden behind it. Pictures are drawn
 * anew, so what only looked like one does not come out. Undefined when it cannot be read.
 */
export async function cleanPicture(bytes: Uint8Array, type: PictureType): Promise<Uint8Array | undefined> {
  try {
    if (type === 'application/pdf') return await (await readerOfPdfs()).cleanPdf(bytes)
    if (type === 'image/heic') return cleanHeic(bytes)
    const drawn = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .rotate()
    const encoded = type === 'image/png' ? drawn.png() : drawn.jpeg({ quality: 88 })
    return new Uint8Array(await encoded.toBuffer())
  } catch {
    return undefined
  }
}

/** Half of a thread's start is reading what reads PDFs, and most of what is sent are photographs. */
const readerOfPdfs = () => import('./clean-pdf.ts')
