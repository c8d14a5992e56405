import { sql } from 'drizzle-orm'
import type { TodayAnswer } from '../../../src/contract/staff/today.ts'
import { planLetters } from '../../../src/use-cases/letters/plan-letters.ts'
import { differences } from './agree.ts'
import { wordFaults } from './paper-words.ts'
import { askBank } from './perform-at-bank.ts'
import { MINUTE } from './prices.ts'
import { runJob } from './run-job.ts'
import type { TwoProcesses } from './two-processes.ts'

/**
 * Everything that is under way comes to its end, letters are written, the bank's own books are compared with ours, and
 * the two lists are read as the front desk has them; papers that were drawn are read back.
 * Writing whole letters and papers takes half of a story's time: where they are not delivered the end only says which.
 */
export async function endOfStory(company: TwoProcesses, isDelivered: boolean): Promise<string[]> {
  const { bank, model, running } = company
  bank.set({ refunds: 'sent', isUnsettled: false, isDown: false })
  company.isBankDown = false
  await bank.finishRefunds()
  for (const minutes of [0, 61]) {
    company.setTime(model.now + minutes * MINUTE)
    await askBank(company)
  }
  if (isDelivered) await runJob(company, 'deliver-letters')
  else while ((await planLetters(running.jobs.letters, company.clock.now)) > 0);
  return [
    ...(await differences(company)),
    ...(await bankFaults(company)),
    ...(await listFaults(company)),
    ...(company.draws ? await wordFaults(company) : []),
  ]
}

async function bankFaults(company: TwoProcesses): Promise<string[]> {
  const found: string[] = []
  const answer = await company.system.db().execute(sql`select booking_id as id, sum(amount)::int as amount
    from ledger_entries where method = 'BANK_LINK' group by booking_id`)
  const { rows } = answer as { rows: { id: number; amount: number }[] }
  for (const [id, booking] of company.model.bookings) {
    const held = rows.find((row) => row.id === id)?.amount ?? 0
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

async function listFaults(company: TwoProcesses): Promise<string[]> {
  const { bookings, now } = company.model
  const today = (await (await (await company.desk()).get('/today')).json()) as TodayAnswer
  const ids = (list: readonly { id: number }[]) =>
    list.map(({ id }) => id).toSorted((one, other) => one - other)
  const lists = {
    'we owe': [ids(today.weOwe), [...bookings].filter(([, one]) => one.isOwedByUs())],
    'owed to us': [ids(today.owedToUs), [...bookings].filter(([, one]) => one.isOwedToUs(now))],
  } as const
  return Object.entries(lists).flatMap(([name, [is, expected]]) => {
    const shouldBe = expected.map(([id]) => id).toSorted((one, other) => one - other)
    return is.join() === shouldBe.join()
      ? []
      : [`${name} lists ${is.join()} and should list ${shouldBe.join()}`]
  })
}
