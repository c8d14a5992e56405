import { locationIds } from '../src/demo/locations.ts'
import type { System } from '../src/server/compose.ts'
import { client } from '../tests/support/bodies.ts'

let turn = 0

/** Three days long after what is booked, of another car each time. */
export async function registerFar(system: System, cars: readonly number[]): Promise<void> {
  const car = cars[turn % cars.length]
  const year = 2028 + (Math.floor(turn / cars.length) % 8)
  const month = String(1 + (Math.floor(turn / cars.length / 8) % 12)).padStart(2, '0')
  turn += 1
  const body = JSON.stringify({
    rentDate: `${year}-${month}-05T10:00`,
    returnDate: `${year}-${month}-08T10:00`,
    gearboxType: '',
    couponCodes: [],
    rentLocationId: locationIds.airport,
    returnLocationId: locationIds.airport,
    car: { id: car },
    services: [],
    client: client({ email: `suur${turn}@example.ee`, idCode: undefined, birthDate: '1990-05-05' }),
  })
  const headers = { 'content-type': 'application/json', 'idempotency-key': `scale ${turn}` }
  const answer = await system.app.request('/api/booking/register', { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${await answer.text()}`)
}
