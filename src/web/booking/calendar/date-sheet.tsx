import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import {
  addDays,
  type CalendarDay,
  calendarDay,
  dayOf,
  type WallMinute,
} from '../../../domain/calendar/wall-clock.ts'
import type { Duration } from '../../../domain/pricing/duration.ts'
import { formatDuration } from '../../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Side } from '../search/change-form.ts'
import type { Moment } from '../search/use-search-form.ts'
import { DateText } from './date-text.tsx'

/** Not with the page: fetched when the form is first touched. */
export const loadCalendar = () => import('./range-calendar.tsx').catch(() => import('./native-dates.tsx'))
const RangeCalendar = lazy(loadCalendar)

type DateSheetProps = {
  dialog: RefObject<HTMLDialogElement | null>
  /** Which day the next touch sets; undefined while the sheet is closed. */
  side: Side | undefined
  onSide: (side: Side | undefined) => void
  onDay: (day: CalendarDay) => void
  now: WallMinute
  rent: Moment
  back: Moment
  duration: Duration | undefined
  holidays: ReadonlyMap<CalendarDay, string>
  /** The times of both days. */
  children: ReactNode
}

/** The calendar: from below on a phone, in the middle where there is room. The browser's dialog keeps the focus in it. */
export function DateSheet(props: DateSheetProps) {
  const { dialog, side, rent, back, duration } = props
  const t = useTranslations('search')
  const common = useTranslations('common')
  const locale = useLocale()
  const months = useMonths(side !== undefined)
  const isChoosingReturn = side === 'return'
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- A click beside the sheet closes it, and Escape is the dialog's own key for the same.
    <dialog
      ref={dialog}
      aria-label={t('chooseDate')}
      onClose={() => props.onSide(undefined)}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="bg-raised text-ink shadow-raised backdrop:bg-ink/50 dark:backdrop:bg-ground/70 fixed inset-x-0 top-auto bottom-0 m-0 max-h-[94dvh] w-full max-w-none overflow-y-auto rounded-t-2xl md:inset-0 md:m-auto md:w-[46rem] md:max-w-[calc(100vw-2rem)] md:rounded-2xl"
    >
      {side === undefined ? null : (
        <div className="grid gap-4 p-4 md:p-6">
          <div className="flex items-stretch gap-2">
            <SideTab
              moment={rent}
              label={t('rentDay')}
              isOn={side === 'rent'}
              onClick={() => props.onSide('rent')}
            />
            <SideTab
              moment={back}
              label={t('returnDay')}
              isOn={isChoosingReturn}
              onClick={() => props.onSide('return')}
            />
            <button
              type="button"
              aria-label={common('close')}
              onClick={() => dialog.current?.close()}
              className="hover:bg-ground flex size-11 shrink-0 items-center justify-center self-center rounded-xl"
            >
              <Icon name="cross" className="size-6" />
            </button>
          </div>
          <Suspense fallback={<div className="min-h-90 " aria-busy="true" />}>
            <RangeCalendar
              today={dayOf(props.now)}
              from={rent.day}
              to={back.day}
              isChoosingReturn={isChoosingReturn}
              months={months}
              isOpenOn={(isChoosingReturn ? back : rent).isOpenOn}
              holidays={props.holidays}
              onDay={props.onDay}
            />
          </Suspense>
          <ClosedLegend moment={isChoosingReturn ? back : rent} />
          <div className="grid grid-cols-2 gap-3">{props.children}</div>
          <div className="bg-raised sticky -bottom-px flex items-center justify-between gap-4 py-1">
            <p aria-live="polite">
              <strong className="block font-semibold">
                {duration ? t('duration', { duration: formatDuration(duration, locale) }) : null}
              </strong>
              {duration && duration.hours > 0 ? (
                <span className="text-ink-soft text-label block">{t('graceHint')}</span>
              ) : null}
            </p>
            <Button onClick={() => dialog.current?.close()} className="min-w-40">
              {t('done')}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  )
}

const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** What a struck day means, at places that are not open every day. */
function ClosedLegend({ moment: { place, day, isOpenOn } }: { moment: Moment }) {
  const t = useTranslations('search')
  if (!place || WEEK.every((index) => isOpenOn(addDays(addDays(day ?? calendarDay(0), 1), index))))
    return null
  return (
    <p className="text-ink-soft text-label text-center">
      <s>{t('closedMark')}</s> – {t('closedLegend', { place: place.name })}
    </p>
  )
}

function SideTab(props: { moment: Moment; label: string; isOn: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={props.isOn}
      onClick={props.onClick}
      className={`flex-1 rounded-xl px-3 py-2 text-left ${props.isOn ? 'outline-brand outline-2' : 'hover:bg-ground'}`}
    >
      <span className="text-ink-soft text-label block">{props.label}</span>
      <span className="font-semibold">
        <DateText day={props.moment.day} />
      </span>
    </button>
  )
}

function useMonths(isShown: boolean): 1 | 2 {
  const [months, setMonths] = useState<1 | 2>(1)
  useEffect(() => {
    if (!isShown) return
    const wide = window.matchMedia('(width >= 48rem)')
    const follow = () => setMonths(wide.matches ? 2 : 1)
    follow()
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [isShown])
  return months
}
