import { and, eq } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { noFaults } from '../../src/simulators/bank/faults.ts'
import { cancelBooking } from '../../src/use-cases/booking/cancel-booking.ts'
import { sweepHolds } from '../../src/use-cases/booking/sweep-holds.ts'
import { askBank } from '../../src/use-cases/payment/ask-bank.ts'
import { readBalance } from '../../src/use-cases/payment/booking-balance.ts'
import { sendRefunds } from '../../src/use-cases/payment/refund-money.ts'
import { startPayment } from '../../src/use-cases/payment/start-payment.ts'
import { takeNotice } from '../../src/use-cases/payment/take-notice.ts'
import { CustomerBooking, swedbank } from '../support/customer-booking.ts'
import { tries } from '../support/proof.ts'
import { recordSeen } from '../support/record-seen.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const RUNS = tries(12, 500)

const steps = [
  'pay',
  'pay with deposit',
  'pay, untold',
  'pay, told twice',
  'pay, then void',
  'give up',
  'start and leave',
  'die at the bank',
  'repeat an old word',
  'ask',
  'wait',
  'sweep',
  'take its car',
  'cash',
  'cancel',
  'refunds',
] as const
type Step = (typeof steps)[number]

const payments = () => system.running().jobs.payments

it('ledger, status and car agree whatever happens in whatever order', async () => {
  await assert(
    asyncProperty(array(constantFrom(...steps), { minLength: 1, maxLength: 8 }), async (story) => {
      system.clock.now = TEST_NOW
      system.bank().set(noFaults)
      await system.db().delete(schema.carOccupancies)
      const own = await CustomerBooking.register(system)
      for (const step of story) {
        await perform(own, step)
        system.bank().set(noFaults)
        await agree(own)
      }
      await settleEverything(own)
      await agree(own)
      expect(await heldByUs(own)).toBe(await heldByBank(own))
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})

async function perform(own: CustomerBooking, step: Step): Promise<void> {
  const { now } = system.clock
  const atBank = async (button: 'pay' | 'cancel' | 'leave', withDeposit = false) => {
    const started = await own.pay(withDeposit)
    if (started?.kind === 'go_to_bank') await own.pressAtBank(started.url, button)
  }
  switch (step) {
    case 'pay':
      return atBank('pay')
    case 'pay with deposit':
      return atBank('pay', true)
    case 'pay, untold':
      system.bank().set({ webhook: 'never' })
      return atBank('pay')
    case 'pay, told twice':
      system.bank().set({ webhook: 'twice' })
      return atBank('pay')
    case 'pay, then void':
      system.bank().set({ voidAfterPaid: true })
      return atBank('pay')
    case 'give up':
      return atBank('cancel')
    case 'start and leave':
      return atBank('leave')
    case 'die at the bank':
      return dieAtBank(own)
    case 'repeat an old word':
      return repeatOldWord(own)
    case 'ask':
      await askBank(payments(), now)
      return
    case 'wait':
      system.clock.now = new Date(now.getTime() + 45 * 60_000)
      return
    case 'sweep':
      await sweepHolds(system.db(), now)
      return
    case 'take its car':
      await system.post('/api/booking/register', anotherRequest())
      return
    case 'cash':
      await recordSeen(
        payments(),
        own.id,
        { account: 'rent', amount: cents(8550), method: 'CASH', note: '' },
        now,
      )
      return
    case 'cancel':
      await cancelBooking(payments(), own.id, { by: 'customer', reason: 'Muutsin meelt' }, now)
      await system.bank().settled()
      return
    case 'refunds':
      await sendRefunds(payments(), now)
      await system.bank().settled()
  }
}

/** The process ends after the bank took the order and before anything could be noted. */
async function dieAtBank(own: CustomerBooking): Promise<void> {
  const dying = {
    ...payments(),
    bank: {
      ...payments().bank,
      placeOrder: async (order: Parameters<ReturnType<typeof payments>['bank']['placeOrder']>[0]) => {
        await payments().bank.placeOrder(order)
        throw new Error('the process ends here')
      },
    },
  }
  const start = {
    choice: swedbank,
    withDeposit: false,
    locale: 'et' as const,
    returnUrl: 'http://autorent.test/bank-links',
    notificationUrl: 'http://autorent.test/api/payments/notice',
  }
  await startPayment(dying, own.id, start, system.clock.now).catch(() => undefined)
}

async function repeatOldWord(own: CustomerBooking): Promise<void> {
  for (const { orderId } of await paymentsOf(own)) {
    const known = orderId ? await payments().bank.findOrder(orderId) : undefined
    if (known?.ok) await takeNotice(payments(), { kind: 'order', ...known.value }, system.clock.now)
  }
}

async function settleEverything(own: CustomerBooking): Promise<void> {
  system.clock.now = new Date(system.clock.now.getTime() + 3 * 60_000)
  await askBank(payments(), system.clock.now)
  await sendRefunds(payments(), system.clock.now)
  await system.bank().settled()
  await repeatOldWord(own)
}

const paymentsOf = (own: CustomerBooking) =>
  system.db().select().from(schema.payments).where(eq(schema.payments.bookingId, own.id))

async function agree(own: CustomerBooking): Promise<void> {
  const row = await own.row()
  const occupancy = await own.occupancy()
  const balance = await readBalance(system.db(), row.id)

  for (const payment of await paymentsOf(own)) {
    const { ledgerEntries } = schema
    const entries = await system
      .db()
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.paymentId, payment.id))
    const sum = entries.reduce((total, { amount }) => total + amount, 0)
    expect(sum).toBe(payment.status === 'PAID' ? payment.rentAmount + payment.depositAmount : 0)
  }
  expect(balance.rentPaid).toBeGreaterThanOrEqual(0)
  expect(balance.depositPaid).toBeGreaterThanOrEqual(0)

  const isCancelled = row.cancelledAt !== null
  const hasLostCar = !isCancelled && row.lostCarAt !== null
  const isPaid = balance.rentPaid >= row.price
  const isKept = !isCancelled && !hasLostCar && isPaid
  // Each rule holds or does not concern this booking.
  expect({
    ofCancelled: isCancelled ? [occupancy, balance.rentDue] : [undefined, 0],
    paid: isCancelled || row.isPaid === isPaid,
    confirmed: isCancelled || row.status !== 'CONFIRMED' || occupancy?.holdExpiresAt === null,
    withoutCar: hasLostCar ? [occupancy, balance.rentOwedBack] : [undefined, balance.rentPaid],
    kept: isKept ? [row.status, occupancy?.carId] : ['CONFIRMED', row.carId],
  }).toEqual({
    ofCancelled: [undefined, 0],
    paid: true,
    confirmed: true,
    withoutCar: [undefined, balance.rentPaid],
    kept: ['CONFIRMED', row.carId],
  })
}

/** Through the bank alone: cash is nobody's business but ours. */
async function heldByUs(own: CustomerBooking): Promise<number> {
  const { ledgerEntries } = schema
  const rows = await system
    .db()
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.bookingId, own.id), eq(ledgerEntries.method, 'BANK_LINK')))
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

async function heldByBank(own: CustomerBooking): Promise<number> {
  let held = 0
  for (const { orderId } of await paymentsOf(own)) {
    const known = orderId ? await payments().bank.findOrder(orderId) : undefined
    if (known?.ok && ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(known.value.status))
      held += known.value.amount
  }
  const { refunds } = schema
  const given = await system
    .db()
    .select()
    .from(refunds)
    .where(and(eq(refunds.bookingId, own.id), eq(refunds.status, 'SUCCESSFUL')))
  return held - given.reduce((sum, { amount }) => sum + amount, 0)
}

function anotherRequest() {
  return {
    rentDate: '2026-11-16T10:00',
    returnDate: '2026-11-19T10:00',
    gearboxType: '',
    couponCodes: [],
    rentLocationId: ids.places.office,
    returnLocationId: ids.places.office,
    car: { id: ids.cars.yaris },
    services: [],
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
