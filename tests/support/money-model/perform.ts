import { cents } from '../../../src/domain/money.ts'
import { jobs } from '../../../src/jobs/catalogue.ts'
import { type MontonioFaults, noFaults } from '../../../src/simulators/bank/faults.ts'
import { registration } from '../bodies.ts'
import { CustomerBooking } from '../customer-booking.ts'
import type { ModelBooking } from './model-booking.ts'
import { performAtDesk } from './perform-at-desk.ts'
import { DAY, label, MINUTE } from './prices.ts'
import type { Step } from './steps.ts'
import type { PlacedOrder, TwoProcesses } from './two-processes.ts'

export type Subject = {
  own: CustomerBooking
  model: ModelBooking
  number: string
  page?: string
  orders: PlacedOrder[]
}
type Told = Extract<Step['happens'], { kind: 'pay' }>['told']

const faultsOf: Record<Told, Partial<MontonioFaults>> = {
  'at once': {},
  later: { webhook: 'after-return' },
  twice: { webhook: 'twice' },
  never: { webhook: 'never' },
  'with another amount': { wrongAmount: true },
  forged: { wrongSignature: true },
  'and taken back': { voidAfterPaid: true },
}
const usual = { webhook: noFaults.webhook, wrongAmount: false, wrongSignature: false, voidAfterPaid: false }
const moods: Record<string, Partial<MontonioFaults>> = {
  well: { refunds: 'sent', isUnsettled: false },
  'refunds wait': { refunds: 'left-pending', isUnsettled: false },
  'refunds refused': { refunds: 'rejected', isUnsettled: false },
  'not settled': { isUnsettled: true },
}

const MONDAY = Date.UTC(2026, 10, 16, 8)

/** Does to the company what a step says, and to the model what should come of it. */
export async function perform(
  company: TwoProcesses,
  subjects: Subject[],
  { process, who, happens }: Step,
): Promise<void> {
  company.turn = process
  if (happens.kind === 'register') return register(company, subjects, happens)
  if (happens.kind === 'register both cars') {
    for (const car of [1, 2] as const) await register(company, subjects, { car, week: 0, days: 3 })
    return
  }
  const { model, bank } = company
  if (happens.kind === 'the bank is') return bank.set(moods[happens.mood] ?? {})
  if (happens.kind === 'the bank finishes refunds') {
    bank.set({ refunds: 'sent' })
    return bank.finishRefunds()
  }
  if (happens.kind === 'ask bank') return askBank(company)
  if (happens.kind === 'sweep') return runJob(company, 'sweep-holds')
  if (happens.kind === 'letters') return runJob(company, 'deliver-letters')
  if (happens.kind === 'restart') return company.restart()
  if (happens.kind === 'wait') return company.setTime(model.now + happens.minutes * MINUTE)
  const subject = subjects[who % subjects.length]
  if (!subject) return
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
      return performAtDesk(company, subject, happens)
  }
}

async function register(
  company: TwoProcesses,
  subjects: Subject[],
  { car, week, days }: { car: 1 | 2; week: 0 | 1; days: number },
): Promise<void> {
  const { model, system } = company
  const pickUp = MONDAY + week * 7 * DAY
  const body = registration({
    car: { id: car },
    rentDate: label(pickUp),
    returnDate: label(pickUp + days * DAY),
  })
  const may = model.mayRegister(car, pickUp, days)
  const response = await system.post('/api/booking/register', body)
  const answer = (await response.json()) as {
    id: number
    number: string
    price: number
    links: Record<string, string>
  }
  if ((response.status === 201) !== may) model.surprises.push(`registering answered ${response.status}`)
  if (response.status !== 201) return
  model.register(answer.id, answer.number, { car, pickUp, days })
  const token = new URL(answer.links.documents ?? '', 'http://autorent.test').searchParams.get('token') ?? ''
  const own = new CustomerBooking(system, answer.id, token)
  const booked = model.bookings.get(answer.id)
  if (!booked) return
  if (Math.round(answer.price * 100) !== booked.price) model.surprises.push(`the price is ${answer.price}`)
  subjects.push({ own, model: booked, number: answer.number, orders: [] })
}

async function startPaying(company: TwoProcesses, subject: Subject, withDeposit: boolean): Promise<void> {
  const { model } = company
  const expected = model.preparePay(subject.model, withDeposit)
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
  const rows = await company.orderRows(subject.own.id)
  subject.orders = rows
}

async function pressOpen(
  company: TwoProcesses,
  subject: Subject,
  action: 'pay' | 'cancel',
  told: Told,
): Promise<void> {
  if (!subject.page) return
  company.bank.set(faultsOf[told])
  await company.press(subject.page, action)
  await company.bank.settled()
  company.bank.set(usual)
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
  const status = await company.saysAgain(first, 'ABANDONED')
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
      const known = await company.bankKnows(orderId)
      if (known?.status === 'PAID' && !order.isPaid)
        company.model.surprises.push(`the bank was not asked about ${orderId}`)
    }
}

export async function runJob({ running }: TwoProcesses, name: string): Promise<void> {
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  await job.run(running.jobs)
}
