import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { noFaults } from '../../src/simulators/bank/faults.ts'
import { cancelBooking } from '../../src/use-cases/booking/cancel-booking.ts'
import { sendRefunds } from '../../src/use-cases/payment/refund-money.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { refunds } = schema

it('a refund that is sent and the bank’s word of the same booking wait for each other in one order', async () => {
  const { payments } = system.running().jobs
  const own = await CustomerBooking.register(system)
  await own.payAtBank()
  system.bank().set({ isUnsettled: true })
  await cancelBooking(payments, own.id, { by: 'staff', reason: 'Ei saa', fee: cents(0) }, system.clock.now)
  system.bank().set(noFaults)
  system.later(61)

  let sent: Promise<void> | undefined
  await system.db().transaction(async (word) => {
    await word.execute(sql`select from bookings where id = ${own.id} for update`)
    sent = sendRefunds(payments, system.clock.now)
    const waiting = sql`select from pg_locks where not granted`
    const count = async () => ((await system.db().execute(waiting)) as { rows: object[] }).rows.length
    await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(0)
    await word.update(refunds).set({ said: 'heard of' }).where(eq(refunds.bookingId, own.id))
  })
  await sent
  await system.bank().settled()
  const [refund] = await system.db().select().from(refunds).where(eq(refunds.bookingId, own.id))
  expect(refund).toMatchObject({ status: 'SUCCESSFUL' })
})
