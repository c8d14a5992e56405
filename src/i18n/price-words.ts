import type { useTranslations } from 'use-intl'
import type { Cents } from '../domain/money.ts'
import { lineForms, lineHeadings, type QuoteLine } from '../domain/pricing/quote-line.ts'
import { formatDayRange, formatMoney, formatPercent, formatWeekdays } from './format.ts'
import type { Locale } from './locales.ts'

/** The names that stand in the lines; the lines themselves know ids only. */
export type LineNames = { rentPlace: string; returnPlace: string; services?: ReadonlyMap<number, string> }

/** A line of a price as people read it; `reasons` is its small print, often empty. */
export type WordedLine = { text: string; reasons: string; amount: Cents; shown: string }
export type WordedSection = { title: string; lines: WordedLine[] }

/** The price in words: what was read before ordering is read again in every mail and paper, and by the staff. */
export function wordSections(
  lines: readonly QuoteLine[],
  names: LineNames,
  t: ReturnType<typeof useTranslations<never>>,
  locale: Locale,
): WordedSection[] {
  return lineHeadings
    .map((heading) => ({
      title: t(`price.${heading}`),
      lines: lines
        .filter(({ kind }) => lineForms[kind].heading === heading)
        .map((line) => ({
          text: wordLine(line, names, t, locale),
          reasons: wordReasons(line, t, locale).join(' · '),
          amount: line.amount,
          // A free service stays in the list, for it says what is included.
          shown:
            line.kind === 'service' && line.amount === 0
              ? t('common.included')
              : formatMoney(line.amount, locale),
        })),
    }))
    .filter((section) => section.lines.length > 0)
}

export function wordLine(
  line: QuoteLine,
  { rentPlace, returnPlace, services }: LineNames,
  t: ReturnType<typeof useTranslations<never>>,
  locale: Locale,
): string {
  const service = (id: number) => services?.get(id) ?? `#${id}`
  switch (line.kind) {
    case 'car-days':
    case 'car-hours': {
      const { weekdays, seasonStart, seasonEnd, season: name } = line.details
      const dates = formatDayRange(seasonStart, seasonEnd, locale)
      return t(`price.lines.${line.kind}`, {
        days: line.quantity,
        hours: line.quantity,
        weekdays: formatWeekdays(weekdays, locale),
        season: name ? t('price.namedSeason', { name: name[locale], dates }) : dates,
      })
    }
    case 'weekend':
      return t('price.lines.weekend', { percent: formatPercent(line.details.discount, locale) })
    case 'group-coupon':
      return t('price.lines.group-coupon', { code: line.details.code })
    case 'company-discount': {
      const { company, percent } = line.details
      return t('price.lines.company-discount', { company, percent: formatPercent(percent, locale) })
    }
    case 'company-days':
    case 'company-hours':
      return t(`price.lines.${line.kind}`, {
        days: line.quantity,
        hours: line.quantity,
        company: line.details.company,
      })
    case 'rent-fee':
      return t('price.lines.rent-fee', { place: rentPlace })
    case 'rent-coupon':
      return t('price.lines.rent-coupon', { code: line.details.code, place: rentPlace })
    case 'return-fee':
      return t('price.lines.return-fee', { place: returnPlace })
    case 'return-coupon':
      return t('price.lines.return-coupon', { code: line.details.code, place: returnPlace })
    case 'service':
      return t('price.lines.service', { service: service(line.details.serviceId) })
    case 'service-coupon': {
      const { code, serviceId } = line.details
      return t('price.lines.service-coupon', { code, service: service(serviceId) })
    }
    case 'end-regulation': {
      const { percent, isDiscount } = line.details
      return t('price.lines.end-regulation', {
        percent: formatPercent(percent, locale),
        isDiscount: String(isDiscount),
      })
    }
    case 'hand-discount': {
      const { percent } = line.details
      return percent > 0
        ? t('price.lines.hand-discount', { percent: formatPercent(percent, locale) })
        : t('price.lines.hand-amount')
    }
    case 'agreed-price':
      return t('price.lines.agreed-price')
    case 'late-return': {
      const { days, hours } = line.details
      return t('price.lines.late-return', { lateDays: days, lateHours: hours })
    }
    case 'cancel-fee':
      return t('price.lines.cancel-fee')
    case 'extra-charge':
      return t(`price.extraCharges.${line.details.charge}`)
  }
}

/** How many times how much, and what made one piece cost that. */
function wordReasons(
  line: QuoteLine,
  t: ReturnType<typeof useTranslations<never>>,
  locale: Locale,
): string[] {
  const money = (amount: Cents) => formatMoney(amount, locale)
  const reasons: string[] = []
  if (line.kind === 'car-days' || line.kind === 'car-hours') {
    const { listPrice, regulation } = line.details
    if (listPrice && listPrice !== line.unitAmount)
      reasons.push(t('price.details.listPrice', { amount: money(listPrice) }))
    if (regulation) reasons.push(t('price.details.regulation', { amount: money(regulation) }))
  }
  if (line.kind === 'car-days' || line.kind === 'car-hours' || line.kind === 'service') {
    const { discount } = line.details
    if (discount) reasons.push(t('price.details.discount', { percent: formatPercent(discount, locale) }))
  }
  if (line.kind === 'service' && line.details.markup) {
    reasons.push(t('price.details.markup', { percent: formatPercent(line.details.markup, locale) }))
  }
  if (line.kind === 'extra-charge') reasons.push(line.details.reason)
  if (line.quantity > 1 && line.unitAmount !== null) {
    reasons.push(
      t('price.details.times', { quantity: String(line.quantity), amount: money(line.unitAmount) }),
    )
  }
  return reasons
}
