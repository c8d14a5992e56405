import { expect, it } from 'vitest'
import { locales } from '../i18n/locales.ts'
import services from './data/services.json' with { type: 'json' }

it('a seat for a child is told by age and height as well as by weight', () => {
  const age = /kuu|aasta|months|years|месяц|лет/
  for (const key of ['infantCarrier', 'childSeat', 'booster'] as const) {
    for (const locale of locales) {
      const { name, description } = services[key]
      expect(name[locale]).toMatch(/\d.(?:kg|кг)$/)
      expect(description[locale]).toMatch(age)
      expect(description[locale]).toMatch(/\d.(?:cm|см)/)
    }
  }
})
