import type { PriceLine } from '../../../contract/visitor/answers.ts'
import { parseDay, type Weekday } from '../../../domain/calendar/wall-clock.ts'
import { type PercentHundredths, percentHundredths } from '../../../domain/money.ts'
import { formatDayRange, formatWeekdays } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'

/** What a line of a price may say about itself; which of them it says depends on its kind. */
export type LineDetails = {
  /** `E–K` */
  weekdays: string
  /** First and last day of the season. */
  season: string
  listPrice: number
  regulation: number
  /** Percent, in hundredths as the formats want it. */
  discount: PercentHundredths
  markup: PercentHundredths
  percent: PercentHundredths
  isDiscount: boolean
  code: string
  serviceId: number
  /** How late the car came back. */
  days: number
  hours: number
}

/** The details travel as loose JSON: whatever is missing or of another kind reads as nothing. */
export function lineDetails({ details }: PriceLine, locale: Locale): LineDetails {
  const number = (key: string) => (typeof details[key] === 'number' ? details[key] : 0)
  const text = (key: string) => (typeof details[key] === 'string' ? details[key] : '')
  const start = parseDay(text('seasonStart'))
  const end = parseDay(text('seasonEnd'))
  return {
    weekdays: formatWeekdays(weekdaysFrom(details.weekdays), locale),
    season: start === undefined || end === undefined ? '' : formatDayRange(start, end, locale),
    listPrice: number('listPrice'),
    regulation: number('regulation'),
    discount: hundredths(number('discount')),
    markup: hundredths(number('markup')),
    percent: hundredths(number('percent')),
    isDiscount: details.isDiscount === true,
    code: text('code'),
    serviceId: number('serviceId'),
    days: number('days'),
    hours: number('hours'),
  }
}

export type LineSection = 'carRent' | 'fees' | 'extras'

const sections: Record<PriceLine['kind'], LineSection> = {
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

/** The lines under their headings, in the order of the price; free ones stay, for they say what is included. */
export function lineSections(lines: readonly PriceLine[]): { section: LineSection; lines: PriceLine[] }[] {
  const order: LineSection[] = ['carRent', 'fees', 'extras']
  return order
    .map((section) => ({ section, lines: lines.filter(({ kind }) => sections[kind] === section) }))
    .filter((part) => part.lines.length > 0)
}

const hundredths = (percent: number) => percentHundredths(Math.round(percent * 100))

function weekdaysFrom(value: unknown): Weekday[] {
  const days: unknown[] = Array.isArray(value) ? value : []
  return days.filter((day): day is Weekday => Number.isInteger(day) && Number(day) >= 0 && Number(day) <= 6)
}
