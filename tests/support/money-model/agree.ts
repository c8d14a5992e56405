import type { ModelBooking } from './model-booking.ts'
import { type Paper, readCompany } from './read-company.ts'
import type { TwoProcesses } from './two-processes.ts'

type Company = Awaited<ReturnType<typeof readCompany>>

/** What does not agree with the model, in words; nothing when all does. */
export async function differences(company: TwoProcesses): Promise<string[]> {
  const { model } = company
  const real = await readCompany(company)
  const found = [...model.surprises]
  for (const [id, booking] of model.bookings) {
    found.push(...standFaults(company, real, id, booking))
    const papers = real.papersOf(id)
    found.push(...paperFaults(papers, booking.cost.rent))
    found.push(...receiptFaults(papers, booking, real.isUntold(id)))
    found.push(...letterFaults(real, id, booking))
  }
  const numbers = real.papers.map(({ number }) => number)
  return [...found, ...['A', 'K', 'L', 'M'].flatMap((series) => gaps(series, numbers))]
}

function standFaults({ model }: TwoProcesses, real: Company, id: number, booking: ModelBooking): string[] {
  const row = real.bookings.find((one) => one.id === id)
  if (!row) return [`booking ${id} is gone`]
  const is = {
    cost: real.cost(id),
    paid: real.paid(id),
    status: row.status === 'OPEN' || row.status === 'PENDING' ? 'waiting' : row.status,
    isPaid: row.isPaid,
    attentions: [...row.attentions].sort(),
    car: real.car(id, model.now),
    weOwe: real.weOwe(id),
    owedToUs: real.owedToUs(id),
  }
  const shouldBe = {
    cost: booking.cost,
    paid: booking.paid,
    status: booking.status,
    isPaid: booking.isPaid,
    attentions: [...booking.attentions].sort(),
    car: model.isStanding(booking) ? booking.car : null,
    weOwe: booking.isOwedByUs(),
    owedToUs: booking.isOwedToUs(model.now),
  }
  return (Object.keys(shouldBe) as (keyof typeof shouldBe)[]).flatMap((name) => {
    const [one, other] = [JSON.stringify(is[name]), JSON.stringify(shouldBe[name])]
    return one === other ? [] : [`${name} is ${one} and should be ${other}`]
  })
}

const sum = (list: readonly Paper[]) => list.reduce((total, { amount }) => total + (amount ?? 0), 0)

/** Once there is an invoice, invoices less credit notes are what it costs; none is credited beyond itself. */
function paperFaults(papers: readonly Paper[], cost: number): string[] {
  const invoices = papers.filter(({ kind }) => kind === 'invoice')
  if (invoices.length === 0) return []
  const credits = papers.filter(({ kind }) => kind === 'credit-note')
  const beyond = invoices.filter(
    ({ id, amount }) => sum(credits.filter(({ creditsId }) => creditsId === id)) > (amount ?? 0),
  )
  const billed = sum(invoices) - sum(credits)
  return [
    ...(billed === cost ? [] : [`${billed} is billed for what costs ${cost}`]),
    ...beyond.map(({ number }) => `${number} is credited beyond itself`),
  ]
}

/** One for each payment, in their order; all of them once everything was told. */
function receiptFaults(papers: readonly Paper[], { payments }: ModelBooking, isUntold: boolean): string[] {
  const receipts = papers.filter(({ kind }) => kind === 'receipt').map(({ amount }) => amount)
  const expected = isUntold ? payments.slice(0, receipts.length) : payments
  const isSame = JSON.stringify(receipts) === JSON.stringify(expected)
  return isSame ? [] : [`receipts are for ${receipts.join(', ')}, and what came is ${payments.join(', ')}`]
}

/** One for each event, and none that could not be written. */
function letterFaults(real: Company, id: number, { letters }: ModelBooking): string[] {
  const own = real.letters.filter(({ bookingId }) => bookingId === id)
  const counts = Object.entries(letters).flatMap(([kind, most]) => {
    const written = own.filter((letter) => letter.kind === kind).length
    const isWrong = written > most || (!real.isBehind(id) && written < most)
    return isWrong ? [`${written} letters ${kind} were written about ${most} events`] : []
  })
  const failed = own.filter(({ failure }) => failure !== null && failure !== 'nothing-to-say')
  return [
    ...counts,
    ...failed.map(({ kind, failure }) => `the letter ${kind} could not be written: ${failure}`),
  ]
}

function gaps(series: string, numbers: readonly string[]): string[] {
  const own = [...new Set(numbers)].filter((number) => number.startsWith(`${series}-`)).sort()
  const last = own.at(-1)
  return last && Number(last.split('-')[2]) !== own.length ? [`${series} has gaps: ${own.join(', ')}`] : []
}
