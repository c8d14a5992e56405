import type { Cents } from '../domain/money.ts'
import type { LineKind, QuoteLine } from '../domain/pricing/quote-line.ts'
import { formatDayRange, formatMoney, formatPercent, formatWeekdays } from '../i18n/format.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Messages } from '../i18n/messages.ts'
import type { RentalFacts } from './booking-facts.ts'
import { createTranslator } from './translator.ts'

/** What a price is told from: a booking's, or one that is only asked for. */
type PricedFacts = Pick<RentalFacts, 'lines' | 'services' | 'rent' | 'return'>

type Heading = 'carRent' | 'fees' | 'extras'

/** A line of a price as people read it; `reasons` is its small print, often empty. */
export type WordedLine = { text: string; reasons: string; amount: Cents; shown: string }
export type WordedSection = { title: string; lines: WordedLine[] }

const headings: Record<LineKind, Heading> = {
  'car-days': 'carRent',
  'car-hours': 'carRent',
  weekend: 'carRent',
  'group-coupon': 'carRent',
  'rent-fee': 'fees',
  'rent-coupon': 'fees',
  'return-fee': 'fees',
  'return-coupon': 'fees',
  service: 'extras',
  'service-coupon': 'extras',
  'end-regulation': 'extras',
  'late-return': 'fees',
}
const order: readonly Heading[] = ['carRent', 'fees', 'extras']

/** The price in the words of the website: what was read before ordering is read again in every mail and paper. */
export function priceSections(booking: PricedFacts, texts: Messages, locale: Locale): WordedSection[] {
  const t = createTranslator('price', texts, locale)
  return order
    .map((heading) => ({
      title: t(heading),
      lines: booking.lines
        .filter(({ kind }) => headings[kind] === heading)
        .map((line) => wordedLine(line, booking, texts, locale)),
    }))
    .filter(({ lines }) => lines.length > 0)
}

function wordedLine(line: QuoteLine, booking: PricedFacts, texts: Messages, locale: Locale): WordedLine {
  const t = createTranslator('common', texts, locale)
  const isIncluded = line.kind === 'service' && line.amount === 0
  return {
    text: lineText(line, booking, texts, locale),
    reasons: reasonsOf(line, texts, locale).join(' · '),
    amount: line.amount,
    shown: isIncluded ? t('included') : formatMoney(line.amount, locale),
  }
}

function lineText(line: QuoteLine, booking: PricedFacts, texts: Messages, locale: Locale): string {
  const t = createTranslator('price.lines', texts, locale)
  const rent = booking.rent.place
  const back = booking.return.place
  switch (line.kind) {
    case 'car-days':
    case 'car-hours': {
      const { weekdays, seasonStart, seasonEnd } = line.details
      return t(line.kind, {
        days: line.quantity,
        hours: line.quantity,
        weekdays: formatWeekdays(weekdays, locale),
        season: formatDayRange(seasonStart, seasonEnd, locale),
      })
    }
    case 'weekend':
      return t('weekend', { percent: formatPercent(line.details.discount, locale) })
    case 'group-coupon':
      return t('group-coupon', { code: line.details.code })
    case 'rent-fee':
      return t('rent-fee', { place: rent })
    case 'rent-coupon':
      return t('rent-coupon', { code: line.details.code, place: rent })
    case 'return-fee':
      return t('return-fee', { place: back })
    case 'return-coupon':
      return t('return-coupon', { code: line.details.code, place: back })
    case 'service':
      return t('service', { service: serviceName(booking, line.details.serviceId) })
    case 'service-coupon': {
      const { code, serviceId } = line.details
      return t('service-coupon', { code, service: serviceName(booking, serviceId) })
    }
    case 'end-regulation': {
      const { percent, isDiscount } = line.details
      return t('end-regulation', {
        percent: formatPercent(percent, locale),
        isDiscount: String(isDiscount),
      })
    }
    case 'late-return': {
      const { days, hours } = line.details
      return t('late-return', { lateDays: days, lateHours: hours })
    }
  }
}

/** How many times how much, and what made one piece cost that. */
function reasonsOf(line: QuoteLine, texts: Messages, locale: Locale): string[] {
  const t = createTranslator('price.details', texts, locale)
  const money = (amount: Cents) => formatMoney(amount, locale)
  const reasons: string[] = []
  if (line.kind === 'car-days' || line.kind === 'car-hours') {
    const { listPrice, regulation } = line.details
    if (listPrice && listPrice !== line.unitAmount) reasons.push(t('listPrice', { amount: money(listPrice) }))
    if (regulation) reasons.push(t('regulation', { amount: money(regulation) }))
  }
  if (line.kind === 'car-days' || line.kind === 'car-hours' || line.kind === 'service') {
    const { discount } = line.details
    if (discount) reasons.push(t('discount', { percent: formatPercent(discount, locale) }))
  }
  if (line.kind === 'service' && line.details.markup) {
    reasons.push(t('markup', { percent: formatPercent(line.details.markup, locale) }))
  }
  if (line.quantity > 1 && line.unitAmount !== null) {
    reasons.push(t('times', { quantity: String(line.quantity), amount: money(line.unitAmount) }))
  }
  return reasons
}

function serviceName({ services }: PricedFacts, serviceId: number): string {
  return services.find(({ id }) => id === serviceId)?.name ?? `#${serviceId}`
}
