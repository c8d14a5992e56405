import type { Cents } from '../../../domain/money.ts'
import { formatMoney, formatTeaser } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'

/** `15 €` or `15,50 €`: in a sentence the cents of a round amount only disturb. */
export function shortMoney(amount: Cents, locale: Locale): string {
  return amount % 100 === 0 ? formatTeaser(amount, locale) : formatMoney(amount, locale)
}
