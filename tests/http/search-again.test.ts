import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { carSearchAnswer } from '../../src/contract/visitor/answers.ts'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { registration, search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()

async function find(language = 'et') {
  const response = await system.post('/api/booking/cars', search(), { 'accept-language': language })
  expect(response.status).toBe(200)
  return carSearchAnswer.parse(await response.json()).sortedCars
}
const idsOf = (cars: Awaited<ReturnType<typeof find>>) => cars.map(({ id }) => id)

it('a search in the very words of before shows a changed price and a car that was taken or let go at once', async () => {
  const first = await find()
  expect(await find()).toEqual(first)
  expect((await find('ru'))[0]?.group.name).not.toBe(first[0]?.group.name)

  await system
    .db()
    .update(schema.groupPrices)
    .set({ monday: cents(4000), tuesday: cents(4000), wednesday: cents(4000) })
  const dearer = await find()
  expect(dearer[0]?.price).toBeGreaterThan(first[0]?.price ?? 0)

  const order = registration({ car: { id: ids.cars.yaris } })
  expect((await system.post('/api/booking/register', order)).status).toBe(201)
  expect(idsOf(dearer)).toContain(ids.cars.yaris)
  expect(idsOf(await find())).not.toContain(ids.cars.yaris)

  await system.db().delete(schema.carOccupancies).where(eq(schema.carOccupancies.carId, ids.cars.yaris))
  expect(idsOf(await find())).toContain(ids.cars.yaris)
})

it('a search in the very words of before is refused once its pick-up has passed', async () => {
  await find()
  system.later(7 * 24 * 60)
  const response = await system.post('/api/booking/cars', search())
  expect(response.status).toBe(422)
})
