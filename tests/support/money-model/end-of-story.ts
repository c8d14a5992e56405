import { schema } from '../../../src/db/schema.ts'
import { differences } from './agree.ts'
import { askBank, runJob } from './perform.ts'
import { MINUTE } from './prices.ts'
import type { TwoProcesses } from './two-processes.ts'

/** Everything that is under way comes to its end, letters go out, and the bank's own books are compared with ours. */
export async function endOfStory(company: TwoProcesses): Promise<string[]> {
  const { bank, model } = company
  bank.set({ refunds: 'sent', isUnsettled: false })
  await bank.finishRefunds()
  for (const minutes of [0, 61]) {
    company.setTime(model.now + minutes * MINUTE)
    await askBank(company)
  }
  await runJob(company, 'deliver-letters')
  const found = await differences(company)
  const entries = await company.system.db().select().from(schema.ledgerEntries)
  for (const [id, booking] of model.bookings) {
    const ours = entries.filter(({ bookingId, method }) => bookingId === id && method === 'BANK_LINK')
    const held = ours.reduce((sum, { amount }) => sum + amount, 0)
    let theirs = 0
    for (const orderId of booking.orders.keys()) theirs += await heldByBank(company, orderId)
    if (held !== theirs + booking.misnamed)
      found.push(`we have ${held} of the bank, which took ${theirs} and named ${booking.misnamed} more`)
  }
  return found
}

async function heldByBank(company: TwoProcesses, orderId: string): Promise<number> {
  const order = await company.bankKnows(orderId)
  if (!order || !['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(order.status)) return 0
  const back = order.refunds.filter(({ status }) => status === 'SUCCESSFUL')
  return order.amount - back.reduce((sum, { amount }) => sum + amount, 0)
}
