import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { cents } from '../../../domain/money.ts'
import type { GroupPrices, SeasonPrices, WeekdayPrice } from '../../../domain/pricing/price-overview.ts'
import type { DaysRange } from '../../../domain/pricing/seasons.ts'
import { formatMoney, formatWeekdays } from '../../../i18n/format.ts'
import { useCurrentLocale } from '../../locale.ts'
import type { ListedGroup, PriceList } from './price-list.ts'

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- On a phone the table is laid out as blocks, and then a browser forgets the roles of its tags. */

/** Groups by lengths of rental. On a phone it is no longer laid out as a table; the roles keep it one for those who hear it. */
export function SeasonTable(props: { season: SeasonPrices; list: PriceList; caption: string }) {
  const t = useTranslations('pricelist')
  const rangeName = useRangeName()
  const { ranges, groups } = props.list
  return (
    <table role="table" className="season-table">
      <caption className="sr-only">{props.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('group')}
          </th>
          {ranges.map((range) => (
            <th key={range?.id ?? 0} role="columnheader" scope="col">
              {rangeName(range)}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="sr-only">{t('weekdays')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
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
    <tr role="row">
      <th role="rowheader" scope="row">
        {group.name}
        {prices && prices.minDays > 1 ? (
          <span className="text-ink-soft text-small block font-normal">
            {t('atLeast', { days: prices.minDays })}
          </span>
        ) : null}
      </th>
      {prices ? (
        ranges.map((range, index) => (
          <td key={range?.id ?? 0} role="cell" data-days={shortRange(range)}>
            {formatMoney(prices.cheapest[index] ?? cents(0), locale)}
          </td>
        ))
      ) : (
        <td role="cell" colSpan={ranges.length}>
          {t('noPrice')}
        </td>
      )}
      <td role="cell">
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
    <details>
      <summary>{t('weekdays')}</summary>
      <p>{props.length}</p>
      <dl className={hours.length === 1 ? undefined : 'hours-differ'}>
        {prices.map(({ weekdays, day, hour }) => (
          <Fragment key={weekdays.join()}>
            <dt>{formatWeekdays(weekdays, locale)}</dt>
            <dd>
              {formatMoney(day, locale)}
              {hours.length > 1 ? (
                <span>
                  {' '}
                  ({t('extraHour')} {formatMoney(hour, locale)})
                </span>
              ) : null}
            </dd>
          </Fragment>
        ))}
        {hours.length === 1 ? (
          <>
            <dt>{t('extraHour')}</dt>
            <dd>{formatMoney(hours[0] ?? cents(0), locale)}</dd>
          </>
        ) : null}
      </dl>
    </details>
  )
}
