import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { monthAfter } from '../../../domain/calendar/months.ts'
import {
  type CalendarDay,
  dayFrom,
  dayOf,
  daysFrom,
  formatDay,
  later,
  type WallMinute,
} from '../../../domain/calendar/wall-clock.ts'
import { formatDuration } from '../../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Side, touchDay } from '../search/change-form.ts'
import type { Moment, Search } from '../search/use-search-form.ts'
import { ClosedNote } from '../times/closed-note.tsx'
import { MovedNote } from '../times/moved-note.tsx'
import { TimeField } from '../times/time-field.tsx'
import { DateText } from './date-text.tsx'
import { loadDays } from './load-days.ts'
import { useDayPrices } from './use-day-prices.ts'

const RangeCalendar = lazy(loadDays)

export type OpenSheetProps = {
  id: string
  /** Which day the next touch sets. */
  side: Side
  onSide: (side: Side | undefined) => void
  search: Search
  now: WallMinute
  holidays: ReadonlyMap<CalendarDay, string>
  onClose: () => void
}

/** What the sheet shows while it is open: the days with their prices, and the times. */
export function OpenSheet({ id, side, onSide, search, now, holidays, onClose }: OpenSheetProps) {
  const t = useTranslations('search')
  const { rent, return: back } = search
  const months = useMonths()
  const [month, setMonth] = useState(rent.day ?? dayOf(now))
  const days = daysOfMonths(month, months, dayOf(now))
  const prices = useDayPrices(search, side, days)
  const sides = ['rent', 'return'] as const
  return (
    <div className="grid gap-4 p-4 md:p-6">
      <SideTabs side={side} onSide={onSide} search={search} onClose={onClose} />
      <Suspense fallback={<div className="min-h-90 " aria-busy="true" />}>
        <RangeCalendar
          today={dayOf(now)}
          from={rent.day}
          to={back.day}
          isChoosingReturn={side === 'return'}
          months={months}
          isOpenOn={search[side].isOpenOn}
          holidays={holidays}
          prices={prices}
          onMonth={setMonth}
          onDay={(day) => {
            const touched = touchDay(search.typed, side, day)
            search.setTyped(touched.form)
            onSide(touched.next)
          }}
        />
      </Suspense>
      <div className="text-ink-soft text-label grid gap-1 text-center">
        <p className={prices.size > 0 ? '' : 'invisible'}>{t('dayPrices')}</p>
        <ClosedLegend moment={search[side]} days={days} />
        <HolidayLegend isShown={days.some((day) => holidays.has(day))} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        {sides.map((end) => (
          <TimeField key={end} id={`${id}-sheet-${end}`} side={end} search={search} />
        ))}
        <div className="col-span-2 grid gap-1">
          {sides.map((end) => (
            <MovedNote key={end} id={`${id}-sheet-${end}-moved`} side={end} search={search} />
          ))}
          {sides.map((end) => (
            <ClosedNote key={end} id={`${id}-sheet-${end}-closed`} side={end} search={search} />
          ))}
        </div>
      </div>
      <Chosen search={search} onDone={onClose} />
    </div>
  )
}

type SideTabsProps = Pick<OpenSheetProps, 'side' | 'onSide' | 'search' | 'onClose'>

function SideTabs({ side, onSide, search, onClose }: SideTabsProps) {
  const t = useTranslations('search')
  const common = useTranslations('common')
  return (
    <div className="flex items-stretch gap-2">
      {(['rent', 'return'] as const).map((end) => (
        <button
          key={end}
          type="button"
          aria-pressed={side === end}
          onClick={() => onSide(end)}
          className={`flex-1 rounded-xl px-3 py-2 text-left ${side === end ? 'outline-brand outline-2' : 'hover:bg-ground'}`}
        >
          <span className="text-ink-soft text-label block">{t(`${end}Day`)}</span>
          <span className="font-semibold">
            <DateText day={search[end].day} />
          </span>
        </button>
      ))}
      <button
        type="button"
        aria-label={common('close')}
        onClick={onClose}
        className="hover:bg-ground flex size-11 shrink-0 items-center justify-center self-center rounded-xl"
      >
        <Icon name="cross" className="size-6" />
      </button>
    </div>
  )
}

function Chosen({ search: { duration }, onDone }: { search: Search; onDone: () => void }) {
  const t = useTranslations('search')
  const locale = useLocale()
  return (
    <div className="bg-raised sticky -bottom-px flex items-center justify-between gap-4 py-1">
      <p aria-live="polite">
        <strong className="block font-semibold">
          {duration ? t('duration', { duration: formatDuration(duration, locale) }) : null}
        </strong>
        {duration && duration.hours > 0 ? (
          <span className="text-ink-soft text-label block">{t('graceHint')}</span>
        ) : null}
      </p>
      <Button onClick={onDone} className="min-w-40">
        {t('done')}
      </Button>
    </div>
  )
}

/** What a struck day means, where one is seen. */
function ClosedLegend({
  moment: { place, isOpenOn },
  days,
}: {
  moment: Moment
  days: readonly CalendarDay[]
}) {
  const t = useTranslations('search')
  if (!place || days.every(isOpenOn)) return null
  return (
    <p>
      <s>{t('closedMark')}</s> – {t('closedLegend', { place: place.name })}
    </p>
  )
}

/** What a dot under a day means, where one is seen. */
function HolidayLegend({ isShown }: { isShown: boolean }) {
  const t = useTranslations('search')
  if (!isShown) return null
  return (
    <p>
      <span aria-hidden="true">•</span> – {t('holidayLegend')}
    </p>
  )
}

/** The days from today on of so many months, from the one that holds the day. */
function daysOfMonths(day: CalendarDay, months: number, today: CalendarDay): CalendarDay[] {
  const month = formatDay(day).slice(0, 7)
  const first = later(dayFrom(`${month}-01`), today)
  return daysFrom(first, Math.max(0, dayFrom(`${monthAfter(month, months)}-01`) - first))
}

const wideScreen = '(width >= 48rem)'

function useMonths(): 1 | 2 {
  return useSyncExternalStore(followWidth, () => (window.matchMedia(wideScreen).matches ? 2 : 1))
}

function followWidth(onChange: () => void): () => void {
  const wide = window.matchMedia(wideScreen)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
