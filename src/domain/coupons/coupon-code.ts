/**
 * A coupon code is 2–40 characters in upper case. Any letter and any sign will do, but no space, comma or semicolon:
 * people write several codes one after another with these between them.
 */
const FORM = /^[^\s,;\p{C}]{2,40}$/u
const BETWEEN_CODES = /[\s,;]+/

export const LONGEST_CODE = 40
/** Codes in one search: more are a guess at codes, not a wish. */
export const MOST_CODES = 10

/** The code as it is kept; undefined when no coupon can have it. */
export function parseCouponCode(text: string): string | undefined {
  const code = normaliseCode(text)
  return FORM.test(code) ? code : undefined
}

/** How a code is compared: people type it with spaces around it and in any case. */
export function normaliseCode(text: string): string {
  return text.trim().toUpperCase()
}

/** Codes as people type them one after another. One that no coupon can have stays, for it is answered: there is none. */
export function splitCodes(texts: readonly string[]): string[] {
  const codes = texts.flatMap((text) => text.split(BETWEEN_CODES)).filter(Boolean)
  return [...new Set(codes.map((code) => normaliseCode(code).slice(0, LONGEST_CODE)))].slice(0, MOST_CODES)
}
