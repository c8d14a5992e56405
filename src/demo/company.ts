import type { company, representatives } from '../db/schema/people.ts'
import type { endPriceRegulations, taxes, weekends } from '../db/schema/prices.ts'
import type { serviceProviders } from '../db/schema/services.ts'
import { percentHundredths } from '../domain/money.ts'
import data from './data/company.json' with { type: 'json' }
import type { Row } from './factories.ts'

/** The codes pass their checksums and belong to nobody. */
export const companyRow: Row<typeof company> = data.company

const numbered = (name: string, place: number) => ({ id: place + 1, name })

export const representativeRows: Row<typeof representatives>[] = data.representatives.map(numbered)

export const providerRows: Row<typeof serviceProviders>[] = [...data.providers, ...data.formerProviders]
  .map(numbered)
  .map((row) => ({ ...row, isActive: !data.formerProviders.includes(row.name) }))

export const taxRows: Row<typeof taxes>[] = [{ id: 1, amount: percentHundredths(2_400) }]

export const weekendRows: Row<typeof weekends>[] = [{ id: 1, discount: percentHundredths(1_000) }]

/** Midsummer empties the car park, the weeks after Christmas fill it. */
export function endRegulationRows(today: string): Row<typeof endPriceRegulations>[] {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1, year + 2].flatMap((each) => [
    {
      amount: percentHundredths(700),
      startDate: `${each}-01-15`,
      endDate: `${each}-02-15`,
      isDiscount: true,
    },
    {
      amount: percentHundredths(800),
      startDate: `${each}-06-20`,
      endDate: `${each}-06-24`,
      isDiscount: false,
    },
  ])
}
