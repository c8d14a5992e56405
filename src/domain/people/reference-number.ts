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
