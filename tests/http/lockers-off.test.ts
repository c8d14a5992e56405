import { expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { client, registration, search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ OFF: 'lockers', DEMO: '0' })

it('where lockers are switched off, people hand over the keys and nothing waits for documents', async () => {
  // Four in the morning in Tallinn, a Monday; the office opens at eight.
  system.clock.now = new Date('2026-11-16T02:00:00Z')
  await system.db().insert(schema.smartLockers).values({
    name: 'Kapp 1',
    nameEn: 'Locker 1',
    nameRu: 'Шкафчик 1',
    phone: '+37258000001',
    locationId: ids.places.airport,
  })
  await system.running().customer.payments.catalogue.newest()
  const early = {
    rentDate: '2026-11-16T06:30',
    returnDate: '2026-11-18T10:00',
    rentLocationId: ids.places.airport,
    returnLocationId: ids.places.airport,
  }
  expect((await system.post('/api/booking/cars', search(early))).status).toBe(200)
  const order = registration({ ...early, car: { id: ids.cars.yaris }, price: undefined, client: client() })
  expect((await system.post('/api/booking/register', order)).status).toBe(201)
})
