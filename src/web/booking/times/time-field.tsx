import { useLocale, useTranslations } from 'use-intl'
import { MINUTES_PER_DAY } from '../../../domain/calendar/wall-clock.ts'
import { type Cents, cents } from '../../../domain/money.ts'
import { formatMoney, formatTime } from '../../../i18n/format.ts'
import { KeptHtml, noHoles } from '../../kept-html.tsx'
import type { Side } from '../search/change-form.ts'
import { Framed, SelectBox } from '../search/framed.tsx'
import type { Search } from '../search/use-search-form.ts'
import { feeSpans, type OfferedTime } from './offered-times.ts'

type TimeFieldProps = {
  id: string
  side: Side
  search: Search
  /** Left out where the field only mirrors another. */
  name?: string
  /** As it came, until the page is awake: then every half-hour is offered and the server judges. */
  unchecked?: string | undefined
  saidBy?: string
  isInvalid?: boolean
}

/** The times a place serves on the chosen day, each with its fee before it is chosen. */
export function TimeField({ id, side, search, name, unchecked, ...frame }: TimeFieldProps) {
  const t = useTranslations('search')
  const field = `${side}Time` as const
  const moment = search[side]
  const isChecked = unchecked === undefined
  const offered = isChecked ? moment.times : everyHalfHour(unchecked)
  const wanted = isChecked ? moment.time && formatTime(moment.time.minute) : unchecked
  const value = offered.some(({ minute }) => formatTime(minute) === wanted) ? wanted : ''
  const isClosed = isChecked && moment.day !== undefined && offered.length === 0
  return (
    <Framed id={id} label={t(field)} note={moment.time ? <Fee fee={moment.time.fee} /> : null} {...frame}>
      {(described) => (
        <KeptHtml
          name="times"
          from={() => [described, name, value, isClosed, unchecked ?? offered]}
          holes={noHoles}
        >
          {() => (
            <SelectBox
              {...described}
              name={name}
              value={value}
              onChange={(event) => search.change({ [field]: event.target.value })}
            >
              {value === '' ? <option value="">{isClosed ? t('closedMark') : t('chooseTime')}</option> : null}
              <Times times={offered} />
            </SelectBox>
          )}
        </KeptHtml>
      )}
    </Framed>
  )
}

/** Where fees differ, the times of one fee stand together under it: it is read before one of them is chosen. */
function Times({ times }: { times: readonly OfferedTime[] }) {
  const feeText = useFeeText()
  const spans = feeSpans(times)
  const options = (some: readonly OfferedTime[]) =>
    some.map(({ minute }) => <option key={minute}>{formatTime(minute)}</option>)
  if (spans.every(({ fee }) => fee === 0)) return options(times)
  return spans.map((span) => (
    <optgroup key={span.times[0]?.minute} label={feeText(span.fee)}>
      {options(span.times)}
    </optgroup>
  ))
}

/** There from the first, so that nothing moves when the page wakes; without scripts it could not follow the choice. */
function Fee({ fee }: { fee: Cents }) {
  return <span className="noscript:hidden">{useFeeText()(fee)}</span>
}

function useFeeText(): (fee: Cents) => string {
  const t = useTranslations('search')
  const locale = useLocale()
  return (fee) => (fee > 0 ? t('feeThisHour', { amount: formatMoney(fee, locale) }) : t('noFee'))
}

function everyHalfHour(asked: string) {
  const times = Array.from({ length: 48 }, (_, index) => ({ minute: index * 30, fee: cents(0) }))
  const [hour = '', minute = ''] = asked.split(':')
  const own = Number(hour) * 60 + Number(minute)
  const isOwn = /^\d\d:\d\d$/.test(asked) && own < MINUTES_PER_DAY && own % 30 !== 0
  return isOwn ? [...times, { minute: own, fee: cents(0) }].toSorted((a, b) => a.minute - b.minute) : times
}
