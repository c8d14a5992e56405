import { parseDay } from '../../domain/calendar/wall-clock.ts'
import { centsFromEuros } from '../../domain/money.ts'
import type { DayPriceDetails, QuoteLine } from '../../domain/pricing/quote-line.ts'
import type { PriceLine } from './answers.ts'

/** A line of the API as the domain has it, for whoever puts it into words or counts with it. */
export function readLine(line: PriceLine): QuoteLine {
  const amounts = {
    quantity: line.quantity,
    unitAmount: line.unitPrice === null ? null : hundredths(line.unitPrice),
    amount: hundredths(line.amount),
  }
  switch (line.kind) {
    case 'car-days':
    case 'car-hours':
      return { ...amounts, kind: line.kind, details: readDayPrice(line.details) }
    case 'weekend':
      return { ...amounts, kind: line.kind, details: { discount: hundredths(line.details.discount) } }
    case 'service': {
      const { serviceId, discount, markup } = line.details
      const details = { serviceId, discount: hundredths(discount), markup: hundredths(markup) }
      return { ...amounts, kind: line.kind, details }
    }
    case 'end-regulation': {
      const { percent, isDiscount } = line.details
      return { ...amounts, kind: line.kind, details: { percent: hundredths(percent), isDiscount } }
    }
    default:
      return { ...line, ...amounts }
  }
}

function readDayPrice(details: Extract<PriceLine, { kind: 'car-days' }>['details']): DayPriceDetails {
  return {
    weekdays: details.weekdays,
    seasonStart: parseDay(details.seasonStart) ?? 0,
    seasonEnd: parseDay(details.seasonEnd) ?? 0,
    listPrice: hundredths(details.listPrice),
    regulation: hundredths(details.regulation),
    discount: hundredths(details.discount),
  }
}

const hundredths = (value: number) => centsFromEuros(value) ?? 0
