const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/** An Estonian VAT number (KMKR), `EE` and nine digits. */
export function parseVatNumber(text: string): string | undefined {
  const number = text.replace(/\s+/g, '')
  if (!/^EE\d{9}$/i.test(number)) return undefined
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number.charAt(index + 2)), 0)
  return sum % 10 === 0 ? number.toUpperCase() : undefined
}
