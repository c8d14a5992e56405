import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { plus } from '../../src/domain/money.ts'
import { noFaults } from '../../src/simulators/bank/faults.ts'
import { askBank } from '../../src/use-cases/payment/ask-bank.ts'
import { takeNotice } from '../../src/use-cases/payment/take-notice.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const PRICE = 8550
const DEPOSIT = 20_000
const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000)

const askAgain = async () => askBank(system.running().jobs.payments, system.clock.now)

beforeEach(async () => {
  system.clock.now = TEST_NOW
  system.bank().set(noFaults)
  await system.db().delete(schema.carOccupancies)
})

describe('paying by bank link', () => {
  it('confirms, keeps the car for good, and the ledger adds up', async () => {
    const own = await CustomerBooking.register(system)
    const back = await own.payAtBank()
    expect(back.status).toBe(303)
    expect(back.headers.get('location')).not.toContain(own.token)
    expect(back.headers.get('location')).toContain(own.at('/bank-links'))
    expect(await own.row()).toMatchObject({ status: 'CONFIRMED', isPaid: true, paymentMethod: 'BANK_LINK' })
    expect(await own.ledger()).toEqual([['rent', 'payment', PRICE]])
    expect((await own.occupancy())?.holdExpiresAt).toBeNull()
    expect((await own.view()).money).toMatchObject({ paid: 85.5, rentDue: 0, isUnderWay: false })
  })

  it('takes the deposit together with the rent, kept apart in the ledger', async () => {
    const own = await CustomerBooking.register(system)
    await own.payAtBank('pay', true)
    expect(await own.ledger()).toEqual([
      ['rent', 'payment', PRICE],
      ['deposit', 'payment', DEPOSIT],
    ])
    expect((await own.view()).money).toMatchObject({ paid: 85.5, depositPaid: 200, depositDue: 0 })
  })

  it('takes the deposit later, alone', async () => {
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    await own.payAtBank('pay', true)
    expect(await own.ledger()).toEqual([
      ['rent', 'payment', PRICE],
      ['deposit', 'payment', DEPOSIT],
    ])
    expect(await own.pay(true)).toEqual({ kind: 'nothing_due' })
  })

  it('extends the hold to the bank\u2019s own time and opens the booking again when it is given up', async () => {
    const own = await CustomerBooking.register(system)
    system.clock.now = minutes(20)
    const started = await own.pay()
    expect(await own.row()).toMatchObject({ status: 'PENDING' })
    expect((await own.occupancy())?.holdExpiresAt).toEqual(minutes(55))
    expect((await own.view()).money.isUnderWay).toBe(true)
    if (started?.kind !== 'go_to_bank') throw new Error('no way to the bank')
    await own.pressAtBank(started.url, 'cancel')
    expect(await own.row()).toMatchObject({ status: 'OPEN', isPaid: false })
    expect(await own.ledger()).toEqual([])
  })

  it('cannot be paid twice by two tabs', async () => {
    const own = await CustomerBooking.register(system)
    const first = await own.pay()
    const second = await own.pay()
    if (first?.kind !== 'go_to_bank' || second?.kind !== 'go_to_bank') throw new Error('no way to the bank')
    await own.pressAtBank(second.url, 'pay')
    await own.pressAtBank(first.url, 'pay')
    expect(await own.ledger()).toEqual([['rent', 'payment', PRICE]])
    expect(await own.pay()).toEqual({ kind: 'nothing_due' })
  })

  it('is never confirmed by the browser\u2019s return', async () => {
    system.bank().set({ webhook: 'never' })
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    expect(await own.row()).toMatchObject({ status: 'PENDING', isPaid: false })
    expect(await own.ledger()).toEqual([])
  })
})

describe('when the bank misbehaves', () => {
  it('never tells: the job asks, and the page can ask', async () => {
    system.bank().set({ webhook: 'never' })
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    system.clock.now = minutes(1)
    await askAgain()
    expect(await own.row()).toMatchObject({ status: 'PENDING' })
    system.clock.now = minutes(3)
    await askAgain()
    expect(await own.row()).toMatchObject({ status: 'CONFIRMED', isPaid: true })
    expect(await own.ledger()).toEqual([['rent', 'payment', PRICE]])

    const other = await CustomerBooking.register(system, { car: { id: ids.cars.automatic } })
    await other.payAtBank()
    await other.services.checkPayment(other.token)
    expect(await other.row()).toMatchObject({ status: 'CONFIRMED', isPaid: true })
  })

  it.each(['before-return', 'after-return', 'twice'] as const)('tells %s: one end', async (webhook) => {
    system.bank().set({ webhook })
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    expect(await own.row()).toMatchObject({ status: 'CONFIRMED', isPaid: true, attentions: [] })
    expect(await own.ledger()).toEqual([['rent', 'payment', PRICE]])
  })

  it('takes the money back after saying paid: people decide, the car stays', async () => {
    system.bank().set({ voidAfterPaid: true })
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    expect(await own.ledger()).toEqual([
      ['rent', 'payment', PRICE],
      ['rent', 'void', -PRICE],
    ])
    expect(await own.row()).toMatchObject({
      status: 'CONFIRMED',
      isPaid: false,
      attentions: ['payment-voided'],
    })
    expect(await own.occupancy()).toBeDefined()
    expect((await own.view()).money).toMatchObject({ paid: 0, rentDue: 85.5 })
  })

  it.each(['wrongSignature', 'foreignAccessKey'] as const)(
    '%s: not believed, asked instead',
    async (fault) => {
      system.bank().set({ [fault]: true })
      const own = await CustomerBooking.register(system)
      await own.payAtBank()
      expect(await own.row()).toMatchObject({ status: 'PENDING', isPaid: false, attentions: [] })
      system.clock.now = minutes(3)
      await askAgain()
      expect(await own.row()).toMatchObject({ status: 'CONFIRMED', isPaid: true })
      expect(await own.ledger()).toEqual([['rent', 'payment', PRICE]])
    },
  )

  it('names another amount: what it took is entered, and people look at it', async () => {
    system.bank().set({ wrongAmount: true })
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    const attentions = ['wrong-amount', 'owed-back']
    expect(await own.row()).toMatchObject({ status: 'CONFIRMED', isPaid: true, attentions })
    expect(await own.ledger()).toEqual([['rent', 'payment', PRICE + 100]])
    expect((await own.view()).money).toMatchObject({ paid: 86.5, goesBack: 1 })
  })

  it('is paid under two orders of one reference: both are entered, and one is owed back', async () => {
    const own = await CustomerBooking.register(system)
    await own.pay()
    const { payments } = schema
    const [placed] = await system.db().select().from(payments).where(eq(payments.bookingId, own.id))
    if (!placed?.orderId) throw new Error('no order was placed')
    const { reference, rentAmount, depositAmount } = placed
    const notice = {
      kind: 'order',
      status: 'PAID',
      reference,
      amount: plus(rentAmount, depositAmount),
      currency: 'EUR',
    } as const
    const told = (orderId: string) =>
      takeNotice(system.running().customer.payments, { ...notice, orderId }, system.clock.now)
    await told('another order')
    await told('another order')
    expect(await own.row()).toMatchObject({ isPaid: true, status: 'CONFIRMED', attentions: ['other-order'] })
    await told(placed.orderId)
    expect(await own.ledger()).toEqual([
      ['rent', 'payment', PRICE],
      ['rent', 'payment', PRICE],
    ])
    expect(await own.row()).toMatchObject({ attentions: ['other-order', 'owed-back'] })
  })

  it('is down: the customer is told, and nothing hangs', async () => {
    system.bank().set({ isDown: true })
    const own = await CustomerBooking.register(system)
    expect(await own.pay()).toEqual({ kind: 'bank_unreachable' })
    expect(await own.row()).toMatchObject({ status: 'OPEN' })
    system.bank().set(noFaults)
    await own.payAtBank()
    expect(await own.row()).toMatchObject({ status: 'CONFIRMED' })
  })

  it('is told by strangers: refused', async () => {
    const told = await system.post('/api/payments/notice', { orderToken: 'a.b.c' })
    expect(told.status).toBe(403)
    expect((await system.post('/api/payments/notice?order-token=x', {})).status).toBe(403)
    expect((await system.post('/api/payments/notice', '[1')).status).toBe(403)
  })
})

describe('paid after the hold ran out', () => {
  const late = async () => {
    system.bank().set({ webhook: 'never' })
    const own = await CustomerBooking.register(system)
    const started = await own.pay()
    if (started?.kind !== 'go_to_bank') throw new Error('no way to the bank')
    await own.pressAtBank(started.url, 'pay')
    system.clock.now = minutes(40)
    return own
  }

  it('revives the booking when its car is still free', async () => {
    const own = await late()
    await system.db().delete(schema.carOccupancies).where(eq(schema.carOccupancies.bookingId, own.id))
    await askAgain()
    expect(await own.row()).toMatchObject({ status: 'CONFIRMED', carId: ids.cars.yaris, attentions: [] })
    expect((await own.occupancy())?.carId).toBe(ids.cars.yaris)
  })

  it('gives another car of the group when someone else has it', async () => {
    const own = await late()
    const other = await CustomerBooking.register(system, { client: undefined, ...asRequest() })
    expect((await other.row()).carId).toBe(ids.cars.yaris)
    await askAgain()
    expect(await own.row()).toMatchObject({
      status: 'CONFIRMED',
      carId: ids.cars.fabia,
      attentions: ['other-car'],
    })
    expect((await own.occupancy())?.carId).toBe(ids.cars.fabia)
  })

  it('waits for people, with the money owed back, when the group is gone', async () => {
    const own = await late()
    const cars = await system.db().select().from(schema.cars).where(eq(schema.cars.groupId, ids.groups.small))
    for (const { id } of cars.filter(({ isActive }) => isActive)) {
      await CustomerBooking.register(system, { client: undefined, ...asRequest(), car: { id } })
    }
    await askAgain()
    expect(await own.row()).toMatchObject({ isPaid: true, attentions: ['paid-without-car'] })
    expect(await own.occupancy()).toBeUndefined()
    expect((await own.view()).money).toMatchObject({ paid: 85.5, rentDue: 0, goesBack: 85.5 })
    expect((await own.view()).needsPeople).toBe(true)
  })
})

/** The same person asking by e-mail: the fields lie in the body itself. */
function asRequest() {
  return {
    firstName: 'Mari',
    lastName: 'Mets',
    email: 'mari.mets@example.ee',
    phone: '+372 5123 4568',
    idCode: '47502124911',
    drivingLicenceNumber: 'ET654321',
    address: 'Kuuse 2, 10123 Tallinn',
    language: 'et',
    terms: true,
    dataHandling: true,
  }
}
