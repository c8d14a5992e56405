import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { bookings, questionnaires } = schema
const answers = { quality: 5, condition: 4, recommend: 9, additional: 'Kõik oli hästi.', mayBeShown: false }

beforeEach(async () => {
  await system.db().delete(questionnaires)
  await system.db().delete(schema.carOccupancies)
})

const answer = (own: CustomerBooking, changes: Partial<typeof answers> = {}) =>
  own.services.questionnaire(own.token, { ...answers, ...changes })

const takeBack = ({ id }: CustomerBooking) =>
  system.db().update(bookings).set({ actualReturnDate: system.clock.now }).where(eq(bookings.id, id))

describe('the questionnaire', () => {
  it('is answered only when the car is back, and once', async () => {
    const own = await CustomerBooking.register(system)
    expect((await own.view()).questionnaire).toBe('not-yet')
    expect(await answer(own)).toEqual({ kind: 'not_yet' })
    await takeBack(own)
    expect((await own.view()).questionnaire).toBe('open')
    expect(await answer(own)).toEqual({ kind: 'thanks' })
    expect(await answer(own, { quality: 1 })).toEqual({ kind: 'already' })
    expect((await own.view()).questionnaire).toBe('done')
    expect(await system.db().select().from(questionnaires)).toMatchObject([
      { bookingId: own.id, ...answers, createdAt: system.clock.now },
    ])
  })

  it('takes one of two answers that come together', async () => {
    const own = await CustomerBooking.register(system)
    await takeBack(own)
    const said = await Promise.all([answer(own), answer(own, { quality: 2 })])
    expect(new Set(said.map((one) => one?.kind))).toEqual(new Set(['already', 'thanks']))
    expect(await system.db().$count(questionnaires)).toBe(1)
  })

  it('belongs to a booking: without its link nothing is written', async () => {
    const own = await CustomerBooking.register(system)
    await takeBack(own)
    expect(await own.services.questionnaire(`${own.token}x`, answers)).toBeUndefined()
    expect(await own.services.questionnaire('', answers)).toBeUndefined()
    expect(await system.db().$count(questionnaires)).toBe(0)
  })
})
