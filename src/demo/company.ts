import type { company, representatives } from '../db/schema/people.ts'
import type { endPriceRegulations, taxes, weekends } from '../db/schema/prices.ts'
import type { serviceProviders } from '../db/schema/services.ts'
import { percentHundredths } from '../domain/money.ts'
import type { Row } from './factories.ts'

/** The codes pass their checksums and belong to nobody. */
export const companyRow: Row<typeof company> = {
  id: 1,
  name: 'Autorent Näidis OÜ',
  registryCode: '12345678',
  vatNumber: 'EE123456780',
  address: 'Rendi 12, 10139 Tallinn',
  phone: '+3726123456',
  email: 'info@example.ee',
  iban: 'EE471000001020145685',
  bankName: 'Näidispank',
}

export const representativeRows: Row<typeof representatives>[] = [
  { id: 1, name: 'Liisi Rebane' },
  { id: 2, name: 'Marek Põldsaar' },
  { id: 3, name: 'Oksana Beljajeva' },
  { id: 4, name: 'Henri Lepasalu' },
]

export const providerRows: Row<typeof serviceProviders>[] = [
  { id: 1, name: 'Kindel Käsi Kindlustus' },
  { id: 2, name: 'Puksiirabi Ööpäevaringne OÜ' },
  { id: 3, name: 'Rehviait ja Pojad OÜ' },
  { id: 4, name: 'Pesuhall Läige' },
  { id: 5, name: 'Kolme Mutri Töökoda OÜ' },
  { id: 6, name: 'Klaasimeister Hõbe (leping lõppenud)', isActive: false },
]

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
