/** Every picture of a car has the shape of the drawings in public/cars. */
export const PICTURE_SHAPE = { width: 580, height: 256 }

/** Of one car. */
export const MOST_PICTURES = 12

/** Photographs are kept in these widths. */
export const photoWidths = [320, 640, 1280] as const
export type PhotoWidth = (typeof photoWidths)[number]

/** The first part names the photograph as it was taken, the second how it was cropped. */
const PHOTO = /^photo-([0-9a-f]{16})-[0-9a-f]{8}$/

/** A part of a photograph; all four are shares of its width or height. */
export type Crop = { x: number; y: number; width: number; height: number }

/** Whether staff uploaded it; the other names are drawings that came with the site. */
export function isPhoto(name: string): boolean {
  return PHOTO.test(name)
}

/** Under which key the whole photograph is kept; undefined for a drawing. */
export function wholePhotoKey(name: string): string | undefined {
  const id = PHOTO.exec(name)?.[1]
  return id && `photo-${id}`
}

export function photoKey(name: string, width: PhotoWidth): string {
  return `${name}-${width}`
}

/** Where browsers find a picture: by the name it has in `imageNames`. */
export function pictureAddress(name: string, width: PhotoWidth = 640): string {
  return isPhoto(name) ? `/pictures/${photoKey(name, width)}.webp` : `/cars/${encodeURIComponent(name)}.svg`
}

/** All widths of a photograph, for the browser to choose from; a drawing fits any. */
export function pictureSources(name: string): string | undefined {
  return isPhoto(name)
    ? photoWidths.map((width) => `${pictureAddress(name, width)} ${width}w`).join(', ')
    : undefined
}

/** The key of a file asked for at /pictures/; undefined when no photograph can have this name. */
export function askedPhoto(file: string): string | undefined {
  const [, name = '', width] = /^(.+)-(\d+)\.webp$/.exec(file) ?? []
  return isPhoto(name) && photoWidths.some((known) => String(known) === width)
    ? `${name}-${width}`
    : undefined
}
