import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RevenueAnswer, VatAnswer } from '../../src/contract/staff/money.ts'
import { schema } from '../../src/db/schema.ts'
import { issueInvoice } from '../../src/use-cases/papers/issue-invoice.ts'
import { emptyBooks } from '../support/empty-books.ts'
import { TEST_NOW } from '../support/small-company.ts'
import { Desk, refusal, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await emptyBooks(system.db())
})

async function invoiced(changes: object = {}): Promise<StaffBooking> {
  await system.db().delete(schema.carOccupancies)
  const booking = await StaffBooking.registered(desk, changes)
  await booking.own.payAtBank()
  await issueInvoice(system.running().jobs.letters, booking.own.id, system.clock.now)
  return booking
}

async function read<Answer>(path: string): Promise<Answer> {
  const response = await desk.get(path)
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}
const vat = (from: string, to: string) => read<VatAnswer>(`/money/vat?from=${from}&to=${to}`)
const revenue = (from: string, to: string) => read<RevenueAnswer>(`/money/revenue?from=${from}&to=${to}`)

describe('D44: VAT', () => {
  it('is that of invoices less credit notes, by rate', async () => {
    await invoiced()
    const other = await invoiced()
    await other.post('change', { returnDate: '2026-11-20T10:00' })
    // 85.50 contain 16.55 of VAT at 24 %, 114.00 contain 22.06.
    expect((await vat('2026-11', '2026-11')).total).toEqual([
      { rate: 24, invoiced: 285, credited: 85.5, net: 160.89, vat: 38.61, gross: 199.5 },
    ])
  })

  it('stands in the month of issue on Tallinn’s clocks', async () => {
    await invoiced()
    system.clock.now = new Date('2026-11-30T22:30:00Z')
    await system.db().delete(schema.carOccupancies)
    const next = { rentDate: '2026-12-07T10:00', returnDate: '2026-12-10T10:00' }
    await invoiced(next)
    const { months, total } = await vat('2026-10', '2026-12')
    expect(months.map(({ month, rates }) => [month, rates.map(({ gross }) => gross)])).toEqual([
      ['2026-10', []],
      ['2026-11', [85.5]],
      ['2026-12', [85.5]],
    ])
    expect(total.map(({ gross }) => gross)).toEqual([171])
  })

  it.each(['from=2026-13&to=2026-14', 'from=2026-05&to=2026-04', 'from=2000-01&to=2026-01'])(
    'is refused for %s',
    async (period) => {
      expect(await refusal(await desk.get(`/money/vat?${period}`))).toEqual([422, 'period'])
    },
  )
})

describe('revenue of a period', () => {
  it('is earned over the minutes of the rental and adds up over months to the net price', async () => {
    const dates = { rentDate: '2026-11-30T10:00', returnDate: '2026-12-03T10:00' }
    await invoiced(dates)
    const { months, total } = await revenue('2026-11', '2026-12')
    // 68.95 without VAT; 14 of 72 hours are November's.
    expect(months.map(({ month, rent }) => [month, rent])).toEqual([
      ['2026-11', 13.41],
      ['2026-12', 55.54],
    ])
    expect(total).toBe(68.95)
  })

  it('has a cancel fee on the day of cancelling, and nothing of the rental', async () => {
    const booking = await invoiced()
    await booking.post('cancel', { reason: 'Hilja', fee: 28.5 })
    expect(await revenue('2026-11', '2026-11')).toMatchObject({ rent: 0, cancelFees: 22.98, total: 22.98 })
  })

  it('has nothing of what nobody confirmed', async () => {
    await system.db().delete(schema.carOccupancies)
    await StaffBooking.registered(desk)
    expect(await revenue('2026-11', '2026-11')).toMatchObject({ total: 0 })
  })
})

describe('as a file', () => {
  const file = async (path: string) => {
    const response = await desk.get(path)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    return {
      name: response.headers.get('content-disposition'),
      lines: (await response.text()).replace('\ufeff', '').trimEnd().split('\r\n'),
    }
  }

  it('VAT and revenue say what the screen says, as Estonian programs load it', async () => {
    await invoiced()
    const period = 'from=2026-10&to=2026-11&language=et'
    expect(await file(`/money/vat.csv?${period}`)).toEqual({
      name: 'attachment; filename="vat-2026-10-2026-11.csv"',
      lines: [
        'Kuu;Määr;Arved, €;Kreeditarved, €;Käibemaksuta, €;Käibemaks, €;Käibemaksuga, €',
        '2026-11;24%;85,50;0,00;68,95;16,55;85,50',
      ],
    })
    expect((await file(`/money/revenue.csv?${period}`)).lines).toEqual([
      'Kuu;Rent, €;Tühistamistasud, €;Lisanõuded, €;Kokku, €',
      '2026-10;0,00;0,00;0,00;0,00',
      '2026-11;68,95;0,00;0,00;68,95',
    ])
    expect(await refusal(await desk.get('/money/vat.csv?from=2026-13&to=2026-14'))).toEqual([422, 'period'])
    expect(await refusal(await desk.get('/money/revenue.csv?from=x&to=y'))).toEqual([422, 'period'])
  })

  it('nobody takes one who is not signed in, and the log says who did', async () => {
    for (const name of ['vat', 'ages', 'revenue'])
      expect((await system.get(`/api/admin/money/${name}.csv`)).status).toBe(401)
    await desk.get('/money/vat.csv?from=2026-11&to=2026-11')
    const { auditLog } = schema
    const logged = await system.db().select().from(auditLog).where(eq(auditLog.resource, 'vat'))
    expect(logged.at(-1)).toMatchObject({ action: 'export', after: { from: '2026-11', to: '2026-11' } })
  })
})
