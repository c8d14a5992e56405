import type { TodayAnswer } from '../../../src/contract/staff/today.ts'
import { schema } from '../../../src/db/schema.ts'
import type { TwoProcesses } from './two-processes.ts'

type Sums = { rent: number; deposit: number }
type Row = { bookingId: number; account: 'rent' | 'deposit'; amount: number }

/** What does not agree with the model, in words; nothing when all does. */
export async function differences(company: TwoProcesses): Promise<string[]> {
  const { model } = company
  const found = [...model.surprises]
  const real = await readCompany(company)
  for (const [id, booking] of model.bookings) {
    const row = real.bookings.get(id)
    if (!row) return [`booking ${id} is gone`]
    const { due, owed } = { due: real.due(id), owed: real.owed(id) }
    const is = {
      cost: real.cost(id),
      paid: real.paid(id),
      status: row.status === 'OPEN' || row.status === 'PENDING' ? 'waiting' : row.status,
      isPaid: row.isPaid,
      attentions: [...row.attentions].sort(),
      car: real.car(id, model.now),
      weOwe: owed,
      owedToUs: due,
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
    for (const name of Object.keys(shouldBe) as (keyof typeof shouldBe)[]) {
      const [one, other] = [JSON.stringify(is[name]), JSON.stringify(shouldBe[name])]
      if (one !== other) found.push(`${name} is ${one} and should be ${other}`)
    }
    found.push(...(await paperFaults(real.papers.get(id) ?? [], booking.cost.rent)))
    for (const [kind, most] of Object.entries(booking.letters)) {
      const written = real.letters.filter((letter) => letter.bookingId === id && letter.kind === kind).length
      const isBehind = real.isWaiting.has(id)
      if (written > most || (!isBehind && written < most))
        found.push(`${written} letters ${kind} were written about ${most} events`)
    }
  }
  for (const series of ['A', 'K', 'L']) {
    const numbers = [...real.papers.values()].flat().map(({ number }) => number)
    const ofSeries = [...new Set(numbers)].filter((number) => number.startsWith(`${series}-`)).sort()
    const last = ofSeries.at(-1)
    if (last && Number(last.split('-')[2]) !== ofSeries.length)
      found.push(`${series} has gaps: ${ofSeries.join(', ')}`)
  }
  return found
}

type Paper = Pick<typeof schema.papers.$inferSelect, 'id' | 'kind' | 'number' | 'amount' | 'creditsId'>

/** Once there is an invoice, invoices less credit notes are what it costs; none is credited beyond itself. */
async function paperFaults(papers: Paper[], cost: number): Promise<string[]> {
  const invoices = papers.filter(({ kind }) => kind === 'invoice')
  if (invoices.length === 0) return []
  const credits = papers.filter(({ kind }) => kind === 'credit-note')
  const sum = (list: Paper[]) => list.reduce((total, { amount }) => total + (amount ?? 0), 0)
  const beyond = invoices.filter(
    ({ id, amount }) => sum(credits.filter(({ creditsId }) => creditsId === id)) > (amount ?? 0),
  )
  const billed = sum(invoices) - sum(credits)
  return [
    ...(billed === cost ? [] : [`${billed} is billed for what costs ${cost}`]),
    ...beyond.map(({ number }) => `${number} is credited beyond itself`),
  ]
}

async function readCompany(company: TwoProcesses) {
  const db = company.system.db()
  const { bookings, charges, ledgerEntries, carOccupancies, papers, mails, outbox } = schema
  const { id, bookingId, kind, number, amount, creditsId } = papers
  const desk = await company.desk()
  const [rows, charged, moved, taken, issued, letters, events, today] = await Promise.all([
    db.select().from(bookings),
    db.select().from(charges),
    db.select().from(ledgerEntries),
    db.select().from(carOccupancies),
    db.select({ id, bookingId, kind, number, amount, creditsId }).from(papers),
    db.select({ bookingId: mails.bookingId, kind: mails.kind }).from(mails),
    db.select().from(outbox),
    desk.get('/today').then((response) => response.json() as Promise<TodayAnswer>),
  ])
  const waiting = events.filter(({ deliveredAt }) => deliveredAt === null).map(({ payload }) => payload)
  const isIn = (list: TodayAnswer['weOwe'], of: number) => list.some((one) => one.id === of)
  return {
    bookings: new Map(rows.map((row) => [row.id, row])),
    cost: (of: number) => sumsOf(charged, of),
    paid: (of: number) => sumsOf(moved, of),
    car: (of: number, now: number) => {
      const own = taken.find((row) => row.bookingId === of)
      return own && (own.holdExpiresAt === null || own.holdExpiresAt.getTime() > now) ? own.carId : null
    },
    owed: (of: number) => isIn(today.weOwe, of),
    due: (of: number) => isIn(today.owedToUs, of),
    papers: Map.groupBy(issued, (paper) => paper.bookingId),
    letters,
    isWaiting: new Set(waiting.flatMap((payload) => ('bookingId' in payload ? [payload.bookingId] : []))),
  }
}

function sumsOf(rows: readonly Row[], of: number): Sums {
  const sum = (account: Row['account']) =>
    rows
      .filter((row) => row.bookingId === of && row.account === account)
      .reduce((total, one) => total + one.amount, 0)
  return { rent: sum('rent'), deposit: sum('deposit') }
}
