/** The least contrast that text of any size needs (WCAG 2.2, AA). */
const LEAST = 4.5

/** Of the file that is sent; what is kept of it is smaller. */
export const MOST_LOGO_MEGABYTES = 2

/** What papers and letters use where the owner chose nothing. */
export const STANDARD_COLOUR = '#0f2229'

/** Whether white paper and white letters on it can both be read with this colour. */
export const isReadable = (colour: string): boolean => contrastWithWhite(colour) >= LEAST

function contrastWithWhite(colour: string): number {
  const channel = (from: number): number => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
  return 1.05 / (luminance + 0.05)
}
