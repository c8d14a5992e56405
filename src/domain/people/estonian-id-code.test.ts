import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, parseIdCode } from './estonian-id-code.ts'
import { twoStageCheckDigit } from './two-stage-check.ts'

describe('parseIdCode', () => {
  it.each([
    ['38001085718', '1980-01-08', 'male'],
    ['37605030299', '1976-05-03', 'male'],
    ['36805280109', '1968-05-28', 'male'],
    ['47502124911', '1975-02-12', 'female'],
    ['35703150220', '1957-03-15', 'male'],
    ['60001019906', '2000-01-01', 'female'],
    ['50001029996', '2000-01-02', 'male'],
    ['30403039917', '1904-03-03', 'male'],
    ['38001010015', '1980-01-01', 'male'],
    ['38001010132', '1980-01-01', 'male'],
    ['38001010377', '1980-01-01', 'male'],
    ['38001010250', '1980-01-01', 'male'],
    ['38001011900', '1980-01-01', 'male'],
    ['38001012560', '1980-01-01', 'male'],
  ])('%s is born on %s, %s', (code, birthDate, sex) => {
    expect(parseIdCode(code)).toEqual({ ok: true, code, birthDate, sex })
  })

  it.each([
    ['48709172756', 'checksum'],
    ['36805280108', 'checksum'],
    ['48010010101', 'checksum'],
    ['38002300000', 'date'],
    ['38013010000', 'date'],
    ['98001010015', 'format'],
    ['08001010015', 'format'],
    ['3800108571', 'format'],
    ['380010857189', 'format'],
    ['3800108571x', 'format'],
    ['', 'format'],
  ])('%s is refused: %s', (code, reason) => {
    expect(parseIdCode(code)).toEqual({ ok: false, reason })
  })

  it('ignores blanks around the code', () => {
    expect(parseIdCode(' 38001085718\n')).toMatchObject({ ok: true, code: '38001085718' })
  })

  it('knows 29 February only in leap years', () => {
    expect(parseIdCode(withCheck('5000229001'))).toMatchObject({ ok: true, birthDate: '2000-02-29' })
    expect(parseIdCode(withCheck('3000229001'))).toEqual({ ok: false, reason: 'date' })
  })

  it('reads back any birth date and sex of four centuries', () => {
    const born = fc.date({ min: new Date('1800-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(born, fc.boolean(), fc.integer({ min: 0, max: 999 }), (instant, isMale, serial) => {
        const birthDate = instant.toISOString().slice(0, 10)
        const leading = (Number(birthDate.slice(0, 2)) - 18) * 2 + (isMale ? 1 : 2)
        const code = withCheck(
          `${leading}${birthDate.slice(2).replaceAll('-', '')}${String(serial).padStart(3, '0')}`,
        )
        expect(parseIdCode(code)).toEqual({ ok: true, code, birthDate, sex: isMale ? 'male' : 'female' })
      }),
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => typeof parseIdCode(text).ok === 'boolean'),
    )
  })
})

describe('ageOn', () => {
  it.each([
    ['1980-01-08', '2001-01-07', 20],
    ['1980-01-08', '2001-01-08', 21],
    ['1980-01-08', '2001-12-31', 21],
    ['2000-12-31', '2021-01-01', 20],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2004-02-29', '2024-02-28', 19],
    ['2004-02-29', '2024-02-29', 20],
    ['2026-06-01', '2026-06-01', 0],
    ['2026-06-02', '2026-06-01', -1],
  ])('born %s, on %s: %i', (birthDate, date, age) => {
    expect(ageOn(birthDate, date)).toBe(age)
  })

  it('has no answer for what is not a date', () => {
    expect(ageOn('2001-02-29', '2026-01-01')).toBeUndefined()
    expect(ageOn('1980-01-08', '8.1.2026')).toBeUndefined()
    expect(ageOn('', '')).toBeUndefined()
  })
})

function withCheck(digits: string): string {
  return `${digits}${twoStageCheckDigit(digits)}`
}
