import { parseDay } from '../calendar/wall-clock.ts'
import { hasTwoStageCheck } from './two-stage-check.ts'

export type Sex = 'male' | 'female'

export type IdCodeFailure = { ok: false; reason: 'format' | 'date' | 'checksum' }

type IdCodeResult = { ok: true; code: string; birthDate: string; sex: Sex } | IdCodeFailure

/** An Estonian personal code, `GYYMMDDSSSC` (EVS 585). */
export function parseIdCode(text: string): IdCodeResult {
  const code = text.trim()
  if (!/^[1-8]\d{10}$/.test(code)) return { ok: false, reason: 'format' }
  const leading = Number(code.slice(0, 1))
  const century = 18 + Math.floor((leading - 1) / 2)
  const birthDate = `${century}${code.slice(1, 3)}-${code.slice(3, 5)}-${code.slice(5, 7)}`
  if (parseDay(birthDate) === undefined) return { ok: false, reason: 'date' }
  if (!hasTwoStageCheck(code)) return { ok: false, reason: 'checksum' }
  return { ok: true, code, birthDate, sex: leading % 2 === 1 ? 'male' : 'female' }
}

/**
 * Whole years lived on a date, negative before birth; undefined unless both are dates.
 * Whoever is born on 29 February comes of age on 1 March in a common year, since 02-28 sorts before 02-29.
 */
export function ageOn(birthDate: string, date: string): number | undefined {
  if (parseDay(birthDate) === undefined || parseDay(date) === undefined) return undefined
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years
}
