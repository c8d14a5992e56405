import { useTranslations } from 'use-intl'
import { formatPercent, formatPeriodEnds } from '../../../i18n/format.ts'
import { useCurrentLocale } from '../../locale.ts'
import { Icon } from '../../ui/icon.tsx'
import type { PriceList } from './price-list.ts'

/** What else moves a price, in words. */
export function PriceRules({ list }: { list: PriceList }) {
  const t = useTranslations('pricelist')
  const locale = useCurrentLocale()
  const { weekendDiscount, specialTimes } = list
  const weekend =
    weekendDiscount > 0 ? [t('weekend', { percent: formatPercent(weekendDiscount, locale) })] : []
  const periods = specialTimes.map(({ start, end, percent, isDiscount }) =>
    t(isDiscount ? 'periodDiscount' : 'periodSurcharge', {
      ...formatPeriodEnds(start, end, locale),
      percent: formatPercent(percent, locale),
    }),
  )
  const rules = [
    { icon: 'percent', title: t('discountsTitle'), texts: [t('discountsLead')] },
    { icon: 'calendar', title: t('weekendTitle'), texts: weekend },
    { icon: 'clock', title: t('hoursTitle'), texts: [t('hours')] },
    { icon: 'star', title: t('periodsTitle'), texts: periods },
  ].filter(({ texts }) => texts.length > 0)
  return (
    <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
      {rules.map(({ icon, title, texts }) => (
        <li key={title} className="grid content-start gap-2">
          <Icon name={icon} className="text-brand size-6" />
          <h3 className="text-h3">{title}</h3>
          {texts.map((text) => (
            <p key={text} className="text-ink-soft">
              {text}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
