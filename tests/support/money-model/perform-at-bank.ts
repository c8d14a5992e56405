import { cents } from '../../../src/domain/money.ts'
import { type MontonioFaults, noFaults } from '../../../src/simulators/bank/faults.ts'
import { MINUTE } from './prices.ts'
import { runJob } from './run-job.ts'
import { sayAgain } from './simulated-bank.ts'
import type { Happening, Told } from './steps.ts'
import type { Subject } from './subject.ts'
import type { TwoProcesses } from './two-processes.ts'

const faultsOf: Record<Told, Partial<MontonioFaults>> = {
  'at once': {},
  later: { webhook: 'after-return' },
  twice: { webhook: 'twice' },
  never: { webhook: 'never' },
  'with another amount': { wrongAmount: true },
  forged: { wrongSignature: true },
  'as of another shop': { foreignAccessKey: true },
  'and taken back': { voidAfterPaid: true },
}
const usual = {
  webhook: noFaults.webhook,
  wrongAmount: false,
  wrongSignature: false,
  foreignAccessKey: false,
  voidAfterPaid: false,
}

/** What customers do on the bank's pages, and what the bank does of itself. */
export async function performAtBank(
  company: TwoProcesses,
  subject: Subject,
  happens: Happening,
): Promise<void> {
  switch (happens.kind) {
    case 'pay':
      await startPaying(company, subject, happens.withDeposit)
      return pressOpen(company, subject, 'pay', happens.told)
    case 'start paying':
      await startPaying(company, subject, happens.withDeposit)
      return happens.thenGiveUp ? pressOpen(company, subject, 'cancel', 'at once') : undefined
    case 'pay at the page that is open':
      return pressOpen(company, subject, 'pay', happens.told)
    case 'two tabs':
      return twoTabs(company, subject, happens.paidIn)
    case 'the bank repeats that the first order was given up':
      return repeatFirst(company, subject)
    case 'the bank gives back by itself':
      return giveBackOutside(company, subject, happens.amount)
    case 'check now':
      await subject.own.services.checkPayment(subject.own.token)
      return
    default:
  }
}

async function startPaying(company: TwoProcesses, subject: Subject, withDeposit: boolean): Promise<void> {
  const { model } = company
  const prepared = model.preparePay(subject.model, withDeposit)
  const isDown = company.isBankDown && prepared === 'go_to_bank'
  const expected = isDown ? 'bank_unreachable' : prepared
  const paidBefore = subject.model.letters['payment-received']
  const started = await subject.own.pay(withDeposit)
  if (started?.kind === 'go_to_bank') await noteOrder(company, subject, started.url)
  else delete subject.page
  // The bank may have said only now that everything was paid long ago.
  const learned = subject.model.letters['payment-received'] > paidBefore
  if (started?.kind !== expected && !learned)
    model.surprises.push(`paying led to ${started?.kind} instead of ${expected}`)
}

async function noteOrder(company: TwoProcesses, subject: Subject, url: string): Promise<void> {
  subject.page = url
  subject.orders = await company.orderRows(subject.own.id)
}

async function pressOpen(
  { bank }: TwoProcesses,
  { page }: Subject,
  action: 'pay' | 'cancel',
  told: Told,
): Promise<void> {
  if (!page) return
  bank.set(faultsOf[told])
  await bank.app.request(new URL(page).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ action }).toString(),
  })
  await bank.settled()
  bank.set(usual)
}

/** The answer to the first tab comes last. */
async function twoTabs(company: TwoProcesses, subject: Subject, paidIn: 0 | 1): Promise<void> {
  const { model } = company
  const expected = model.preparePay(subject.model, false)
  if (expected !== 'go_to_bank') return
  const answered = Promise.withResolvers<void>()
  const placed = Promise.withResolvers<void>()
  company.slow = { placed: placed.resolve, answered: answered.promise }
  const first = subject.own.pay(false)
  await Promise.race([placed.promise, first])
  company.slow = undefined
  company.turn = 1 - company.turn
  await startPaying(company, subject, true)
  answered.resolve()
  const early = await first
  if (early?.kind === 'go_to_bank')
    await noteOrder(company, subject, paidIn === 0 ? early.url : (subject.page ?? early.url))
  await pressOpen(company, subject, 'pay', 'at once')
}

async function repeatFirst(company: TwoProcesses, subject: Subject): Promise<void> {
  const [first, ...later] = subject.orders
  if (!first || later.length === 0 || subject.model.orders.get(first.orderId)?.isPaid) return
  if ((await company.bankKnows(first.orderId))?.status === 'PAID') return
  const status = await sayAgain(company, first, 'ABANDONED')
  if (status >= 300) company.model.surprises.push(`an old word was answered ${status}`)
}

/** Of the first order that was paid, whether we know that or not; what the bank does not have it does not give. */
async function giveBackOutside({ bank }: TwoProcesses, { model }: Subject, amount: number): Promise<void> {
  for (const orderId of model.orders.keys()) {
    const isGiven = await bank.refundOutside(orderId, cents(amount)).then(
      () => true,
      () => false,
    )
    if (isGiven) return
  }
}

export async function askBank(company: TwoProcesses): Promise<void> {
  company.setTime(company.model.now + 3 * MINUTE)
  company.hearsRefunds = true
  await runJob(company, 'ask-bank')
  company.hearsRefunds = false
  await company.bank.settled()
  for (const { orders } of company.model.bookings.values())
    for (const [orderId, order] of orders) {
      const known = order.isPaid ? undefined : await company.bankKnows(orderId)
      if (known?.status === 'PAID') company.model.surprises.push(`the bank was not asked about ${orderId}`)
    }
}
