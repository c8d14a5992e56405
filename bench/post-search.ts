import { locationIds } from '../src/db/demo/locations.ts'
import { occupiedPeriod } from '../src/domain/availability/occupied-period.ts'
import type { System } from '../src/server/compose.ts'

/** A week from the airport and back, in the quiet season. */
export const searchBody = {
  rentDate: '2027-02-22T10:00',
  returnDate: '2027-03-01T10:00',
  gearboxType: '',
  couponCodes: [],
  rentLocationId: locationIds.airport,
  returnLocationId: locationIds.airport,
}

/** The same week as the query asks for it. */
export const searchPeriod = occupiedPeriod(new Date('2027-02-22T08:00Z'), new Date('2027-03-01T08:00Z'))

const init = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(searchBody),
}

/** One search through the whole app, without a socket. */
export async function postSearch({ app }: System): Promise<string> {
  const response = await app.request('/api/booking/cars', init)
  if (response.status !== 200) throw new Error(`the search was answered with ${response.status}`)
  return response.text()
}

export function carsIn(answer: string): number {
  const { sortedCars } = JSON.parse(answer) as { sortedCars: unknown[] }
  return sortedCars.length
}
