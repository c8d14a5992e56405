import { parseDay } from '../calendar/wall-clock.ts'
import { type IdCodeFailure, parseIdCode, type Sex } from './estonian-id-code.ts'
import { hasTwoStageCheck } from './two-stage-check.ts'

export type PersonalCodeCountry = 'EE' | 'LT' | 'LV' | 'FI'

/** Not every code tells the birth date and the sex; ask for the date of birth when it is undefined. */
type PersonalCodeResult =
  | { ok: true; code: string; birthDate: string | undefined; sex: Sex | undefined }
  | IdCodeFailure

const PARSERS: Record<PersonalCodeCountry, (text: string) => PersonalCodeResult> = {
  EE: parseIdCode,
  LT: parseLithuanian,
  LV: parseLatvian,
  FI: parseFinnish,
}

export function parsePersonalCode(text: string, country: PersonalCodeCountry): PersonalCodeResult {
  return PARSERS[country](text)
}

/** The Estonian algorithm; a leading 9 marks a code that tells neither date nor sex. */
function parseLithuanian(text: string): PersonalCodeResult {
  const code = text.trim()
  if (!/^9\d{10}$/.test(code)) return parseIdCode(code)
  if (!hasTwoStageCheck(code)) return { ok: false, reason: 'checksum' }
  return { ok: true, code, birthDate: undefined, sex: undefined }
}

/**
 * `DDMMYY-CNNNN`, or since 2017 a code that opens with 32 or more and has no date.
 * The check digit is left alone: its rule is unconfirmed and would refuse valid new codes.
 */
function parseLatvian(text: string): PersonalCodeResult {
  const parts = /^(\d{2})(\d{2})(\d{2})-?(\d)(\d{4})$/.exec(text.trim())
  if (!parts) return { ok: false, reason: 'format' }
  const [, day = '', month = '', year = '', century = '', serial = ''] = parts
  const code = `${day}${month}${year}-${century}${serial}`
  if (/^3[2-9]/.test(day)) return { ok: true, code, birthDate: undefined, sex: undefined }
  const birthDate = `${18 + Number(century)}${year}-${month}-${day}`
  if (Number(century) > 2 || parseDay(birthDate) === undefined) return { ok: false, reason: 'date' }
  return { ok: true, code, birthDate, sex: undefined }
}

const FINNISH_CHECKS = '0123456789ABCDEFHJKLMNPRSTUVWXY'

/** `ddmmyyCiiiX`; a century has several signs since 2023, because a day's serial numbers would run out. */
function parseFinnish(text: string): PersonalCodeResult {
  const parts = /^(\d{2})(\d{2})(\d{2})([-+A-FU-Y])(\d{3})([0-9A-Y])$/i.exec(text.trim())
  if (!parts) return { ok: false, reason: 'format' }
  const [code = '', day = '', month = '', year = '', sign = '', serial = '', check = ''] = parts.map((part) =>
    part.toUpperCase(),
  )
  // 000 and 001 were never given out; 900 and above are temporary numbers of hospitals.
  if (Number(serial) < 2 || Number(serial) > 899) return { ok: false, reason: 'format' }
  const birthDate = `${finnishCentury(sign)}${year}-${month}-${day}`
  if (parseDay(birthDate) === undefined) return { ok: false, reason: 'date' }
  if (FINNISH_CHECKS.charAt(Number(`${day}${month}${year}${serial}`) % 31) !== check) {
    return { ok: false, reason: 'checksum' }
  }
  return { ok: true, code, birthDate, sex: Number(serial) % 2 === 1 ? 'male' : 'female' }
}

function finnishCentury(sign: string): number {
  if (sign === '+') return 18
  return /[A-F]/.test(sign) ? 20 : 19
}
