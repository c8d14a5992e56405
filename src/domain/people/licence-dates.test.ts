import { describe, expect, it } from 'vitest'
import { dayFrom } from '../calendar/wall-clock.ts'
import { standardRules } from '../house-rules.ts'
import { checkLicenceDates } from './licence-dates.ts'

const rental = { firstDay: dayFrom('2026-11-20'), lastDay: dayFrom('2026-11-24') }

describe('V1: the dates of a licence', () => {
  it.each([
    ['held for years, valid for years', '2010-05-03', '2031-05-03', undefined],
    ['held for two years to the day', '2024-11-20', '2031-05-03', undefined],
    ['a day less', '2024-11-21', '2031-05-03', 'held_too_short'],
    ['valid to the very last day', '2010-05-03', '2026-11-24', undefined],
    ['a day less', '2010-05-03', '2026-11-23', 'ends_too_early'],
    ['no such day', '2010-02-30', '2031-05-03', 'since_not_a_date'],
    ['nothing', '', '', 'since_not_a_date'],
    ['no end', '2010-05-03', 'millalgi', 'until_not_a_date'],
    ['both the wrong way round', '2031-05-03', '2010-05-03', 'held_too_short'],
  ])('%s', (_, since, until, fault) => {
    expect(checkLicenceDates({ since, until }, rental, standardRules)).toBe(fault)
  })
})
