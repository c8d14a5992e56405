const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/** What follows the two letters, as VIES asks for it. Greece writes EL, Northern Ireland XI. */
const formats: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

const OUTSIDE_THE_UNION = /^(?=.*\d)[A-Z0-9][A-Z0-9 .\-/]{2,18}[A-Z0-9]$/

/**
 * A VAT number. One that begins with the letters of a country of the European Union has that country's form, an
 * Estonian one (KMKR) the right last digit too; any other is taken as it is written.
 */
export function parseVatNumber(text: string): string | undefined {
  const written = text.trim().replace(/\s+/g, ' ').toUpperCase()
  const number = written.replace(/[ .-]/g, '')
  const country = number.slice(0, 2)
  const format = formats[country]
  if (!format) return OUTSIDE_THE_UNION.test(written) ? written : undefined
  if (!format.test(number.slice(2))) return undefined
  return country !== 'EE' || hasRightLastDigit(number) ? number : undefined
}

function hasRightLastDigit(number: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number.charAt(index + 2)), 0)
  return sum % 10 === 0
}

/** Numbers name two countries by letters of their own. */
const countries: Record<string, string> = { EL: 'GR', XI: 'GB' }

/** The country (ISO 3166) a number of the Union is from. */
export function countryOfVatNumber(number: string): string | undefined {
  const letters = number.slice(0, 2)
  return letters in formats ? (countries[letters] ?? letters) : undefined
}
