import { MOST_SECONDS, sharp } from './pictures.ts'
import { sniffPicture } from './sniff-picture.ts'

const MOST_BYTES = 1_000_000
const MOST_PIXELS = 4_000_000
const WIDTH = 900

/** A drawn signature as a small PNG of our own making; undefined when it is no PNG or nothing is drawn on it. */
export async function readDrawing(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (bytes.length > MOST_BYTES || sniffPicture(bytes) !== 'image/png') return undefined
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .flatten({ background: '#fff' })
    const { channels } = await picture.clone().greyscale().stats()
    if (channels.every(({ min, max }) => max - min < 32)) return undefined
    const png = await picture.resize({ width: WIDTH, withoutEnlargement: true }).greyscale().png().toBuffer()
    return new Uint8Array(png)
  } catch {
    return undefined
  }
}
