import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { issueContract } from '../../src/use-cases/papers/issue-contract.ts'
import { issueInvoice } from '../../src/use-cases/papers/issue-invoice.ts'
import { readBalance } from '../../src/use-cases/payment/booking-balance.ts'
import { readPdf } from '../support/read-pdf.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { Desk, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(schema.carOccupancies)
})

/** What was invoiced and credited, and that it is what the booking costs; no credit exceeds its invoice. */
async function billed({ own }: StaffBooking) {
  const papers = (await own.papers()).filter(({ vat }) => vat !== null)
  const sumOf = (kind: string, creditsId?: number) =>
    papers
      .filter((paper) => paper.kind === kind && (creditsId === undefined || paper.creditsId === creditsId))
      .reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const { rentCost } = await readBalance(system.db(), own.id)
  expect(sumOf('invoice') - sumOf('credit-note')).toBe(rentCost)
  for (const { id, kind, amount } of papers.filter((paper) => paper.kind === 'invoice'))
    expect([kind, sumOf('credit-note', id) <= (amount ?? 0)]).toEqual([kind, true])
  return papers.map(({ kind, amount }) => [kind === 'invoice' ? 'A' : 'K', amount])
}

async function paid(changes: object = {}): Promise<StaffBooking> {
  const booking = await StaffBooking.registered(desk, changes)
  await booking.own.payAtBank()
  await issueInvoice(system.running().jobs.letters, booking.own.id, system.clock.now)
  return booking
}

describe('M2: invoices less credit notes are what the booking costs', () => {
  it('a: lengthened, shortened again and cancelled', async () => {
    const booking = await paid()
    expect(await billed(booking)).toEqual([['A', 8550]])
    await booking.post('change', { returnDate: '2026-11-20T10:00' })
    expect((await billed(booking)).slice(1)).toEqual([
      ['K', 8550],
      ['A', 11_400],
    ])
    await booking.own.payAtBank()
    await booking.post('change', { returnDate: '2026-11-19T10:00' })
    await booking.post('papers', { kind: 'invoice' })
    expect((await billed(booking)).slice(3)).toEqual([
      ['K', 11_400],
      ['A', 8550],
    ])
    await booking.post('cancel', { reason: 'Ei sobi', fee: 0 })
    expect((await billed(booking)).slice(5)).toEqual([['K', 8550]])
    await issueInvoice(system.running().jobs.letters, booking.own.id, system.clock.now)
    expect(await billed(booking)).toHaveLength(6)
  })

  it('b: brought back late', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    await issueInvoice(system.running().jobs.letters, booking.own.id, system.clock.now)
    system.clock.now = new Date('2026-11-19T10:05:00Z')
    const back = {
      at: '2026-11-19T12:00',
      odometer: 300_100,
      fuel: 8,
      damage: [],
      locationId: ids.places.office,
    }
    expect(
      (await booking.post('take-back', { ...back, late: { decision: 'charge', amount: 12 } })).status,
    ).toBe(200)
    expect(await billed(booking)).toEqual([
      ['A', 8550],
      ['K', 8550],
      ['A', 9750],
    ])
  })

  it('c: changed and cancelled with a fee, each following at once', async () => {
    const booking = await paid()
    await booking.post('change', { returnDate: '2026-11-20T10:00' })
    await booking.post('cancel', { reason: 'Hilja', fee: 28.5 })
    expect((await billed(booking)).slice(3)).toEqual([
      ['K', 11_400],
      ['A', 2850],
    ])
    const last = (await booking.own.papers()).findLast(({ kind }) => kind === 'invoice')
    const { pages } = await readPdf(last?.pdf ?? new Uint8Array())
    expect(pages.join(' ')).toContain('Tühistamistasu')
  })

  it('d: money that comes for a cancelled booking is no invoice', async () => {
    const booking = await StaffBooking.registered(desk)
    const started = await booking.own.pay()
    if (started?.kind !== 'go_to_bank') throw new Error('no way to the bank')
    await booking.own.services.cancel(booking.own.token, 'Muutsin meelt')
    await booking.own.pressAtBank(started.url, 'pay')
    expect(
      await issueInvoice(system.running().jobs.letters, booking.own.id, system.clock.now),
    ).toBeUndefined()
    expect(await billed(booking)).toEqual([])
  })

  it('e: what was paid back is no advance', async () => {
    const booking = await paid()
    await booking.post('change', { returnDate: '2026-11-18T10:00' })
    const { money } = await booking.page()
    await booking.post('refund', { account: 'rent', amount: money.owedBack.rent.amount, note: '' })
    await booking.bankSettled()
    await booking.post('change', { returnDate: '2026-11-17T10:00' })
    await booking.post('change', { returnDate: '2026-11-18T10:00' })
    await billed(booking)
    const last = (await booking.own.papers()).findLast(({ kind }) => kind === 'invoice')
    const { pages } = await readPdf(last?.pdf ?? new Uint8Array())
    expect(pages.join(' ')).toContain('Arve on tasutud')
    expect(pages.join(' ')).not.toContain('Ettemaks')
  })

  it('a change that is only tried leaves no paper', async () => {
    const booking = await paid()
    await booking.post('change', { returnDate: '2026-11-20T10:00', isTrial: true })
    expect(await billed(booking)).toEqual([['A', 8550]])
  })
})

it('M15: a signed contract stands when a place or a person is called otherwise', async () => {
  const booking = await StaffBooking.signed(desk)
  const { locations, clients } = schema
  await system.db().update(locations).set({ name: 'Uus nimi' }).where(eq(locations.id, ids.places.office))
  const { clientId } = await booking.own.row()
  await system.db().update(clients).set({ address: 'Mujal 1' }).where(eq(clients.id, clientId))
  await issueContract(system.running().jobs.letters, booking.own.id, system.clock.now)
  const contracts = (await booking.own.papers()).filter(({ kind }) => kind === 'contract')
  expect(contracts.map(({ voidedAt }) => voidedAt)).toEqual([null])
  await booking.post('change', { carId: ids.cars.automatic })
  await issueContract(system.running().jobs.letters, booking.own.id, system.clock.now)
  const [first, second] = (await booking.own.papers()).filter(({ kind }) => kind === 'contract')
  expect([first?.voidedAt, second?.voidedAt]).toEqual([system.clock.now, null])
  expect(await booking.own.row()).toMatchObject({ status: 'CONFIRMED' })
})
