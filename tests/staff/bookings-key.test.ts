import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { readFacts } from '../../src/use-cases/papers/read-facts.ts'
import { readPdf } from '../support/read-pdf.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { Desk, refusal, StaffBooking, stepsTaken } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)

beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  await system.db().update(schema.cars).set({ mileage: 1000, issues: [], issuePoints: [] })
  system.clock.now = TEST_NOW
})
const car = async () => {
  const [row] = await system.db().select().from(schema.cars).where(eq(schema.cars.id, ids.cars.yaris))
  return row
}
const dent = { text: 'Mõlk vasakul uksel', points: [{ side: 'left', x: 0.5, y: 0.4 }] }
const out = { at: '2026-11-16T10:00', odometer: 300_000, fuel: 7, damage: [dent], ...stepsTaken }
const back = {
  at: '2026-11-19T10:00',
  locationId: ids.places.office,
  odometer: 300_420,
  fuel: 8,
  damage: [] as object[],
}
const pickUp = new Date('2026-11-16T08:05:00Z')
/** So many minutes after the agreed return, and a little later at the desk. */
const returned = (minutesLate: number) => {
  const at = new Date(Date.parse('2026-11-19T08:00:00Z') + minutesLate * 60_000)
  system.clock.now = new Date(at.getTime() + 300_000)
  return { ...back, at: new Date(at.getTime() + 2 * 3_600_000).toISOString().slice(0, 16) }
}

describe('handing over', () => {
  it('keeps what was seen, on the booking and on the car', async () => {
    const booking = await StaffBooking.signed(desk)
    system.clock.now = pickUp
    expect((await booking.post('hand-over', out)).status).toBe(200)
    expect(await booking.page()).toMatchObject({
      handedOver: { at: '2026-11-16T10:00', odometer: 300_000, fuel: 7 },
      nextStep: 'take-back',
      car: {
        mileage: 300_000,
        issues: [{ text: dent.text }],
        issuePoints: [{ side: 'left', x: 0.5, y: 0.4 }],
      },
    })
    expect(await booking.lastChange()).toMatchObject({
      action: 'hand-over',
      before: { handedOverAt: null },
      after: { rentOdometer: 300_000, damage: [dent.text] },
    })
    const { auditLog } = schema
    const [seen] = await system
      .db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'cars'), eq(auditLog.recordId, ids.cars.yaris)))
    expect(seen).toMatchObject({
      action: 'hand-over',
      before: { mileage: 1000 },
      after: { mileage: 300_000 },
    })
  })

  it('wants a signature, the money and the car', async () => {
    const unsigned = await StaffBooking.registered(desk)
    await unsigned.own.payAtBank()
    system.clock.now = pickUp
    expect(await refusal(await unsigned.post('hand-over', out))).toEqual([409, 'unsigned'])

    await unsigned.own.signByHand()
    const euro = { account: 'rent', amount: 1, method: 'CASH' }
    await unsigned.post('money', { ...euro, direction: 'back' })
    expect(await refusal(await unsigned.post('hand-over', out))).toEqual([409, 'money_due'])
    await unsigned.post('money', { ...euro, direction: 'in' })
    await system.db().delete(schema.carOccupancies)
    expect(await refusal(await unsigned.post('hand-over', out))).toEqual([409, 'without_car'])
  })

  const notSo = [
    ['a time that is still ahead', { at: '2026-11-16T10:06' }, 'in_the_future', 'at'],
    ['fewer kilometres than the car has', { odometer: 999 }, 'odometer_below', 'odometer'],
    ['more than a full tank', { fuel: 9 }, 'invalid', 'fuel'],
    [
      'damage beside the car',
      { damage: [{ ...dent, points: [{ side: 'left', x: 2, y: 0 }] }] },
      'invalid',
      'damage.0.points.0.x',
    ],
    ['damage without words', { damage: [{ ...dent, text: '' }] }, 'invalid', 'damage.0.text'],
    ['an hour that does not exist', { at: '2026-03-29T03:30' }, 'invalid', 'at'],
  ] as const
  it('refuses at its field what cannot be so, and the key stays here', async () => {
    const booking = await StaffBooking.signed(desk)
    system.clock.now = pickUp
    for (const [what, change, code, field] of notSo)
      expect(await refusal(await booking.post('hand-over', { ...out, ...change })), what).toEqual([
        422,
        code,
        field,
      ])
    expect(await booking.own.row()).toMatchObject({ handedOverAt: null })
    expect(await car()).toMatchObject({ mileage: 1000, issues: [] })
  })

  it('before its time takes the car from then on, unless it is still someone else\u2019s', async () => {
    const booking = await StaffBooking.signed(desk)
    const early = { ...out, at: '2026-11-15T11:00' }
    system.clock.now = new Date('2026-11-15T09:05:00Z')
    const [block] = await system
      .db()
      .insert(schema.carBlocks)
      .values({ carId: ids.cars.yaris, start: system.clock.now, end: pickUp, reason: 'Hooldus' })
      .returning()
    const occupied = { from: system.clock.now, to: new Date('2026-11-16T08:00:00Z') }
    const taken = { carId: ids.cars.yaris, blockId: block?.id ?? 0, occupied }
    await system.db().insert(schema.carOccupancies).values(taken)
    expect(await refusal(await booking.post('hand-over', early))).toEqual([422, 'car_taken', 'at'])
    await system.db().delete(schema.carBlocks)
    expect((await booking.post('hand-over', early)).status).toBe(200)
    expect((await booking.own.occupancy())?.occupied.from).toEqual(new Date('2026-11-15T09:00:00Z'))
  })

  it('happens once, whoever presses first', async () => {
    const booking = await StaffBooking.signed(desk)
    system.clock.now = pickUp
    const answers = await Promise.all([booking.post('hand-over', out), booking.post('hand-over', out)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await car())?.issues).toHaveLength(1)
  })
})

describe('taking back', () => {
  it('in time costs nothing more, and the car is free after its turnaround', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    const answer = await booking.post('take-back', { ...returned(29), damage: [dent] })
    expect(await answer.json()).toEqual({ kind: 'taken_back', lateFee: 0 })
    expect(await booking.page()).toMatchObject({
      takenBack: { at: '2026-11-19T10:29', odometer: 300_420, fuel: 8 },
      price: { total: 85.5 },
      car: { mileage: 300_420, issues: [{ text: dent.text }] },
      nextStep: null,
    })
    expect((await booking.own.occupancy())?.occupied.to).toEqual(new Date('2026-11-19T09:29:00Z'))
    expect(await booking.lastChange()).toMatchObject({
      action: 'take-back',
      after: { returnOdometer: 300_420 },
    })
    expect(await refusal(await booking.post('take-back', back))).toEqual([409, 'returned'])
  })

  it('early frees the rest of the time, also for a search', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    system.clock.now = new Date('2026-11-17T08:30:00Z')
    expect((await booking.post('take-back', { ...back, at: '2026-11-17T10:00' })).status).toBe(200)
    expect((await booking.own.occupancy())?.occupied.to).toEqual(new Date('2026-11-17T09:00:00Z'))
    const next = await StaffBooking.registered(desk, {
      rentDate: '2026-11-17T12:00',
      returnDate: '2026-11-18T12:00',
      car: { id: ids.cars.yaris },
    })
    expect((await next.own.row()).carId).toBe(ids.cars.yaris)
  })

  it('late proposes the plain hour price, and charges it as a line with its VAT and a new invoice', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    await booking.post('papers', { kind: 'invoice' })
    const late = returned(90)
    const asked = await desk.get(`/bookings/${booking.own.id}/late-fee?at=${late.at}`)
    expect(await asked.json()).toEqual({ fee: { total: 12, car: 12, services: 0, days: 0, hours: 2 } })
    expect(await refusal(await booking.post('take-back', late))).toEqual([422, 'late_undecided', 'late'])
    expect(
      await refusal(await booking.post('take-back', { ...late, late: { decision: 'charge', amount: 6 } })),
    ).toEqual([422, 'fee_changed', 'late'])
    const done = await booking.post('take-back', { ...late, late: { decision: 'charge', amount: 12 } })
    expect(await done.json()).toEqual({ kind: 'taken_back', lateFee: 12 })

    const page = await booking.page()
    expect(page).toMatchObject({
      price: { total: 97.5, vat: 18.87 },
      money: { rentDue: 12 },
      nextStep: 'money',
      isPaid: false,
    })
    const lines = page.price.sections.flatMap((section) => section.lines.map(({ text }) => text))
    expect(lines.some((text) => /^Hilinenud tagastamine: +2 tundi$/.test(text))).toBe(true)
    const own = await booking.own.view()
    expect(own.lines.at(-1)).toMatchObject({
      kind: 'late-return',
      amount: 12,
      details: { days: 0, hours: 2 },
    })
    expect(own.money).toMatchObject({ rentDue: 12 })
    const invoices = page.papers.filter(({ kind }) => kind === 'invoice')
    expect(invoices).toHaveLength(2)
    const paper = (await booking.own.papers()).find(({ number }) => number === invoices[1]?.number)
    const { pages } = await readPdf(paper?.pdf ?? new Uint8Array())
    expect(pages.join(' ')).toContain('Hilinenud tagastamine')
  })

  it('lets the customer pay the late fee at the bank, and leaves the signed contract alone', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    await booking.post('take-back', { ...returned(90), late: { decision: 'charge', amount: 12 } })
    await booking.own.payAtBank()
    expect((await booking.page()).money).toMatchObject({ rentDue: 0, rentPaid: 97.5 })
    expect(await booking.own.row()).toMatchObject({ isPaid: true, status: 'SIGNED' })
    await booking.post('papers', { kind: 'contract' })
    const contracts = (await booking.page()).papers.filter(({ kind }) => kind.includes('contract'))
    expect(contracts.map(({ kind, isVoid }) => [kind, isVoid])).toEqual([
      ['contract', false],
      ['signed-contract', false],
    ])
  })

  it('keeps what is due from the deposit, and only the rest is owed back', async () => {
    const booking = await StaffBooking.onTheRoad(desk, true)
    expect(await refusal(await booking.post('use-deposit'))).toEqual([409, 'not_returned'])
    await booking.post('take-back', { ...returned(90), late: { decision: 'charge', amount: 12 } })
    expect((await booking.page()).nextStep).toBe('use-deposit')
    expect(await (await booking.post('use-deposit')).json()).toEqual({ kind: 'settled', amount: 12 })
    expect((await booking.own.ledger()).slice(2)).toEqual([
      ['deposit', 'kept', -1200],
      ['rent', 'kept', 1200],
    ])
    expect(await booking.page()).toMatchObject({
      isPaid: true,
      money: { rentDue: 0, owedBack: { deposit: { amount: 188, byHand: 0 } } },
      nextStep: 'refund',
    })
    expect(await booking.lastChange()).toMatchObject({ action: 'use-deposit', after: { amount: 1200 } })
    expect(await refusal(await booking.post('use-deposit'))).toEqual([409, 'nothing_due'])
  })

  it('charges another amount or nothing, with the reason in the log', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    const late = returned(90)
    expect(
      await refusal(await booking.post('take-back', { ...late, late: { decision: 'waive', reason: '' } })),
    ).toEqual([422, 'invalid', 'late.reason'])
    const decided = { decision: 'change', amount: 5, reason: 'Ummik sillal' }
    expect((await booking.post('take-back', { ...late, late: decided })).status).toBe(200)
    expect((await booking.page()).price).toMatchObject({ total: 90.5 })
    expect(await booking.lastChange()).toMatchObject({
      after: { late: { decision: 'change', amount: 500, reason: 'Ummik sillal', proposed: 1200 } },
    })
  })

  it('waived stays at the price', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    const late = { decision: 'waive', reason: 'Püsiklient' }
    expect((await booking.post('take-back', { ...returned(300), late })).status).toBe(200)
    expect(await booking.page()).toMatchObject({
      price: { total: 85.5 },
      money: { rentDue: 0 },
      isPaid: true,
    })
  })

  it('too late for the next customer leaves theirs as it is', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    const next = await StaffBooking.registered(desk, {
      rentDate: '2026-11-19T11:00',
      returnDate: '2026-11-20T11:00',
      car: { id: ids.cars.yaris },
    })
    const late = { decision: 'waive', reason: 'Hilines' }
    expect((await booking.post('take-back', { ...returned(180), late })).status).toBe(200)
    expect((await booking.own.occupancy())?.occupied.to).toEqual(new Date('2026-11-19T09:00:00Z'))
    expect((await next.own.occupancy())?.occupied.from).toEqual(new Date('2026-11-19T09:00:00Z'))
  })

  it('late keeps the car until it is ready again', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    const late = { decision: 'waive', reason: 'Hilines' }
    await booking.post('take-back', { ...returned(180), late })
    expect((await booking.own.occupancy())?.occupied.to).toEqual(new Date('2026-11-19T12:00:00Z'))
  })

  it('D21: is refused before the key went out, by that reason', async () => {
    const booking = await StaffBooking.signed(desk)
    expect(await refusal(await booking.post('take-back', back))).toEqual([409, 'not_handed_over'])
  })

  const notSo = [
    ['a time that is still ahead', { at: '2026-11-19T10:06' }, 'in_the_future', 'at'],
    ['a time before the key went out', { at: '2026-11-16T09:59' }, 'before_hand_over', 'at'],
    ['fewer kilometres than at the start', { odometer: 299_999 }, 'odometer_below', 'odometer'],
    ['a place that does not exist', { locationId: 99 }, 'unknown_location', 'locationId'],
    ['no kilometres', { odometer: null }, 'invalid', 'odometer'],
  ] as const
  it('refuses at its field what cannot be so, and the car stays out', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    for (const [what, change, code, field] of notSo) {
      const wanted = { ...returned(0), ...change }
      expect(await refusal(await booking.post('take-back', wanted)), what).toEqual([422, code, field])
    }
    expect(await booking.own.row()).toMatchObject({ actualReturnDate: null })
  })

  it('prints what the price is now on every paper', async () => {
    const booking = await StaffBooking.onTheRoad(desk)
    await booking.post('take-back', { ...returned(24 * 60), late: { decision: 'charge', amount: 30 } })
    const papers = system.running().jobs.letters
    const facts = await readFacts(papers, booking.own.id, 'en')
    expect(facts.booking.lines.at(-1)).toMatchObject({ kind: 'late-return', amount: 3000 })
    expect(facts.booking.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(facts.booking.price)
  })
})
