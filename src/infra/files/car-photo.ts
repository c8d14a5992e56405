import { type Crop, type PhotoWidth, PICTURE_SHAPE, photoWidths } from '../../domain/fleet/car-picture.ts'
import { MOST_PIXELS, MOST_SECONDS, sharp } from './pictures.ts'

const MOST_SIDE = 2560

export type DevelopedPhoto =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; code: 'unreadable' | 'too_small' | 'too_complex' }

export type PhotoCut = { width: PhotoWidth; bytes: Uint8Array }

/** The whole photograph drawn anew, upright and without where it was taken and by what. */
export async function developPhoto(bytes: Uint8Array): Promise<DevelopedPhoto> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .rotate()
      .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true })
    if (info.width < PICTURE_SHAPE.width || info.height < PICTURE_SHAPE.height) {
      return { ok: false, code: 'too_small' }
    }
    return { ok: true, bytes: new Uint8Array(data) }
  } catch {
    return { ok: false, code: 'unreadable' }
  }
}

/** What visitors see of a photograph, in every width; without a crop, as much of its middle as fits the shape. */
export async function cutPhoto(whole: Uint8Array, crop: Crop | undefined): Promise<PhotoCut[]> {
  const { width: across, height: down } = await sharp(whole).metadata()
  const part = crop && {
    left: Math.min(across - 1, Math.round(crop.x * across)),
    top: Math.min(down - 1, Math.round(crop.y * down)),
    width: Math.max(1, Math.min(Math.round(crop.width * across), across - Math.round(crop.x * across))),
    height: Math.max(1, Math.min(Math.round(crop.height * down), down - Math.round(crop.y * down))),
  }
  return Promise.all(
    photoWidths.map(async (width) => {
      const picture = part ? sharp(whole).extract(part) : sharp(whole)
      const height = Math.round((width * PICTURE_SHAPE.height) / PICTURE_SHAPE.width)
      const bytes = await picture.resize({ width, height, fit: 'cover' }).webp({ quality: 80 }).toBuffer()
      return { width, bytes: new Uint8Array(bytes) }
    }),
  )
}
