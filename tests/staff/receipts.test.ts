import { beforeEach, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { client } from '../support/bodies.ts'
import { lettersTo } from '../support/letters-in-folder.ts'
import { readPdf } from '../support/read-pdf.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { Desk, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
const deliver = () => deliverLetters(system.running().jobs)

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(schema.carOccupancies)
})

const receiptsOf = async ({ own }: StaffBooking) =>
  (await own.papers()).filter(({ kind }) => kind === 'receipt')

it('every payment has a receipt of its own, once, with what it was for', async () => {
  const booking = await StaffBooking.registered(desk)
  await booking.own.payAtBank('pay', true)
  await deliver()
  system.later(10)
  await booking.post('money', { account: 'rent', direction: 'in', amount: 12.5, method: 'CASH' })
  await deliver()
  await deliver()
  const receipts = await receiptsOf(booking)
  expect(receipts.map(({ amount, vat }) => [amount, vat])).toEqual([
    [8550 + 20_000, null],
    [1250, null],
  ])
  const numbers = receipts.map(({ number }) => Number(number.split('-')[2]))
  expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1])
  expect(receipts.every(({ number }) => number.startsWith('M-2026-'))).toBe(true)
  const [text = ''] = (await readPdf(receipts[0]?.pdf ?? new Uint8Array())).pages
  for (const part of ['85,50 €', '200,00 €', '285,50 €', receipts[0]?.number ?? '', 'Jaan Tamm'])
    expect(text).toContain(part)
})

it('M19: each letter names the amount that came and brings its receipt', async () => {
  const email = 'kviitung@example.ee'
  const booking = await StaffBooking.registered(desk, { client: client({ email }) })
  await booking.post('money', { account: 'rent', direction: 'in', amount: 85.5, method: 'CASH' })
  system.later(1)
  await booking.post('money', { account: 'deposit', direction: 'in', amount: 200, method: 'CARD' })
  const letters = (await lettersTo(system, email)).slice(1)
  expect(letters.map(({ subject }) => /\d+,\d\d/.exec(subject ?? '')?.[0])).toEqual(['85,50', '200,00'])
  const receipts = await receiptsOf(booking)
  const attached = letters.flatMap(({ attachments }) => attachments.map(({ filename }) => filename))
  for (const { number } of receipts) expect(attached).toContain(`${number}.pdf`)
  const { papers } = await booking.page()
  expect(papers.filter(({ kind }) => kind === 'receipt')).toHaveLength(2)
})

it('D6: rent that is kept from the deposit has none: no money came', async () => {
  const booking = await StaffBooking.onTheRoad(desk, true)
  const late = { decision: 'charge', amount: 12 }
  system.clock.now = new Date('2026-11-19T10:00:00Z')
  const back = {
    at: '2026-11-19T11:30',
    odometer: 300_420,
    fuel: 8,
    damage: [],
    locationId: ids.places.office,
    late,
  }
  expect((await booking.post('take-back', back)).status).toBe(200)
  expect((await booking.post('use-deposit')).status).toBe(200)
  await deliver()
  expect((await receiptsOf(booking)).map(({ amount }) => amount)).toEqual([8550 + 20_000])
})
