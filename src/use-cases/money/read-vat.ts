import { and, asc, gte, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { PaperKind } from '../../domain/booking/paper-kinds.ts'
import { type CalendarMonth, type MonthSpan, monthSpans } from '../../domain/calendar/months.ts'
import { type Cents, cents, minus, negative, type PercentHundredths, plus } from '../../domain/money.ts'

const { papers } = schema

/** Invoices and credit notes of the months, without their files. */
export async function readBilled(db: Database, { from, to }: Pick<MonthSpan, 'from' | 'to'>) {
  const { id, number, kind, bookingId, amount, vat, vatRate, createdAt } = papers
  const rows = await db
    .select({ id, number, kind, bookingId, amount, vat, vatRate, createdAt })
    .from(papers)
    .where(and(inArray(papers.kind, ['invoice', 'credit-note']), gte(createdAt, from), lt(createdAt, to)))
    .orderBy(asc(id))
  return rows.flatMap((row) =>
    row.amount !== null && row.vat !== null && row.vatRate !== null && isBilled(row.kind)
      ? [{ ...row, kind: row.kind, amount: row.amount, vat: row.vat, vatRate: row.vatRate }]
      : [],
  )
}

const isBilled = (kind: PaperKind): kind is 'invoice' | 'credit-note' =>
  kind === 'invoice' || kind === 'credit-note'

export type VatRow = {
  rate: PercentHundredths
  invoiced: Cents
  credited: Cents
  net: Cents
  vat: Cents
  gross: Cents
}

/** VAT by month and rate: what was invoiced less what was credited, by the day of issue. */
export async function readVat(
  db: Database,
  first: CalendarMonth,
  last: CalendarMonth,
): Promise<{ months: { month: CalendarMonth; rates: VatRow[] }[]; total: VatRow[] }> {
  const spans = monthSpans(first, last)
  const [begin, end] = [spans[0], spans.at(-1)]
  if (!begin || !end) return { months: [], total: [] }
  const billed = await readBilled(db, { from: begin.from, to: end.to })
  const months = spans.map(({ month, from, to }) => ({
    month,
    rates: byRate(billed.filter(({ createdAt }) => createdAt >= from && createdAt < to)),
  }))
  return { months, total: byRate(billed) }
}

type Billed = Awaited<ReturnType<typeof readBilled>>

const byRate = (billed: Billed): VatRow[] =>
  [...Map.groupBy(billed, ({ vatRate }) => vatRate)]
    .map(([rate, ofRate]) => ofRate.reduce(added, emptyRow(rate)))
    .toSorted((a, b) => b.rate - a.rate)

const emptyRow = (rate: PercentHundredths): VatRow => {
  const none = cents(0)
  return { rate, invoiced: none, credited: none, net: none, vat: none, gross: none }
}

function added(row: VatRow, { kind, amount, vat }: Billed[number]): VatRow {
  const signed = (value: Cents) => (kind === 'invoice' ? value : negative(value))
  return {
    rate: row.rate,
    invoiced: kind === 'invoice' ? plus(row.invoiced, amount) : row.invoiced,
    credited: kind === 'invoice' ? row.credited : plus(row.credited, amount),
    net: plus(row.net, signed(minus(amount, vat))),
    vat: plus(row.vat, signed(vat)),
    gross: plus(row.gross, signed(amount)),
  }
}
