import { locationIds } from '../src/demo/locations.ts'
import { occupiedPeriod } from '../src/domain/availability/occupied-period.ts'
import { standardRules } from '../src/domain/house-rules.ts'
import { pathOf } from '../src/i18n/pages.ts'
import type { System } from '../src/server/compose.ts'

/** A week from the airport and back, in summer. */
export const searchBody = {
  rentDate: '2027-07-05T10:00',
  returnDate: '2027-07-12T10:00',
  gearboxType: '',
  couponCodes: [],
  rentLocationId: locationIds.airport,
  returnLocationId: locationIds.airport,
}

/** The page that shows its cars. */
export const searchPage = `${pathOf('booking-car', 'en')}?${new URLSearchParams({
  rentDate: '2027-07-05',
  rentTime: '10:00',
  returnDate: '2027-07-12',
  returnTime: '10:00',
  rentLocationId: String(locationIds.airport),
  returnLocationId: String(locationIds.airport),
})}`

/** The same week as the query asks for it. */
export const searchPeriod = occupiedPeriod(
  new Date('2027-07-05T07:00Z'),
  new Date('2027-07-12T07:00Z'),
  standardRules.turnaroundMinutes,
)

const init = initOf(searchBody)

function initOf(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** One search through the whole app, without a socket; another than the usual one where it is given. */
export async function postSearch({ app }: System, body?: object): Promise<string> {
  const response = await app.request('/api/booking/cars', body ? initOf(body) : init)
  if (response.status !== 200) throw new Error(`the search was answered with ${response.status}`)
  return response.text()
}

export function carsIn(answer: string): number {
  const { sortedCars } = JSON.parse(answer) as { sortedCars: unknown[] }
  return sortedCars.length
}
