import './calendar.css'
import { type ComponentProps, createContext, use, useState } from 'react'
import { DayButton, DayPicker, type DayPickerProps } from 'react-day-picker'
import { useLocale, useTranslations } from 'use-intl'
import {
  addDays,
  atTime,
  type CalendarDay,
  dayOf,
  wallMinute,
  weekdayOf,
} from '../../../domain/calendar/wall-clock.ts'
import { cents } from '../../../domain/money.ts'
import { formatCalendarDay, formatTeaser, weekdayName } from '../../../i18n/format.ts'
import { localeTags } from '../../../i18n/locales.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../../use-formats.ts'
import type { DayPrices } from './use-day-prices.ts'

export type RangeCalendarProps = {
  today: CalendarDay
  /** Pick-up and return as chosen so far. */
  from: CalendarDay | undefined
  to: CalendarDay | undefined
  /** Whether the next touch sets the return; then the road is shown up to the day under the pointer. */
  isChoosingReturn: boolean
  months: 1 | 2
  isOpenOn: (day: CalendarDay) => boolean
  holidays: ReadonlyMap<CalendarDay, string>
  prices: DayPrices
  onDay: (day: CalendarDay) => void
  /** The first day of the first month that is seen. */
  onMonth: (day: CalendarDay) => void
}

const FARTHEST_DAYS = 3 * 365

/** Days are counted as if in UTC, so the calendar is told to live there: it knows nothing of the browser's zone. */
const dateOf = (day: CalendarDay) => new Date(atTime(day, 0) * 60_000)
const dayOn = (date: Date) => dayOf(wallMinute(date.getTime() / 60_000))

const parts = { Chevron, DayButton: PricedDay }

const Prices = createContext<DayPrices>(new Map())

/** The day and under it its price, in whole euros for want of room; whoever listens hears the cents. */
function PricedDay({ children, ...button }: ComponentProps<typeof DayButton>) {
  const prices = use(Prices)
  const locale = useLocale()
  const price = prices.get(dayOn(button.day.date))
  const isLeast = price !== undefined && price === Math.min(...prices.values())
  return (
    <DayButton {...button}>
      {children}
      {price === undefined ? null : (
        <span className={`rdp-price ${isLeast ? 'rdp-least' : ''}`}>
          {formatTeaser(cents(Math.round(price * 100)), locale)}
        </span>
      )}
    </DayButton>
  )
}

function Chevron({ orientation }: { orientation?: string }) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} className="size-6" />
}

/** The chosen days as ring – road – ring. Loaded when someone first touches the dates. */
export default function RangeCalendar(props: RangeCalendarProps) {
  const { today, from, to, isChoosingReturn, holidays, isOpenOn } = props
  const locale = useLocale()
  const [hovered, setHovered] = useState<CalendarDay>()
  const words = useCalendarWords(holidays, props.prices)
  const shownTo =
    isChoosingReturn && from !== undefined && hovered !== undefined && hovered > from ? hovered : to
  return (
    <Prices value={props.prices}>
      <DayPicker
        mode="range"
        required
        timeZone="UTC"
        weekStartsOn={1}
        lang={locale}
        navLayout="around"
        numberOfMonths={props.months}
        today={dateOf(today)}
        startMonth={dateOf(today)}
        endMonth={dateOf(addDays(today, FARTHEST_DAYS))}
        defaultMonth={dateOf(from ?? today)}
        selected={{
          from: from === undefined ? undefined : dateOf(from),
          to: shownTo === undefined ? undefined : dateOf(shownTo),
        }}
        onMonthChange={(month) => props.onMonth(dayOn(month))}
        onSelect={(_range, touched) => props.onDay(dayOn(touched))}
        onDayMouseEnter={(date) => setHovered(dayOn(date))}
        onDayMouseLeave={() => setHovered(undefined)}
        disabled={(date) => dayOn(date) < today}
        modifiers={{
          closed: (date) => dayOn(date) >= today && !isOpenOn(dayOn(date)),
          holiday: (date) => holidays.has(dayOn(date)),
        }}
        modifiersClassNames={{ closed: 'rdp-closed', holiday: 'rdp-holiday' }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- Whoever pressed a date wants to choose a day with the next key.
        autoFocus
        {...words}
        components={parts}
      />
    </Prices>
  )
}

function useCalendarWords(
  holidays: ReadonlyMap<CalendarDay, string>,
  prices: DayPrices,
): Pick<DayPickerProps, 'formatters' | 'labels'> {
  const t = useTranslations('search')
  const common = useTranslations('common')
  const locale = useLocale()
  const { money } = useFormats()
  const caption = new Intl.DateTimeFormat(localeTags[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    formatters: {
      formatCaption: (month) => caption.format(month),
      formatWeekdayName: (date) => weekdayName(weekdayOf(dayOn(date)), locale, 'short'),
      formatDay: (date) => String(date.getDate()),
    },
    labels: {
      labelGrid: (month) => caption.format(month),
      labelWeekday: (date) => weekdayName(weekdayOf(dayOn(date)), locale),
      labelNext: () => t('nextMonth'),
      labelPrevious: () => t('previousMonth'),
      labelDayButton: (date, { closed, selected }) => {
        const price = prices.get(dayOn(date))
        return [
          formatCalendarDay(dayOn(date), locale, 'full'),
          holidays.get(dayOn(date)),
          closed ? t('closedMark') : '',
          selected ? t('chosenMark') : '',
          price === undefined ? '' : common('from', { amount: money(price) }),
        ]
          .filter(Boolean)
          .join(', ')
      },
    },
  }
}
