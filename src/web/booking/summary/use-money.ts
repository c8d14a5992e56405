import { useLocale } from 'use-intl'
import { cents } from '../../../domain/money.ts'
import { formatMoney } from '../../../i18n/format.ts'

/** Prices arrive in euros, as the API speaks; every page shows them through this. */
export function useMoney(): (euros: number) => string {
  const locale = useLocale()
  return (euros) => formatMoney(cents(Math.round(euros * 100)), locale)
}
