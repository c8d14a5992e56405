import { expect, it } from 'vitest'
import { search } from '../support/bodies.ts'
import { countRoundTrips } from '../support/round-trips.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const find = async () => (await system.post('/api/booking/cars', search())).json()

it('ten who search for the same at once are one question to the database, and all are answered', async () => {
  const one = await find()
  const answers: unknown[] = []
  const sent = await countRoundTrips(async () => {
    answers.push(...(await Promise.all(Array.from({ length: 10 }, find))))
  })
  expect(answers).toEqual(Array(10).fill(one))
  // Beside the question, what a connection is told about the plan it keeps.
  expect(sent.statements).toBeLessThanOrEqual(2)
})
