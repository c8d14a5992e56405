import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { DayHours, FeeSpan, OpenSpan } from '../../../domain/calendar/opening-hours.ts'
import { formatShortMoney, formatSpans, formatWeekdays } from '../../../i18n/format.ts'
import { useCurrentLocale } from '../../locale.ts'

/** The week of a place: hours, and under them what picking up and returning costs then. */
export function HoursList({ hours, showsFree = false }: { hours: readonly DayHours[]; showsFree?: boolean }) {
  const t = useTranslations('contact')
  const locale = useCurrentLocale()
  return (
    <dl className="grid grid-cols-[minmax(3rem,auto)_1fr] gap-x-4 gap-y-2">
      {hours.map(({ days, spans }) => (
        <div key={days.join()} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{formatWeekdays(days, locale)}</dt>
          <dd className="grid gap-1 tabular-nums">
            {spans.length === 0 ? <span className="text-ink-soft">{t('closedAllDay')}</span> : null}
            {spans.map((span) => (
              <div key={span.start} className="grid gap-0.5">
                <span className="font-medium">{formatSpans([span])}</span>
                <SpanFees span={span} showsFree={showsFree} />
              </div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One line where the fee is the same all the time, else every part with its times. */
function SpanFees({ span: { fees }, showsFree }: { span: OpenSpan; showsFree: boolean }) {
  const [first] = fees
  if (!first) return null
  if (fees.length === 1) {
    const isFree = first.rentPrice === 0 && first.returnPrice === 0
    return isFree && !showsFree ? null : <Fee fee={first} />
  }
  return (
    <ul className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      {fees.map((fee) => (
        <li key={fee.start} className="col-span-2 grid grid-cols-subgrid">
          <span className="text-ink-soft text-small">{formatSpans([fee])}</span>
          <Fee fee={fee} />
        </li>
      ))}
    </ul>
  )
}

function Fee({ fee: { rentPrice, returnPrice } }: { fee: FeeSpan }) {
  const t = useTranslations('contact')
  const common = useTranslations('common')
  const locale = useCurrentLocale()
  const parts = [
    rentPrice > 0 ? t('feePickUp', { amount: formatShortMoney(rentPrice, locale) }) : '',
    returnPrice > 0 ? t('feeReturn', { amount: formatShortMoney(returnPrice, locale) }) : '',
  ].filter(Boolean)
  return (
    <span className="text-ink-soft text-small">
      {parts.length === 0 ? common('free') : null}
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 ? ', ' : null}
          <span className="inline-block">{part}</span>
        </Fragment>
      ))}
    </span>
  )
}
