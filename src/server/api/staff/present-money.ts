import type {
  AgesAnswer,
  ClosingAnswer,
  MoneyDayAnswer,
  RevenueAnswer,
  VatRateRow,
} from '../../../contract/staff/money.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import { type Cents, eurosFromCents as euros, minus } from '../../../domain/money.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { nameIn } from '../../../i18n/name-in.ts'
import type { DayClosing } from '../../../use-cases/money/close-day.ts'
import type { AgedSums } from '../../../use-cases/money/read-ages.ts'
import type { readDay } from '../../../use-cases/money/read-day.ts'
import type { readRevenue } from '../../../use-cases/money/read-revenue.ts'
import type { VatRow } from '../../../use-cases/money/read-vat.ts'

type Place = { id: number; name: string; nameEn: string; nameRu: string }
type Read<Reader extends (...args: never[]) => unknown> = Awaited<ReturnType<Reader>>

export function presentDay({ day, ...read }: Read<typeof readDay>, locale: Locale): MoneyDayAnswer {
  const named = (place: Place) => ({ id: place.id, name: nameIn(place, locale) })
  return {
    day,
    sums: read.sums.map(({ place, amount, closed, ...sum }) => ({
      ...sum,
      place: place && named(place),
      amount: euros(amount),
      closed: euros(closed),
    })),
    open: read.open.map(({ place, person, cash, card, since }) => ({
      place: named(place),
      person,
      cash: euros(cash),
      card: euros(card),
      since: labelText(since),
    })),
    closings: read.closings.map(({ closing, place, person, countedBy }) => ({
      ...presentCounted(closing),
      place: named(place),
      person,
      countedBy,
      reason: closing.reason,
      at: labelText(closing.createdAt),
    })),
  }
}

export function presentCounted(closing: DayClosing): Pick<ClosingAnswer, 'id' | 'cash' | 'card'> {
  const compared = (expected: Cents, counted: Cents) => ({
    expected: euros(expected),
    counted: euros(counted),
    difference: euros(minus(counted, expected)),
  })
  return {
    id: closing.id,
    cash: compared(closing.cashExpected, closing.cashCounted),
    card: compared(closing.cardExpected, closing.cardCounted),
  }
}

export const presentVatRow = ({ rate, ...sums }: VatRow): VatRateRow => ({
  rate: rate / 100,
  invoiced: euros(sums.invoiced),
  credited: euros(sums.credited),
  net: euros(sums.net),
  vat: euros(sums.vat),
  gross: euros(sums.gross),
})

export function presentAged({ rows, amount, ages }: AgedSums): AgesAnswer['receivables'] {
  return {
    rows: rows.map((row) => ({
      bookingId: row.bookingId,
      number: bookingNumber(row.bookingId),
      client: row.client,
      since: labelText(row.since).slice(0, 10),
      amount: euros(row.amount),
      ages: row.ages.map(euros),
    })),
    amount: euros(amount),
    ages: ages.map(euros),
  }
}

export function presentRevenue(
  read: Read<typeof readRevenue>,
  period: { from: string; to: string },
): RevenueAnswer {
  const inEuros = (sums: Record<'rent' | 'cancelFees' | 'extraCharges' | 'total', Cents>) => ({
    rent: euros(sums.rent),
    cancelFees: euros(sums.cancelFees),
    extraCharges: euros(sums.extraCharges),
    total: euros(sums.total),
  })
  const months = read.months.map(({ month, ...sums }) => ({ month, ...inEuros(sums) }))
  return { ...period, ...inEuros(read), months }
}
