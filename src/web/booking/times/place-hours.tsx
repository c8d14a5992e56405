import { useLocale, useTranslations } from 'use-intl'
import { weeklyHours } from '../../../domain/calendar/opening-hours.ts'
import type { OpeningWindow } from '../../../domain/calendar/opening-windows.ts'
import { formatMinuteOfDay, formatMoney, formatWeekdays } from '../../../i18n/format.ts'

type Place = { id: number; name: string; windows: readonly OpeningWindow[] }

/** Hours and fees of every place, for those whose browser cannot narrow the times by itself. */
export function PlaceHours({ places }: { places: readonly Place[] }) {
  const t = useTranslations('search')
  const locale = useLocale()
  return (
    <ul className="text-small grid gap-3">
      {places.map(({ id, name, windows }) => (
        <li key={id}>
          <strong className="font-semibold">{name}</strong>
          <ul>
            {weeklyHours(windows).flatMap(({ days, spans }) =>
              spans
                .flatMap(({ fees }) => fees)
                .map(({ start, end, rentPrice, returnPrice }) => (
                  <li key={`${days[0]}-${start}`}>
                    {formatWeekdays(days, locale)}{' '}
                    {t('openFrom', { from: formatMinuteOfDay(start), to: formatMinuteOfDay(end) })}{' '}
                    {rentPrice + returnPrice > 0
                      ? t('fees', {
                          rent: formatMoney(rentPrice, locale),
                          back: formatMoney(returnPrice, locale),
                        })
                      : null}
                  </li>
                )),
            )}
          </ul>
        </li>
      ))}
    </ul>
  )
}
