import { describe, expect, it } from 'vitest'
import { hasTwoStageCheck, twoStageCheckDigit } from './two-stage-check.ts'

describe('two-stage check digit', () => {
  it.each([
    ['3800108571', 8, 'first stage'],
    ['3800101001', 5, 'second stage'],
    ['3800101025', 0, 'ten in both stages'],
    ['1000006', 2, 'second stage, seven digits'],
    ['1000064', 0, 'ten in both stages, seven digits'],
  ])('%s ends with %i (%s)', (digits, digit) => {
    expect(twoStageCheckDigit(digits)).toBe(digit)
    expect(hasTwoStageCheck(`${digits}${digit}`)).toBe(true)
    expect(hasTwoStageCheck(`${digits}${(digit + 1) % 10}`)).toBe(false)
  })
})
