import { dayFrom } from '../../domain/calendar/wall-clock.ts'
import { cents, centsFromEuros, percentHundredths } from '../../domain/money.ts'
import type { DayPriceDetails, QuoteLine } from '../../domain/pricing/quote-line.ts'
import type { PriceLine } from './answers.ts'

/** A line of the API as the domain has it, for whoever puts it into words or counts with it. */
export function readLine(line: PriceLine): QuoteLine {
  const amounts = {
    quantity: line.quantity,
    unitAmount: line.unitPrice === null ? null : amount(line.unitPrice),
    amount: amount(line.amount),
  }
  switch (line.kind) {
    case 'car-days':
    case 'car-hours':
      return { ...amounts, kind: line.kind, details: readDayPrice(line.details) }
    case 'weekend':
      return { ...amounts, kind: line.kind, details: { discount: percentage(line.details.discount) } }
    case 'hand-discount':
      return { ...amounts, kind: line.kind, details: { percent: percentage(line.details.percent) } }
    case 'service': {
      const { serviceId, discount, markup } = line.details
      const details = { serviceId, discount: percentage(discount), markup: percentage(markup) }
      return { ...amounts, kind: line.kind, details }
    }
    case 'company-discount': {
      const { company, percent } = line.details
      return { ...amounts, kind: line.kind, details: { company, percent: percentage(percent) } }
    }
    case 'end-regulation': {
      const { percent, isDiscount } = line.details
      return { ...amounts, kind: line.kind, details: { percent: percentage(percent), isDiscount } }
    }
    default:
      return { ...line, ...amounts }
  }
}

function readDayPrice(details: Extract<PriceLine, { kind: 'car-days' }>['details']): DayPriceDetails {
  return {
    weekdays: details.weekdays,
    seasonStart: dayFrom(details.seasonStart),
    seasonEnd: dayFrom(details.seasonEnd),
    ...(details.season ? { season: details.season } : {}),
    listPrice: amount(details.listPrice),
    regulation: amount(details.regulation),
    discount: percentage(details.discount),
  }
}

const amount = (euros: number) => centsFromEuros(euros) ?? cents(0)
const percentage = (percent: number) => percentHundredths(Math.round(percent * 100))
