import sharp from 'sharp'

const MOST_BYTES = 1_000_000
const MOST_PIXELS = 4_000_000
const WIDTH = 900

/** A drawn signature as a small PNG of our own making; undefined when it is no picture or nothing is drawn on it. */
export async function readDrawing(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (bytes.length === 0 || bytes.length > MOST_BYTES) return undefined
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).flatten({
      background: '#fff',
    })
    const { channels } = await picture.clone().greyscale().stats()
    if (channels.every(({ min, max }) => max - min < 32)) return undefined
    const png = await picture.resize({ width: WIDTH, withoutEnlargement: true }).greyscale().png().toBuffer()
    return new Uint8Array(png)
  } catch {
    return undefined
  }
}
