import { MOST_PIXELS, MOST_SECONDS, sharp } from './pictures.ts'

/** Sharp at a quarter of a sheet's width, and some 15 KB: eight of them are a letter's attachment still. */
const MOST = { width: 360, height: 270 }

/** A picture of ours as it stands on a paper; undefined when it cannot be read. */
export async function drawThumbnail(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const drawn = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .rotate()
      .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
    return new Uint8Array(await drawn.jpeg({ quality: 60 }).toBuffer())
  } catch {
    return undefined
  }
}
