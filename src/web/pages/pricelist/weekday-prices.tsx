import { useTranslations } from 'use-intl'
import { cents } from '../../../domain/money.ts'
import type { WeekdayPrice } from '../../../domain/pricing/price-overview.ts'
import { formatMoney, formatWeekdays } from '../../../i18n/format.ts'
import { useCurrentLocale } from '../../locale.ts'
import { Icon } from '../../ui/icon.tsx'

/** Which weekdays cost more in a rental of this length, and what an hour beyond the last day costs. */
export function WeekdayPrices(props: { prices: readonly WeekdayPrice[]; length: string }) {
  const { prices } = props
  const t = useTranslations('pricelist')
  const locale = useCurrentLocale()
  const hours = [...new Set(prices.map(({ hour }) => hour))]
  return (
    <details className="group/days">
      <summary className="text-ink-soft hover:text-ink text-small inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
        {t('weekdays')}
        <Icon name="chevron-down" className="size-4 transition-transform group-open/days:rotate-180" />
      </summary>
      <p className="text-ink-soft text-label mb-1">{props.length}</p>
      <dl className="text-small grid max-w-60 gap-1 pb-2 lg:w-40 tabular-nums">
        {prices.map(({ weekdays, day, hour }) => (
          <div key={weekdays.join()} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{formatWeekdays(weekdays, locale)}</dt>
            <dd className="font-medium">
              {formatMoney(day, locale)}
              {hours.length > 1 ? (
                <span className="text-ink-soft font-normal">
                  {' '}
                  ({t('extraHour')} {formatMoney(hour, locale)})
                </span>
              ) : null}
            </dd>
          </div>
        ))}
        {hours.length === 1 ? (
          <div className="border-line flex justify-between gap-4 border-t pt-1">
            <dt className="text-ink-soft">{t('extraHour')}</dt>
            <dd className="font-medium">{formatMoney(hours[0] ?? cents(0), locale)}</dd>
          </div>
        ) : null}
      </dl>
    </details>
  )
}
