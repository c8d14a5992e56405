import { OPEN_DAYS } from '../../domain/booking/links.ts'
import { dayFrom } from '../../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { type Cents, cents } from '../../domain/money.ts'
import { chargeWords } from '../../i18n/charge-words.ts'
import { formatCalendarDay, formatTeaser } from '../../i18n/format.ts'
import { type Locale, localeTags } from '../../i18n/locales.ts'
import { showPhone } from '../ui/phone.tsx'

/** The day on which the conditions and the privacy notice took their present words: change it with them. */
const EDITION = '2026-11-18'

/** What the legal texts leave open. */
export function legalValues({ company, groups, services }: Catalogue, holdMinutes: number, locale: Locale) {
  const deposits = [...groups.values()].filter(({ isActive }) => isActive).map(({ deposit }) => deposit)
  return {
    company: company.name,
    registryCode: company.registryCode,
    address: company.address,
    email: company.email,
    phone: showPhone(company.phone),
    hold: durationOf(holdMinutes, locale),
    depositFrom: withoutUnit(cents(Math.min(...deposits)), locale),
    depositTo: formatTeaser(cents(Math.max(...deposits)), locale),
    openDays: OPEN_DAYS,
    /** Below which a driver costs a fee; 0 where none does. */
    youngAge: Math.max(0, ...[...services.values()].map(({ youngDriverAge }) => youngDriverAge ?? 0)),
    ...chargeWords(company, locale),
    // "alates 1. november" would be bad Estonian, 01/11 is two dates in English.
    date: formatCalendarDay(dayFrom(EDITION), locale, locale === 'en' ? 'long' : 'numeric'),
  }
}

/** "30 minutit", "24 tundi". */
function durationOf(minutes: number, locale: Locale): string {
  const isHours = minutes % 60 === 0
  const unit = { style: 'unit', unit: isHours ? 'hour' : 'minute', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(localeTags[locale], unit).format(isHours ? minutes / 60 : minutes)
}

/** The first of two amounts: `150–500 €`, but `€150–€500`. */
function withoutUnit(amount: Cents, locale: Locale): string {
  return formatTeaser(amount, locale).replace(/\s€$/, '')
}
