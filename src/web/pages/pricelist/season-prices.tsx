import { useTranslations } from 'use-intl'
import type { CalendarDay } from '../../../domain/calendar/wall-clock.ts'
import { cents } from '../../../domain/money.ts'
import type { SeasonPrices } from '../../../domain/pricing/price-overview.ts'
import { formatLongDayRange, formatMoney } from '../../../i18n/format.ts'
import { Section } from '../../content/service-sections.tsx'
import { useCurrentLocale } from '../../locale.ts'
import { Icon } from '../../ui/icon.tsx'
import type { PriceList } from './price-list.ts'
import { SeasonTable } from './season-table.tsx'

/** One season under the other; the one in force is open, the others open without scripts as well. */
export function Seasons({ list, today }: { list: PriceList; today: CalendarDay }) {
  const t = useTranslations('pricelist')
  return (
    <Section id="seasons" title={t('seasonsTitle')} lead={t('seasonsLead')} className="gap-8">
      <div className="grid gap-4">
        {list.seasons.map((season) => (
          <Season key={season.periods[0]?.start} season={season} list={list} today={today} />
        ))}
      </div>
    </Section>
  )
}

function Season(props: { season: SeasonPrices; list: PriceList; today: CalendarDay }) {
  const t = useTranslations('pricelist')
  const locale = useCurrentLocale()
  const { periods, groups, name } = props.season
  const isNow = periods.some(({ start, end }) => start <= props.today && props.today <= end)
  const dates = periods.map(({ start, end }) => formatLongDayRange(start, end, locale))
  const cheapest = cents(Math.min(...groups.flatMap((group) => group.cheapest)))
  return (
    <details open={isNow} className="group/season bg-surface shadow-card overflow-clip rounded-2xl">
      <summary className="hover:bg-ground flex min-h-16 cursor-pointer list-none items-center gap-4 p-4 sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-1 flex-wrap items-center gap-x-6 gap-y-1">
          <span className="flex flex-wrap gap-x-4 font-semibold">
            {name ? <span>{name[locale]}</span> : null}
            {dates.map((text) => (
              <span key={text} className="sm:whitespace-nowrap">
                {text}
              </span>
            ))}
          </span>
          {isNow ? (
            <span className="text-positive text-small flex items-center gap-1.5 font-medium">
              <Icon name="check" className="size-4" />
              {t('seasonNow')}
            </span>
          ) : null}
          <span className="text-ink-soft sm:ml-auto">
            {t('fromPerDay', { amount: formatMoney(cheapest, locale) })}
          </span>
        </span>
        <Icon name="chevron-down" className="size-5 transition-transform group-open/season:rotate-180" />
      </summary>
      <SeasonTable
        season={props.season}
        list={props.list}
        caption={t('pricesOf', { season: dates.join(', ') })}
      />
    </details>
  )
}
