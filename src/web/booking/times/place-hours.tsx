import { useLocale, useTranslations } from 'use-intl'
import { hoursOn, weeklyHours } from '../../../domain/calendar/opening-hours.ts'
import { isUsualDay, type OpeningHours } from '../../../domain/calendar/opening-windows.ts'
import { type CalendarDay, daysFrom } from '../../../domain/calendar/wall-clock.ts'
import {
  formatCalendarDay,
  formatMinuteOfDay,
  formatMoney,
  formatSpans,
  formatWeekdays,
} from '../../../i18n/format.ts'

type Place = { id: number; name: string; hours: OpeningHours }

/** As far as most people look for a car. */
const DAYS_AHEAD = 45

/** Hours and fees of every place, for those whose browser cannot narrow the times by itself. */
export function PlaceHours({ places, today }: { places: readonly Place[]; today: CalendarDay }) {
  const t = useTranslations('search')
  const locale = useLocale()
  return (
    <ul className="text-small grid gap-3">
      {places.map(({ id, name, hours }) => (
        <li key={id}>
          <strong className="font-semibold">{name}</strong>
          <ul>
            {weeklyHours(hours).flatMap(({ days, spans }) =>
              spans
                .flatMap(({ fees }) => fees)
                .map(({ start, end, rentPrice, returnPrice }) => (
                  <li key={`${days[0]}-${start}`}>
                    {[
                      formatWeekdays(days, locale),
                      t('openFrom', { from: formatMinuteOfDay(start), to: formatMinuteOfDay(end) }),
                      rentPrice + returnPrice > 0
                        ? t('fees', {
                            rent: formatMoney(rentPrice, locale),
                            back: formatMoney(returnPrice, locale),
                          })
                        : '',
                    ].join(' ')}
                  </li>
                )),
            )}
            {daysFrom(today, DAYS_AHEAD)
              .filter((day) => !isUsualDay(hours, day))
              .map((day) => (
                <li key={day}>
                  {`${formatCalendarDay(day, locale, 'dayMonth')}: ${formatSpans(hoursOn(hours, day)) || t('closedMark')}`}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
