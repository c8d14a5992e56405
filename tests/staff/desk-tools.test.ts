import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BookingChoices } from '../../src/contract/staff/bookings.ts'
import type { DeskDayAnswer, FoundBookings } from '../../src/contract/staff/today.ts'
import { schema } from '../../src/db/schema.ts'
import { makeReferenceNumber } from '../../src/domain/people/reference-number.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, PASSWORD, signedIn } from '../support/staff.ts'
import { Desk, refusal, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
let mari: AtWork
let oskar: AtWork
let booking: StaffBooking

beforeAll(async () => {
  mari = await signedIn(system, 'agent')
  oskar = await signedIn(system, 'owner')
  booking = await StaffBooking.signed(desk)
  await StaffBooking.registered(desk, { car: { id: ids.cars.fabia } })
})

describe('D56: one search finds a booking by what stands on its papers', () => {
  const find = async (q: string) => {
    const answer = await mari.get(`/today/find?q=${encodeURIComponent(q)}`)
    return ((await answer.json()) as FoundBookings).bookings.map(({ id }) => id)
  }

  it('its contract, in any spelling', async () => {
    const { papers } = schema
    const issued = await system.db().select().from(papers).where(eq(papers.bookingId, booking.own.id))
    expect(issued.length).toBeGreaterThan(0)
    for (const { number } of issued) {
      expect(await find(number), number).toEqual([booking.own.id])
      expect(await find(number.toLowerCase().replace(/-0+/, ' ')), number).toEqual([booking.own.id])
    }
    expect(await find('A-2019-00001')).toEqual([])
  })

  it('its reference number', async () => {
    const reference = makeReferenceNumber(String(booking.own.id)) ?? ''
    expect(await find(reference)).toContain(booking.own.id)
    expect(await find(`RF00${reference}`)).toContain(booking.own.id)
  })
})

describe('D58: what a booking could have instead has its price', () => {
  it('cars that nobody has, the agreed car among them, by how much the price is another', async () => {
    const answer = await mari.get(`/bookings/${booking.own.id}/choices`)
    expect(answer.status).toBe(200)
    const { cars, services } = (await answer.json()) as BookingChoices
    const { price } = await booking.own.row()
    expect(cars.map(({ id }) => id)).toEqual([ids.cars.yaris, ids.cars.automatic])
    expect(cars[0]).toMatchObject({ group: 'Väike', difference: 0, price: price / 100 })
    // What is told here is what the change itself would cost.
    const change = await booking.post('change', { carId: ids.cars.automatic, isTrial: true })
    const tried = await change.json()
    expect(cars[1]).toMatchObject({ price: tried.price, difference: tried.difference, plate: '003AAA' })
    expect(services.find(({ id }) => id === ids.services.childSeat)?.price).toBeGreaterThan(0)
  })
})

describe('D59: another day at the desk', () => {
  const day = async (text: string) => {
    const answer = await mari.get(`/today/day?day=${text}`)
    const { pickUps, returns } = (await answer.json()) as DeskDayAnswer
    return [pickUps.length, returns.length]
  }
  it('who comes and who returns then', async () => {
    expect(await day('2026-11-16')).toEqual([2, 0])
    expect(await day('2026-11-19')).toEqual([0, 2])
    expect(await day('2026-11-17')).toEqual([0, 0])
    expect(await refusal(await mari.get('/today/day?day=homme'))).toEqual([422, 'invalid', 'day'])
  })
})

describe('D62: an import takes names', () => {
  it('a group by its name in any language; a name of nobody is refused', async () => {
    const { id: _, title: __, ...yaris } = await (await oskar.get(`/cars/${ids.cars.yaris}`)).json()
    const car = (registerNumber: string, groupId: string) => ({
      ...Object.fromEntries(Object.entries(yaris).filter(([, value]) => typeof value !== 'object')),
      registerNumber,
      groupId,
    })
    const rows = [car('901NIM', 'väike'), car('902NIM', 'Large'), car('903NIM', 'Olematu')]
    const tried = await (await oskar.post('/cars/import', { isTrial: true, rows })).json()
    expect(tried.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'create',
      'create',
      'refused',
    ])
    expect(tried.rows[2].errors).toMatchObject([{ path: 'groupId' }])
  })
})

describe('a colleague on the same booking is seen', () => {
  const look = async (who: AtWork) => {
    const answer = await who.post(`/bookings/${booking.own.id}/presence`)
    return ((await answer.json()) as { others: string[] }).others
  }
  it('while they have it open, and not after', async () => {
    expect(await look(mari)).toEqual([])
    expect(await look(oskar)).toEqual([mari.name])
    expect(await look(mari)).toEqual([oskar.name])
    system.later(2)
    expect(await look(mari)).toEqual([])
    expect((await mari.post('/bookings/999999/presence')).status).toBe(404)
  })
})

describe('an owner resets how a colleague signs in', () => {
  it('so that nothing opens the account but the invitation', async () => {
    const colleague = await signedIn(system, 'agent')
    expect((await colleague.get('/me')).status).toBe(200)
    expect(await refusal(await mari.post(`/admins/${colleague.id}/reset-sign-in`))).toEqual([
      403,
      'owners_only',
    ])
    const answer = await oskar.post(`/admins/${colleague.id}/reset-sign-in`)
    expect(answer.status).toBe(200)
    expect((await answer.json()).link).toContain('#token=')
    expect((await colleague.get('/me')).status).toBe(401)
    const { admins } = schema
    const [row] = await system.db().select().from(admins).where(eq(admins.id, colleague.id))
    expect(row).toMatchObject({ codeSecret: null, codeStep: null })
    const login = await system.post(
      '/api/admin/login',
      { email: colleague.email, password: PASSWORD, code: '' },
      { origin: 'http://localhost' },
    )
    expect(login.status).toBe(401)
    expect(await refusal(await oskar.post(`/admins/${oskar.id}/reset-sign-in`))).toEqual([409, 'yourself'])
  })
})
