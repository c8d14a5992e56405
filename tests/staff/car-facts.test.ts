import { expect, it } from 'vitest'
import type { CarCardAnswer } from '../../src/contract/staff/fleet.ts'
import { carSearchAnswer } from '../../src/contract/visitor/answers.ts'
import { search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { yaris } = ids.cars

it('what staff write about a car is what visitors choose it by', async () => {
  const agent = await signedIn(system, 'agent')
  const facts = { bootLitres: 286, suitcases: 1, hasAirConditioning: true, rangeKm: null }
  const description = { description: 'Väike', descriptionEn: 'Small', descriptionRu: 'Малый' }
  expect((await agent.put(`/cars/${yaris}`, { ...facts, ...description })).status).toBe(200)

  const card = (await (await agent.get(`/cars/${yaris}/card`)).json()) as CarCardAnswer
  expect(card).toMatchObject(facts)
  const found = await system.post('/api/booking/cars', search(), { 'accept-language': 'ru' })
  const { sortedCars } = carSearchAnswer.parse(await found.json())
  expect(sortedCars.find(({ id }) => id === yaris)).toMatchObject({ ...facts, description: 'Малый' })
})

it('a car without room, or with a range of nothing, is refused at its field', async () => {
  const agent = await signedIn(system, 'agent')
  const refused = await agent.put(`/cars/${yaris}`, { bootLitres: 0, suitcases: -1, rangeKm: 0 })
  expect(refused.status).toBe(422)
  const { errors } = (await refused.json()) as { errors: { path: string }[] }
  expect(errors.map(({ path }) => path).toSorted()).toEqual(['bootLitres', 'rangeKm', 'suitcases'])
})
