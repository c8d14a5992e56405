/** Seventeen characters without I, O and Q. The check digit is an American rule that European makers do not keep. */
export function parseVin(text: string): string | undefined {
  const vin = text.replace(/\s+/g, '')
  return /^[A-HJ-NPR-Z0-9]{17}$/i.test(vin) ? vin.toUpperCase() : undefined
}
