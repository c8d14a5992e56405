import { useTranslations } from 'use-intl'
import type { CalendarDay } from '../../../domain/calendar/wall-clock.ts'
import { formatCalendarDay, formatDayRange } from '../../../i18n/format.ts'
import { useCurrentLocale } from '../../locale.ts'
import { Notice } from '../../ui/notice.tsx'
import type { SpecialHours } from './special-hours.ts'

/** Whoever looks today wants to know it first. */
export function SpecialToday({ rows, today }: { rows: readonly SpecialHours[]; today: CalendarDay }) {
  const t = useTranslations('contact')
  const now = rows.find(({ first, last }) => first <= today && today <= last)
  if (!now) return null
  return (
    <Notice tone="warning">
      <p className="font-semibold">{t('specialToday', { name: now.names.join(', ') })}</p>
      <SharedHours shared={now.shared} />
    </Notice>
  )
}

/** Holidays and other special days ahead: the day, why it is one, and who is open when. */
export function SpecialHoursList({ rows }: { rows: readonly SpecialHours[] }) {
  const locale = useCurrentLocale()
  return (
    <dl className="bg-surface shadow-card divide-line grid divide-y rounded-2xl px-5 sm:px-6">
      {rows.map(({ first, last, names, shared }) => (
        <div key={first} className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-[18rem_1fr]">
          <dt>
            <span className="font-semibold">
              {first === last
                ? formatCalendarDay(first, locale, 'full')
                : formatDayRange(first, last, locale)}
            </span>
            <span className="text-ink-soft block">{names.join(', ')}</span>
          </dt>
          <dd>
            <SharedHours shared={shared} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function SharedHours({ shared }: Pick<SpecialHours, 'shared'>) {
  const t = useTranslations('contact')
  return (
    <ul className="grid gap-1">
      {shared.map(({ hours, reason, places }) => (
        <li key={`${hours} ${reason}`} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
          <span className="font-medium tabular-nums">{hours || t('closedAllDay')}</span>
          <span className="text-ink-soft">
            {places.join(', ')}
            {reason ? ` (${reason})` : ''}
          </span>
        </li>
      ))}
    </ul>
  )
}
