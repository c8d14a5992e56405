import { useTranslations } from 'use-intl'
import type { SpecialDay } from '../../../domain/calendar/opening-hours.ts'
import type { CalendarDay } from '../../../domain/calendar/wall-clock.ts'
import { formatCalendarDay } from '../../../i18n/format.ts'
import { useCurrentLocale } from '../../locale.ts'
import { Notice } from '../../ui/notice.tsx'

/** Today's exception in a sentence of its own, and those of the days to come. */
export function HolidayNotice({ days, today }: { days: readonly SpecialDay[]; today: CalendarDay }) {
  const t = useTranslations('contact')
  const locale = useCurrentLocale()
  const now = days.find(({ day }) => day === today)
  const coming = days.filter(({ day }) => day !== today)
  if (days.length === 0) return null
  return (
    <Notice tone="warning">
      {now ? (
        <p className="font-semibold">
          {now.holiday ? t('holidayToday', { holiday: t(`holidays.${now.holiday}`) }) : t('shortenedDay')}
        </p>
      ) : null}
      {coming.length > 0 ? (
        <div className="grid gap-1">
          <h2 className="font-semibold">{t('holidaysTitle')}</h2>
          <ul className="grid gap-x-8 gap-y-0.5">
            {coming.map(({ day, holiday }) => (
              <li key={day}>
                {formatCalendarDay(day, locale, 'full')}
                <span className="text-ink-soft">
                  {' – '}
                  {holiday ? t(`holidays.${holiday}`) : t('shortenedLater')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="text-ink-soft text-small max-w-[68ch]">{t('holidaysNote')}</p>
    </Notice>
  )
}
