const WEIGHTS = [7, 3, 1]

/** An Estonian payment reference (viitenumber): one to nineteen digits and a 7-3-1 check digit. */
export function makeReferenceNumber(digits: string): string | undefined {
  return /^\d{1,19}$/.test(digits) ? `${digits}${checkDigit(digits)}` : undefined
}

function checkDigit(digits: string): number {
  const fromRight = Array.from(digits, Number).toReversed()
  const sum = fromRight.reduce((total, digit, index) => total + digit * (WEIGHTS[index % 3] ?? 0), 0)
  return (10 - (sum % 10)) % 10
}

/** The number behind a reference as a bank tells it, also as a creditor reference of ISO 11649, `RF` and two digits. */
export function parseReferenceNumber(text: string): number | undefined {
  const digits = text
    .replaceAll(/\s/g, '')
    .replace(/^RF\d\d/i, '')
    .replace(/^0+/, '')
  if (!/^\d{2,10}$/.test(digits)) return undefined
  const number = digits.slice(0, -1)
  return makeReferenceNumber(number) === digits ? Number(number) : undefined
}
