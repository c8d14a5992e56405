import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { readCsv } from '../../src/contract/csv.ts'
import type { LedgerCheckAnswer } from '../../src/contract/staff/money.ts'
import { schema } from '../../src/db/schema.ts'
import { usualAccounts } from '../../src/domain/accounting/accounts.ts'
import { bookingNumber } from '../../src/domain/booking/booking-number.ts'
import { issueInvoice } from '../../src/use-cases/papers/issue-invoice.ts'
import { readBalances } from '../../src/use-cases/payment/booking-balance.ts'
import { emptyBooks } from '../support/empty-books.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { Desk, refusal, StaffBooking } from '../support/staff-booking.ts'
import { exampleRecords } from '../support/staff-records.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
const MONTH = 'from=2026-11&to=2026-11'
let owner: AtWork
beforeEach(async () => {
  system.clock.now = TEST_NOW
  owner = await signedIn(system, 'owner')
  await emptyBooks(system.db())
})

async function registered(): Promise<StaffBooking> {
  await system.db().delete(schema.carOccupancies)
  return StaffBooking.registered(desk)
}
const invoice = ({ own }: StaffBooking) =>
  issueInvoice(system.running().jobs.letters, own.id, system.clock.now)
const seen = (account: string, direction: string, amount: number, method: string) => ({
  account,
  direction,
  amount,
  method,
})

type Line = { Dokument: string; Konto: string; Deebet: string; Kreedit: string; Broneering: string }
const centsIn = (text: string) => Math.round(Number(text.replace(',', '.')) * 100)

async function lines(period = MONTH) {
  const response = await owner.get(`/money/general-ledger.csv?${period}&language=et`)
  expect(response.status).toBe(200)
  const text = await response.text()
  const rows = (readCsv(text)?.rows ?? []) as unknown as Line[]
  const sumOf = (list: readonly Line[]) =>
    list.reduce((all, { Deebet, Kreedit }) => all + centsIn(Deebet) - centsIn(Kreedit), 0)
  const on = (account: string) => sumOf(rows.filter(({ Konto }) => Konto === account))
  return { text, rows, on, sumOf }
}
const check = async () =>
  (await (await owner.get(`/money/general-ledger?${MONTH}`)).json()) as LedgerCheckAnswer

/** Each does something with a booking that may be refused: what counts is what the books say afterwards. */
const deeds: Record<string, (booking: StaffBooking) => Promise<unknown>> = {
  'pay at the bank': (booking) => booking.own.payAtBank().catch(() => undefined),
  'pay with the deposit': (booking) => booking.own.payAtBank('pay', true).catch(() => undefined),
  cash: (booking) => booking.post('money', seen('rent', 'in', 40, 'CASH')),
  'too much by card': (booking) => booking.post('money', seen('rent', 'in', 100.01, 'CARD')),
  'a transfer': (booking) => booking.post('money', seen('rent', 'in', 85.5, 'TRANSFER')),
  'a deposit': (booking) => booking.post('money', seen('deposit', 'in', 200, 'CARD')),
  'a deposit back': (booking) => booking.post('money', seen('deposit', 'back', 50, 'CASH')),
  invoice,
  lengthen: (booking) => booking.post('change', { returnDate: '2026-11-21T10:00' }),
  shorten: (booking) => booking.post('change', { returnDate: '2026-11-18T10:00' }),
  'cancel with a fee': (booking) => booking.post('cancel', { reason: 'Ei', fee: 20 }),
  'cancel for nothing': (booking) => booking.post('cancel', { reason: 'Ei', fee: 0 }),
  refund: (booking) => booking.post('refund', { account: 'rent', amount: 10, byHand: 'CASH' }),
}

describe('the general ledger', () => {
  it('posts an invoice, a payment and a deposit on the usual accounts, as Estonian programs load it', async () => {
    const booking = await registered()
    await booking.post('money', seen('rent', 'in', 85.5, 'CASH'))
    await booking.post('money', seen('deposit', 'in', 200, 'CARD'))
    await invoice(booking)
    const { text, rows } = await lines()
    expect(text.split('\r\n')[0]).toBe('Kuupäev;Dokument;Konto;Deebet;Kreedit;KM kood;Selgitus;Broneering')
    const number = bookingNumber(booking.own.id)
    expect(text).toMatch(
      new RegExp(`15\\.11\\.2026;A-2026-\\d{5};1210;85,50;0,00;;Arve A-2026-\\d{5};${number}`),
    )
    expect(text).toContain(`;3110;0,00;68,95;24%;`)
    expect(text).toContain(`;2131;0,00;16,55;24%;`)
    expect(rows.map(({ Konto }) => Konto).toSorted()).toEqual(
      ['1010', '1030', '1210', '1210', '2131', '2150', '3110'].toSorted(),
    )
  })

  it('has what was kept of a deposit in no drawer and at no bank', async () => {
    const booking = await StaffBooking.onTheRoad(desk, true)
    system.clock.now = new Date('2026-11-19T10:00:00Z')
    await booking.post('take-back', {
      at: '2026-11-19T11:30',
      odometer: 300_420,
      fuel: 8,
      damage: [],
      locationId: ids.places.office,
      late: { decision: 'charge', amount: 12 },
    })
    // Whoever signed in four days ago is no longer.
    owner = await signedIn(system, 'owner')
    const before = await lines()
    expect((await booking.post('use-deposit')).status).toBe(200)
    const { rows } = await lines()
    const added = rows.slice(before.rows.length)
    expect(added.map(({ Konto, Deebet, Kreedit }) => [Konto, Deebet, Kreedit])).toEqual([
      [usualAccounts.deposits, '12,00', '0,00'],
      [usualAccounts.receivable, '0,00', '12,00'],
    ])
    expect(new Set(added.map(({ Dokument }) => Dokument)).size).toBe(1)
  })

  it('is complete: every document comes out even, and receivables are the bookings’ balances', async () => {
    const story = fc.array(fc.constantFrom(...Object.keys(deeds)), { minLength: 2, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(fc.array(story, { minLength: 2, maxLength: 3 }), async (stories) => {
        await emptyBooks(system.db())
        const own = []
        for (const named of stories) {
          const booking = await registered()
          own.push(booking.own)
          for (const name of named) await deeds[name]?.(booking)
          await booking.bankSettled()
        }
        const { rows, on, sumOf } = await lines()
        for (const document of Map.groupBy(rows, ({ Dokument }) => Dokument).values())
          expect(sumOf(document)).toBe(0)
        expect(sumOf(rows)).toBe(0)
        const balances = await readBalances(
          system.db(),
          own.map(({ id }) => id),
        )
        let [receivable, deposits] = [0, 0]
        for (const one of own) {
          const { rentCost, rentPaid, depositPaid } = balances(one.id)
          const isInvoiced = (await one.papers()).some(({ kind }) => kind === 'invoice')
          receivable += (isInvoiced ? rentCost : 0) - rentPaid
          deposits -= depositPaid
        }
        expect([on(usualAccounts.receivable), on(usualAccounts.deposits)]).toEqual([receivable, deposits])
        expect(await check()).toMatchObject({
          receivable: { difference: 0 },
          deposits: { difference: 0 },
        })
      }),
      { numRuns: 12 },
    )
  }, 120_000)

  it('uses the accounts that the owner named, and none of them becomes a formula', async () => {
    const booking = await registered()
    await booking.post('money', seen('rent', 'in', 85.5, 'CASH'))
    const facts = exampleRecords.company?.({ bookingId: 0, lockerId: 0, otherRangeId: 0 })
    const named = { ...facts, accountCash: '=1+1', accountReceivable: '10.200' }
    const isThere = (await system.db().$count(schema.company)) > 0
    const saved = isThere ? await owner.put('/company/1', named) : await owner.post('/company', named)
    expect(saved.ok).toBe(true)
    const { text } = await lines()
    expect(text).toContain(';"\'=1+1";85,50;')
    expect(text).toContain(';10.200;0,00;85,50;')
  })

  it('is not for the desk, and the log says who took it', async () => {
    expect(await refusal(await desk.get(`/money/general-ledger.csv?${MONTH}`))).toEqual([403, 'no_right'])
    expect(await refusal(await desk.get(`/money/general-ledger?${MONTH}`))).toEqual([403, 'no_right'])
    await lines()
    const { auditLog } = schema
    const logged = await system
      .db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.resource, 'general-ledger'))
      .orderBy(auditLog.id)
    expect(logged.at(-1)).toMatchObject({
      adminId: owner.id,
      action: 'export',
      after: { from: '2026-11', to: '2026-11' },
    })
  })
})
