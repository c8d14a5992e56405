/**
 * The check digit of Estonian personal and registry codes: modulo 11 with weights from 1, then from 3 when the
 * remainder is 10, and 0 when it is 10 again. Weights go round after 9.
 */
export function twoStageCheckDigit(digits: string): number {
  const first = remainder(digits, 1)
  if (first < 10) return first
  return remainder(digits, 3) % 10
}

export function hasTwoStageCheck(code: string): boolean {
  return twoStageCheckDigit(code.slice(0, -1)) === Number(code.slice(-1))
}

function remainder(digits: string, firstWeight: number): number {
  const weighted = Array.from(digits, (digit, index) => Number(digit) * (((firstWeight - 1 + index) % 9) + 1))
  return weighted.reduce((sum, value) => sum + value, 0) % 11
}
