import { useTranslations } from 'use-intl'
import { cents } from '../../../domain/money.ts'
import type { GroupPrices, SeasonPrices, WeekdayPrice } from '../../../domain/pricing/price-overview.ts'
import type { DaysRange } from '../../../domain/pricing/seasons.ts'
import { formatMoney, formatWeekdays } from '../../../i18n/format.ts'
import { useCurrentLocale } from '../../locale.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ListedGroup, PriceList } from './price-list.ts'

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- On a phone the table is laid out as blocks, and then a browser forgets the roles of its tags. */

/**
 * Groups by lengths of rental. On a phone every row becomes a block with its prices side by side, so that nothing
 * scrolls sideways; the roles keep it a table for those who hear it.
 */
export function SeasonTable(props: { season: SeasonPrices; list: PriceList; caption: string }) {
  const t = useTranslations('pricelist')
  const rangeName = useRangeName()
  const { ranges, groups } = props.list
  return (
    <table role="table" className="border-line block w-full border-t lg:table">
      <caption className="sr-only">{props.caption}</caption>
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row" className="text-ink-soft text-small border-line lg:border-b">
          <th role="columnheader" scope="col" className="px-6 py-3 text-left font-medium">
            {t('group')}
          </th>
          {ranges.map((range) => (
            <th
              key={range?.id ?? 0}
              role="columnheader"
              scope="col"
              className="py-3 pr-6 text-right font-medium"
            >
              {rangeName(range)}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="sr-only">{t('weekdays')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="divide-line block divide-y lg:table-row-group">
        {groups.map((group) => {
          const prices = props.season.groups.find(({ groupId }) => groupId === group.id)
          return <GroupRow key={group.id} group={group} prices={prices} ranges={ranges} />
        })}
      </tbody>
    </table>
  )
}

function GroupRow(props: {
  group: ListedGroup
  prices: GroupPrices | undefined
  ranges: PriceList['ranges']
}) {
  const t = useTranslations('pricelist')
  const locale = useCurrentLocale()
  const rangeName = useRangeName()
  const { group, prices, ranges } = props
  return (
    <tr
      role="row"
      className="grid grid-cols-[repeat(auto-fit,minmax(3.75rem,1fr))] gap-x-1 px-4 py-4 sm:px-6 lg:table-row"
    >
      <th
        role="rowheader"
        scope="row"
        className="text-h3 text-left align-baseline max-lg:col-span-full max-lg:mb-2 lg:py-4 lg:pl-6"
      >
        {group.name}
      </th>
      {prices ? (
        ranges.map((range, index) => (
          <td
            key={range?.id ?? 0}
            role="cell"
            className="align-baseline tabular-nums lg:py-4 lg:pr-6 lg:text-right"
          >
            <span aria-hidden="true" className="text-ink-soft text-label block lg:hidden">
              {shortRange(range)}
            </span>
            <span className="font-semibold whitespace-nowrap max-lg:text-small">
              {formatMoney(prices.cheapest[index] ?? cents(0), locale)}
            </span>
          </td>
        ))
      ) : (
        <td role="cell" colSpan={ranges.length} className="text-ink-soft lg:py-4 lg:pr-6 lg:text-right">
          {t('noPrice')}
        </td>
      )}
      <td role="cell" className="align-baseline max-lg:col-span-full lg:py-2 lg:pr-6">
        {prices ? <WeekdayPrices prices={prices.weekdays} length={rangeName(ranges[0])} /> : null}
      </td>
    </tr>
  )
}

function useRangeName() {
  const t = useTranslations('pricelist')
  const common = useTranslations('common')
  return (range: DaysRange | undefined): string => {
    if (!range) return t('pricePerDay')
    if (range.maxDay === null) return t('rangeFrom', { min: range.minDay })
    if (range.maxDay === range.minDay) return common('days', { days: range.minDay })
    return t('range', { min: range.minDay, max: range.maxDay })
  }
}

function shortRange(range: DaysRange | undefined): string {
  if (!range) return ''
  if (range.maxDay === null) return `${range.minDay}+`
  return range.maxDay === range.minDay ? `${range.minDay}` : `${range.minDay}–${range.maxDay}`
}

/** Which weekdays cost more in a rental of this length, and what an hour beyond the last day costs. */
function WeekdayPrices(props: { prices: readonly WeekdayPrice[]; length: string }) {
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
