import type { Cell } from '../../../contract/csv.ts'
import { AGE_ENDS } from '../../../domain/accounting/ages.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import type { Cents } from '../../../domain/money.ts'
import { formatDate } from '../../../i18n/format.ts'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'
import type { AgedSums } from '../../../use-cases/money/read-ages.ts'
import type { readRevenue } from '../../../use-cases/money/read-revenue.ts'
import type { readVat } from '../../../use-cases/money/read-vat.ts'

type Words = StaffMessages['money']
type Cells = { heads: string[]; rows: Cell[][] }
type Read<Reader extends (...args: never[]) => unknown> = Awaited<ReturnType<Reader>>

/** Always two decimals: some programs take 12,5 for a number of another kind. */
export const decimal = (amount: Cents): string => (amount / 100).toFixed(2).replace('.', ',')

/** The tables of the screen, without their sums: whoever loads the file adds up by themselves. */

const vatSums = ['invoiced', 'credited', 'net', 'vat', 'gross'] as const

export function vatCells({ months }: Read<typeof readVat>, { vat }: Words): Cells {
  const heads = [vat.month, vat.rate, ...vatSums.map((name) => vat[name])]
  const rows = months.flatMap(({ month, rates }) =>
    rates.map((row) => [month, `${row.rate / 100}%`, ...vatSums.map((name) => decimal(row[name]))]),
  )
  return { heads, rows }
}

export function agesCells(lists: Record<'receivables' | 'payables', AgedSums>, words: Words): Cells {
  const { ages } = words
  const heads = [
    ages.list,
    ages.booking,
    ages.client,
    ages.since,
    words.amount,
    ...AGE_ENDS.map((to, place) =>
      ages.between.replace('{from}', String((AGE_ENDS[place - 1] ?? -1) + 1)).replace('{to}', String(to)),
    ),
    ages.over.replace('{from}', String(AGE_ENDS.at(-1) ?? 0)),
  ]
  const rows = (['receivables', 'payables'] as const).flatMap((name) =>
    lists[name].rows.map((row) => [
      ages[name],
      bookingNumber(row.bookingId),
      row.client,
      formatDate(labelOf(row.since), 'et'),
      decimal(row.amount),
      ...row.ages.map(decimal),
    ]),
  )
  return { heads, rows }
}

const revenueSums = ['rent', 'cancelFees', 'extraCharges', 'total'] as const

export function revenueCells({ months }: Read<typeof readRevenue>, { revenue }: Words): Cells {
  const heads = [revenue.month, ...revenueSums.map((name) => revenue[name])]
  const rows = months.map((row) => [row.month, ...revenueSums.map((name) => decimal(row[name]))])
  return { heads, rows }
}
