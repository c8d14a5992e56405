import type { Locale } from './locales.ts'

/**
 * How the three languages write numbers, days and lists. Not by Intl: the first formatter that a browser makes costs a
 * phone a tenth of a second, in the middle of waking up a page, and browsers differ in their spaces. A test compares
 * every one with Intl's.
 */

const NO_BREAK_SPACE = '\u00a0'
const MINUS = '−'

type Numerals = { point: string; group: string; leastGrouped: number }

const numerals: Record<Locale, Numerals> = {
  et: { point: ',', group: NO_BREAK_SPACE, leastGrouped: 10_000 },
  en: { point: '.', group: ',', leastGrouped: 1_000 },
  ru: { point: ',', group: NO_BREAK_SPACE, leastGrouped: 1_000 },
}

/** `1234,5`, `1,234.5`, `1 234,5`: between `least` and `most` digits after the point, with a true minus sign. */
export function writtenNumber(value: number, locale: Locale, least = 0, most = 3): string {
  const { point, group, leastGrouped } = numerals[locale]
  const [whole = '', digits = ''] = Math.abs(value).toFixed(most).split('.')
  const kept = digits.slice(0, least) + digits.slice(least).replace(/0+$/, '')
  const shown = Number(whole) < leastGrouped ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
  const sign = value < 0 && Number(whole + digits) > 0 ? MINUS : ''
  return sign + shown + (kept === '' ? '' : point + kept)
}

export function writtenEuros(euros: number, locale: Locale, digits: 0 | 2): string {
  const amount = writtenNumber(Math.abs(euros), locale, digits, digits)
  const sign = euros < 0 ? MINUS : ''
  return locale === 'en' ? `${sign}€${amount}` : `${sign}${amount}${NO_BREAK_SPACE}€`
}

export function writtenPercent(percent: number, locale: Locale): string {
  return writtenNumber(percent, locale, 0, 2) + (locale === 'ru' ? `${NO_BREAK_SPACE}%` : '%')
}

type Names = { months: string; shortMonths: string; weekdays: string; shortWeekdays: string }

const names: Record<Locale, Names> = {
  et: {
    months: 'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember',
    shortMonths: 'jaan veebr märts apr mai juuni juuli aug sept okt nov dets',
    weekdays: 'pühapäev esmaspäev teisipäev kolmapäev neljapäev reede laupäev',
    shortWeekdays: 'P E T K N R L',
  },
  en: {
    months: 'January February March April May June July August September October November December',
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    shortWeekdays: 'Sun Mon Tue Wed Thu Fri Sat',
  },
  ru: {
    months: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    shortMonths: 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.',
    weekdays: 'воскресенье понедельник вторник среда четверг пятница суббота',
    shortWeekdays: 'вс пн вт ср чт пт сб',
  },
}
const nameIn = (list: keyof Names, index: number, locale: Locale) =>
  names[locale][list].split(' ')[index] ?? ''

/** The parts of a day's name; a moment is read as if its zone were UTC. */
export const writtenDays = {
  numeric: (at: Date, locale: Locale) =>
    [twoDigits(at.getUTCDate()), twoDigits(at.getUTCMonth() + 1), at.getUTCFullYear()].join(
      locale === 'en' ? '/' : '.',
    ),
  dayMonthNumeric: (at: Date, locale: Locale) =>
    [twoDigits(at.getUTCDate()), twoDigits(at.getUTCMonth() + 1)].join(locale === 'en' ? '/' : '.'),
  dayMonth: (at: Date, locale: Locale) => ordinal(at, locale) + nameIn('months', at.getUTCMonth(), locale),
  long: (at: Date, locale: Locale) => {
    const year = `${at.getUTCFullYear()}${locale === 'ru' ? ' г.' : ''}`
    return `${writtenDays.dayMonth(at, locale)} ${year}`
  },
  weekday: (at: Date, locale: Locale) => nameIn('weekdays', at.getUTCDay(), locale),
  shortWeekday: (at: Date, locale: Locale) => nameIn('shortWeekdays', at.getUTCDay(), locale),
  /** `K, 18. nov`: enough to recognise a day by, and short enough for a phone. */
  short: (at: Date, locale: Locale) =>
    writtenDays.shortWeekday(at, locale) +
    (locale === 'en' ? ' ' : ', ') +
    ordinal(at, locale) +
    nameIn('shortMonths', at.getUTCMonth(), locale),
}

const twoDigits = (count: number) => String(count).padStart(2, '0')
const ordinal = (at: Date, locale: Locale) => `${at.getUTCDate()}${locale === 'et' ? '.' : ''} `

const and: Record<Locale, string> = { et: 'ja', en: 'and', ru: 'и' }

/** `A, B ja C` */
export function writtenList(items: readonly string[], locale: Locale): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${and[locale]} ${items.at(-1)}`
}
