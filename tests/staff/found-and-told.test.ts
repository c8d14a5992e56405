import { beforeAll, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { client } from '../support/bodies.ts'
import { exampleFacts } from '../support/booking-facts.ts'
import { lettersTo } from '../support/letters-in-folder.ts'
import { ids } from '../support/small-company.ts'
import { Desk, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { company } = schema
const desk = new Desk(system)
let booking: StaffBooking

beforeAll(async () => {
  await system
    .db()
    .insert(company)
    .overridingSystemValue()
    .values({ id: 1, ...exampleFacts.company })
  await system.running().customer.payments.catalogue.refresh()
  const person = client({ firstName: 'Kadri', lastName: 'Ööbik', email: 'kadri@example.ee' })
  booking = await StaffBooking.registered(desk, { client: person })
  await StaffBooking.registered(desk, { car: { id: ids.cars.fabia } })
})

const find = async (q: string) => {
  const answer = await desk.get(`/bookings?filter=${encodeURIComponent(JSON.stringify({ q }))}`)
  return ((await answer.json()) as { id: number }[]).map(({ id }) => id)
}

it.each(['ööbik', 'Kadri Ööbik', 'kadri@example.ee', '001AAA', 'ööbik 001aaa'])(
  'D11: the list of bookings finds them by person and plate: %s',
  async (typed) => {
    expect(await find(typed)).toEqual([booking.own.id])
  },
)

it('D11: nobody is found by what belongs to nobody', async () => {
  expect(await find('ööbik 002bbb')).toEqual([])
  expect(await find('%')).toEqual([])
})

it('D12: the link in a letter to the office opens the booking’s own page', async () => {
  const [letter] = await lettersTo(system, exampleFacts.company.email)
  expect(letter?.text).toContain(`/admin/bookings/${booking.own.id}/show`)
})

it('D13: the log keeps sums in cents, as the database and every other entry do', async () => {
  const before = await booking.own.row()
  const change = { returnDate: '2026-11-20T10:00' }
  expect((await booking.post('change', change)).status).toBe(200)
  const after = await booking.own.row()
  expect(after.price).toBeGreaterThan(before.price)
  expect(await booking.lastChange()).toMatchObject({
    before: { price: before.price },
    after: { price: after.price },
  })
})

it('D9: money that was handed over the counter is told as that, and a card as a card', async () => {
  const person = client({ email: 'sularaha@example.ee', idCode: '47502124911' })
  const cashier = await StaffBooking.registered(desk, { client: person, car: { id: ids.cars.automatic } })
  const seen = { account: 'deposit', amount: 100, note: '' }
  for (const method of ['CASH', 'CARD', 'TRANSFER']) {
    expect((await cashier.post('money', { ...seen, direction: 'in', method })).status).toBe(200)
    expect((await cashier.post('money', { ...seen, direction: 'back', method })).status).toBe(200)
  }
  const told = (await lettersTo(system, person.email)).filter(({ subject = '' }) =>
    subject.startsWith('Tagastasime'),
  )
  const texts = told.map(({ text = '' }) => text.replaceAll('\u00a0', ' '))
  expect(texts).toHaveLength(3)
  const [cash, card, transfer] = ['sularahas tagasi', 'sinu kaardile', 'Saatsime'].map((words) =>
    texts.find((text) => text.includes(words)),
  )
  expect(cash).not.toMatch(/Pangast olenevalt|Raha on teel/)
  expect(card).toContain('Pangast olenevalt')
  expect(transfer).toContain('Pangast olenevalt')
})
