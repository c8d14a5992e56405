import { useLocale, useTranslations } from 'use-intl'
import { shortMoney } from '../pricelist/short-money.ts'
import type { Cover } from './covers.ts'

/** The covers side by side: what one pays when something happens, and what that costs a day. */
export function CoverCards({ covers }: { covers: readonly Cover[] }) {
  const t = useTranslations('insurance')
  const common = useTranslations('common')
  const locale = useLocale()
  return (
    <ul className="grid gap-4 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_auto_1fr]">
      {covers.map(({ id, kind, name, excess, pricePerDay }) => (
        <li
          key={id}
          className="bg-surface shadow-card grid content-start gap-5 rounded-2xl p-6 md:row-span-3 md:grid-rows-subgrid"
        >
          <h3 className="text-h3">{name}</h3>
          <dl className="grid gap-1">
            <dt className="text-ink-soft text-small">{t('excessAmount')}</dt>
            <dd className="text-h1 tabular-nums">{shortMoney(excess, locale)}</dd>
            <dt className="text-ink-soft text-small mt-3">{t('pricePerDay')}</dt>
            <dd className="text-h3">
              {pricePerDay > 0 ? shortMoney(pricePerDay, locale) : common('included')}
            </dd>
          </dl>
          <p className="text-ink-soft border-line border-t pt-4">{t(`covers.${kind}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}
