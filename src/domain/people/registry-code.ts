import { hasTwoStageCheck } from './two-stage-check.ts'

/** The eight digits of an Estonian company, association or institution. */
export function parseRegistryCode(text: string): string | undefined {
  const code = text.trim()
  return /^[1789]\d{7}$/.test(code) && hasTwoStageCheck(code) ? code : undefined
}
