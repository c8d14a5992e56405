import { type UnpaidLimits } from '../../domain/booking/hold.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { type CalendarDay, dayOf } from '../../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { standardRules } from '../../domain/house-rules.ts'
import { editionName, editionNamed, editionSince, editionsUntil } from '../../domain/terms-text.ts'
import { formatCalendarDay } from '../../i18n/format.ts'
import type { HouseTexts } from '../../i18n/house-words.ts'
import { legalValues } from '../../i18n/legal-values.ts'
import type { Locale } from '../../i18n/locales.ts'
import { sayTerms, standardSections, standardTerms } from '../../i18n/terms-words.ts'
import type { TermsPage } from '../../web/content/terms-page.ts'

type Said = { catalogue: Catalogue; open: HouseTexts['open']; unpaid: UnpaidLimits; now: Date }

/** The conditions in force, or those that an address names; undefined when there are no such. */
export function termsPage(
  { catalogue, open, unpaid, now }: Said,
  asked: string | null,
  locale: Locale,
): TermsPage | undefined {
  const editions = editionsUntil(dayOf(labelOf(now)), catalogue)
  const [inForce = { termsId: null, rulesId: null }] = editions
  const edition = asked === null ? inForce : editionNamed(asked, catalogue)
  if (!edition) return undefined
  const { rulesId, termsId } = edition
  const rules = (rulesId === null ? undefined : catalogue.keptRules.get(rulesId)?.rules) ?? standardRules
  const since = editionSince(edition, catalogue)
  const values = legalValues({ ...catalogue, rules }, unpaid, locale, since)
  const own = catalogue.terms.find(({ id }) => id === termsId)?.[locale]
  const names = standardSections(open[locale])
  const text = sayTerms(own ?? standardTerms(open[locale]), rules, values, locale)
  return {
    values,
    isInForce: editionName(edition) === editionName(inForce),
    sections: text.map((section, place) => ({
      ...section,
      // Other pages lead to sections by these names.
      id: (names.length === text.length ? names[place] : undefined) ?? `section-${place + 1}`,
    })),
    editions: editions.map((one) => ({ name: editionName(one), since: dayText(one.since, locale) })),
  }
}

const dayText = (day: CalendarDay, locale: Locale) =>
  formatCalendarDay(day, locale, locale === 'en' ? 'long' : 'numeric')
