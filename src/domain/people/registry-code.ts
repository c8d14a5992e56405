import { hasTwoStageCheck } from './two-stage-check.ts'

/** The eight digits of an Estonian company, association or institution. */
export function parseRegistryCode(text: string): string | undefined {
  const code = text.trim()
  return /^[1789]\d{7}$/.test(code) && hasTwoStageCheck(code) ? code : undefined
}

const WRITTEN_ABROAD = /^(?=.*\d)[A-Z0-9][A-Z0-9 .\-/]{1,13}[A-Z0-9]$/

/**
 * The code of a company of any country. Eight digits that begin like ours are ours and have the right last one, unless
 * the company's VAT number is another country's; any other code is taken as it is written.
 */
export function parseCompanyCode(text: string, vatNumber?: string | null): string | undefined {
  const written = text.trim().replace(/\s+/g, ' ').toUpperCase()
  const isOurs = /^[1789]\d{7}$/.test(written) && (!vatNumber || vatNumber.startsWith('EE'))
  if (isOurs) return parseRegistryCode(written)
  return WRITTEN_ABROAD.test(written) ? written : undefined
}
