import { type UnpaidLimits, unpaidUnder } from '../domain/booking/hold.ts'
import { OPEN_DAYS } from '../domain/booking/links.ts'
import type { CalendarDay } from '../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../domain/catalogue.ts'
import { type Cents, cents } from '../domain/money.ts'
import { groupedPhone } from '../domain/people/grouped-phone.ts'
import { STANDARD_TERMS_DAY } from '../domain/terms-text.ts'
import { chargeWords } from './charge-words.ts'
import { formatCalendarDay, formatTeaser } from './format.ts'
import { type Locale, localeTags } from './locales.ts'

/** What the legal texts leave open. */
export function legalValues(
  { company, groups, services, rules }: Pick<Catalogue, 'company' | 'groups' | 'services' | 'rules'>,
  unpaid: UnpaidLimits,
  locale: Locale,
  edition: CalendarDay = STANDARD_TERMS_DAY,
) {
  const deposits = [...groups.values()].filter(({ isActive }) => isActive).map(({ deposit }) => deposit)
  return {
    company: company.name,
    registryCode: company.registryCode,
    address: company.address,
    email: company.email,
    phone: groupedPhone(company.phone),
    hold: durationOf(unpaidUnder(unpaid, rules).payNowMinutes, locale),
    depositFrom: withoutUnit(cents(Math.min(...deposits)), locale),
    depositTo: formatTeaser(cents(Math.max(...deposits)), locale),
    openDays: OPEN_DAYS,
    /** Below which a driver costs a fee; 0 where none does. */
    youngAge: Math.max(0, ...[...services.values()].map(({ youngDriverAge }) => youngDriverAge ?? 0)),
    ...chargeWords({ ...company, ...rules }, locale),
    // "alates 1. november" would be bad Estonian, 01/11 is two dates in English.
    date: formatCalendarDay(edition, locale, locale === 'en' ? 'long' : 'numeric'),
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
