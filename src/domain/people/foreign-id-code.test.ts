import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PersonalCodeCountry, parsePersonalCode } from './foreign-id-code.ts'
import { twoStageCheckDigit } from './two-stage-check.ts'

const countries: PersonalCodeCountry[] = ['EE', 'LT', 'LV', 'FI']

describe('parsePersonalCode', () => {
  it.each([
    ['EE', '38001085718', '38001085718', '1980-01-08', 'male'],
    ['LT', '33309240064', '33309240064', '1933-09-24', 'male'],
    ['LV', '161175-19997', '161175-19997', '1975-11-16', undefined],
    ['LV', '16117519997', '161175-19997', '1975-11-16', undefined],
    ['LV', '010203-20000', '010203-20000', '2003-02-01', undefined],
    ['LV', '32999912345', '329999-12345', undefined, undefined],
    ['FI', '131052-308T', '131052-308T', '1952-10-13', 'female'],
    ['FI', ' 131052-308t ', '131052-308T', '1952-10-13', 'female'],
    ['FI', '131052Y308T', '131052Y308T', '1952-10-13', 'female'],
    ['FI', '131052+308T', '131052+308T', '1852-10-13', 'female'],
    ['FI', '131052A308T', '131052A308T', '2052-10-13', 'female'],
    ['FI', '131052F308T', '131052F308T', '2052-10-13', 'female'],
  ] as const)('%s %s', (country, text, code, birthDate, sex) => {
    expect(parsePersonalCode(text, country)).toEqual({ ok: true, code, birthDate, sex })
  })

  it.each([
    ['LT', '33309240063', 'checksum'],
    ['LT', '33302300064', 'date'],
    ['LT', '03309240064', 'format'],
    ['LT', '3330924006', 'format'],
    ['LV', '301302-12345', 'date'],
    ['LV', '300275-12345', 'date'],
    ['LV', '161175-39997', 'date'],
    ['LV', '000000-12345', 'date'],
    ['LV', '161175/19997', 'format'],
    ['LV', '161175-1999', 'format'],
    ['FI', '131052-308U', 'checksum'],
    ['FI', '311152-308T', 'date'],
    ['FI', '131052-001T', 'format'],
    ['FI', '131052-900T', 'format'],
    ['FI', '131052G308T', 'format'],
    ['FI', '131052 308T', 'format'],
  ] as const)('%s %s is refused: %s', (country, text, reason) => {
    expect(parsePersonalCode(text, country)).toEqual({ ok: false, reason })
  })

  it('takes a Lithuanian code that starts with 9 without a date, by its checksum', () => {
    const digits = '9000000123'
    const check = twoStageCheckDigit(digits)
    const code = `${digits}${check}`
    expect(parsePersonalCode(code, 'LT')).toEqual({ ok: true, code, birthDate: undefined, sex: undefined })
    expect(parsePersonalCode(`${digits}${(check + 1) % 10}`, 'LT')).toEqual({ ok: false, reason: 'checksum' })
    expect(parsePersonalCode(code, 'EE')).toEqual({ ok: false, reason: 'format' })
  })

  it('notices any one changed digit of a Finnish code', () => {
    const digits = '131052-308T'
    const places = [0, 1, 2, 3, 4, 5, 7, 8, 9]
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const digit = (Number(digits.charAt(place)) + step) % 10
        expect(parsePersonalCode(digits.slice(0, place) + digit + digits.slice(place + 1), 'FI').ok).toBe(
          false,
        )
      }),
    )
  })

  it('reads its own answer as the same', () => {
    const shaped = fc.oneof(
      fc.stringMatching(/^[0-3]\d[01]\d{3}-?[0-2]\d{4}$/),
      fc.stringMatching(/^32\d{4}-?\d{5}$/),
    )
    fc.assert(
      fc.property(shaped, (text) => {
        const result = parsePersonalCode(text, 'LV')
        expect(result.ok ? parsePersonalCode(result.code, 'LV') : result).toEqual(result)
      }),
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...countries),
        (text, country) => typeof parsePersonalCode(text, country).ok === 'boolean',
      ),
    )
  })
})
