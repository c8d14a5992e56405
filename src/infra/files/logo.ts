import { MOST_PIXELS, MOST_SECONDS, sharp } from './pictures.ts'

/** Sharp enough for a paper at its size on it. */
const MOST = { width: 900, height: 260 }
const MOST_BYTES = 400_000

export type Logo = { png: Uint8Array; width: number; height: number }

/** Drawn anew as a PNG, so that nothing of the file that was sent is kept; undefined when it is no picture. */
export async function readLogo(bytes: Uint8Array): Promise<Logo | undefined> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .rotate()
      .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer({ resolveWithObject: true })
    if (data.length > MOST_BYTES) return undefined
    return { png: new Uint8Array(data), width: info.width, height: info.height }
  } catch {
    return undefined
  }
}
