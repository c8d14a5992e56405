import { useTranslations } from 'use-intl'
import { weeklyHours } from '../../../domain/calendar/opening-hours.ts'
import type { Location } from '../../../domain/catalogue.ts'
import { formatMinuteOfDay, formatShortMoney, formatWeekdays } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { Section } from '../../content/service-sections.tsx'
import { RoadMap, type Town } from '../../places/road-map.tsx'
import { Icon } from '../../ui/icon.tsx'

type FeeRow = ReturnType<typeof feeRows>[number]

const WEEK = 7

/** What handing over costs at a time of day; an empty amount: nothing. The weekdays are named only where they differ. */
export function feeRows({ hours }: Location, locale: Locale) {
  return weeklyHours(hours).flatMap(({ days, spans }) => {
    const on = days.length === WEEK ? '' : `${formatWeekdays(days, locale)} `
    return spans
      .flatMap(({ fees }) => fees)
      .map(({ start, end, rentPrice, returnPrice }) => ({
        time: `${on}${formatMinuteOfDay(start)}–${formatMinuteOfDay(end)}`,
        pickUp: rentPrice > 0 ? formatShortMoney(rentPrice, locale) : '',
        return: returnPrice > 0 ? formatShortMoney(returnPrice, locale) : '',
      }))
  })
}

type AirportDetailsProps = {
  fees: readonly FeeRow[]
  towns: Record<Town, string>
  address: string | undefined
}

/** At what hour, what if the flight is late, and where the road goes from there. */
export function AirportDetails({ fees, towns, address }: AirportDetailsProps) {
  const t = useTranslations('airport')
  return (
    <div className="page-width grid gap-16 py-16 lg:gap-24 lg:py-24">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.3fr_1fr]">
        <Section id="hours" title={t('hoursTitle')} className="content-start gap-5">
          <p className="text-ink-soft max-w-[62ch]">{t('hours')}</p>
          {fees.length > 0 ? <FeeTable rows={fees} /> : null}
        </Section>
        <section
          aria-labelledby="delay"
          className="bg-pine text-on-pine grid content-start gap-4 self-start rounded-2xl p-6 lg:p-8"
        >
          <Icon name="plane" className="size-8" />
          <h2 id="delay" className="text-h3">
            {t('delay.title')}
          </h2>
          <p>{t('delay.text')}</p>
        </section>
      </div>
      <section aria-labelledby="road" className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.1fr]">
        <div className="grid content-start gap-5">
          <h2 id="road" className="text-h2">
            {t('roadTitle')}
          </h2>
          <p className="text-ink-soft max-w-[58ch]">{t('road')}</p>
          {address ? (
            <p className="flex gap-2 font-medium">
              <Icon name="pin" className="text-brand mt-0.5 size-5" />
              {address}
            </p>
          ) : null}
        </div>
        <RoadMap towns={towns} />
      </section>
    </div>
  )
}

function FeeTable({ rows }: { rows: readonly FeeRow[] }) {
  const t = useTranslations('airport.fees')
  const common = useTranslations('common')
  return (
    <table className="max-sm:text-small w-full max-w-lg text-left tabular-nums">
      <caption className="sr-only">{t('caption')}</caption>
      <thead className="text-ink-soft text-small">
        <tr className="border-line border-b">
          <th scope="col" className="py-2 pr-2 sm:pr-4 font-medium">
            {t('time')}
          </th>
          <th scope="col" className="py-2 pr-2 sm:pr-4 font-medium">
            {t('pickUp')}
          </th>
          <th scope="col" className="py-2 font-medium">
            {t('return')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.time} className="border-line border-b">
            <th scope="row" className="py-3 pr-2 sm:pr-4 font-medium whitespace-nowrap">
              {row.time}
            </th>
            <Fee amount={row.pickUp} free={common('free')} />
            <Fee amount={row.return} free={common('free')} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Fee({ amount, free }: { amount: string; free: string }) {
  return (
    <td className="py-3 pr-2 sm:pr-4">
      {amount || <span className="text-positive font-medium">{free}</span>}
    </td>
  )
}
