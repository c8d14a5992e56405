import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { client, registration } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const service = {
  name: 'Tasu',
  nameEn: 'Fee',
  nameRu: 'Плата',
  description: '',
  descriptionEn: '',
  descriptionRu: '',
  type: 'DAY',
  hourPrice: 0,
  deductible: null,
  carPriceMarkupPercent: 0,
  maxQuantity: 1,
  youngDriverAge: null,
  isPerAdditionalDriver: false,
  isPreChosen: false,
  isUnlimitedKilometres: false,
  orderNumber: 9,
  isActive: true,
}
const fee = { young: 0, additional: 0 }

beforeAll(async () => {
  const owner = await signedIn(system, 'owner')
  const create = async (changes: object) => {
    const made = await owner.post('/services', { ...service, ...changes })
    expect(made.status).toBe(201)
    return ((await made.json()) as { id: number }).id
  }
  fee.young = await create({ nameEn: 'Young driver', price: 7, youngDriverAge: 25 })
  fee.additional = await create({
    nameEn: 'Additional driver',
    type: 'ONCE',
    price: 10,
    maxQuantity: 5,
    isPerAdditionalDriver: true,
  })
})
beforeEach(() => system.db().delete(schema.carOccupancies))

const RENT = 85.5
const DAYS = 3
const driver = (birthDate: string) => ({
  firstName: 'Kai',
  lastName: 'Kask',
  birthDate,
  drivingLicenceNumber: 'ET654321',
})
/** On 16 November 2026, the day of pick-up. */
const born = {
  '24 until the day after': '2001-11-17',
  '25 on the day': '2001-11-16',
  22: '2004-05-05',
  40: '1986-01-01',
}

async function order(changes: {
  services?: object[]
  price?: number
  birthDate?: string
  others?: string[]
}) {
  const { services = [], price, birthDate, others = [] } = changes
  const person = client({
    ...(birthDate ? { idCode: '', birthDate } : {}),
    additionalDrivers: others.map(driver),
  })
  const answer = await system.post('/api/booking/register', registration({ services, price, client: person }))
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const booked = async (changes: Parameters<typeof order>[0]) => {
  const { status, body } = await order(changes)
  expect(status).toBe(201)
  return system
    .db()
    .select({ id: schema.bookingServices.serviceId, quantity: schema.bookingServices.quantity })
    .from(schema.bookingServices)
    .where(eq(schema.bookingServices.bookingId, Number(body.id)))
    .orderBy(schema.bookingServices.serviceId)
    .then((rows) => ({ price: body.price, fees: rows.filter(({ id }) => id >= fee.young) }))
}

describe('R2, V2: the fees for young and additional drivers follow from who drives', () => {
  it('a driver of 22 with another driver pays for both, and cannot leave them out', async () => {
    expect(await booked({ birthDate: born[22], others: [born[40]] })).toEqual({
      price: RENT + DAYS * 7 + 10,
      fees: [
        { id: fee.young, quantity: 1 },
        { id: fee.additional, quantity: 1 },
      ],
    })
  })

  it('who saw a price without them is told the new one before anything is ordered', async () => {
    const { status, body } = await order({ birthDate: born[22], price: RENT })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'price_changed', quote: { price: RENT + DAYS * 7 } })
    expect((await order({ birthDate: born[22], price: RENT + DAYS * 7 })).status).toBe(201)
  })

  it('the age is that of the day of pick-up, by a date or by a personal code', async () => {
    expect((await booked({ birthDate: born['25 on the day'] })).fees).toEqual([])
    await system.db().delete(schema.carOccupancies)
    expect((await booked({ birthDate: born['24 until the day after'] })).fees).toEqual([
      { id: fee.young, quantity: 1 },
    ])
    await system.db().delete(schema.carOccupancies)
    // The renter is 46 by his personal code, the other driver 22.
    expect((await booked({ others: [born[22]] })).fees).toEqual([
      { id: fee.young, quantity: 1 },
      { id: fee.additional, quantity: 1 },
    ])
  })

  it('one who was paid for and two who are named are two', async () => {
    const services = [{ id: fee.additional, quantity: 1 }]
    expect((await booked({ services, others: [born[40], born[40]] })).fees).toEqual([
      { id: fee.additional, quantity: 2 },
    ])
  })

  it('whoever ordered more than follows has what they ordered', async () => {
    const services = [{ id: fee.additional, quantity: 1 }]
    expect((await booked({ services })).fees).toEqual([{ id: fee.additional, quantity: 1 }])
  })

  it('a fault in what was asked for is told at its own place', async () => {
    const services = [{ id: ids.services.childSeat, quantity: 9 }]
    expect((await order({ services, birthDate: born[22] })).body).toMatchObject({
      errors: [{ path: 'services.0', code: 'too_many' }],
    })
  })
})

it('a service is for young drivers, for additional ones or a cover, and only one of these', async () => {
  const owner = await signedIn(system, 'owner')
  const both = await owner.put(`/services/${fee.young}`, { isPerAdditionalDriver: true })
  expect(both.status).toBe(422)
  expect(await both.json()).toMatchObject({ errors: [{ path: 'isPerAdditionalDriver', code: 'only_one' }] })
})
