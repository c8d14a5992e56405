import { useLocale, useTranslations } from 'use-intl'
import type { WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { formatDate, formatTime } from '../../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Moment } from '../search/use-search-form.ts'

type ClosedNoteProps = { id: string; moment: Moment; onMoment: (at: WallMinute) => void }

export const isClosed = ({ place, day, times }: Moment) =>
  place !== undefined && day !== undefined && times.length === 0

/** Why there is no time to choose on this day, and the way to the next one. */
export function ClosedNote({ id, moment, onMoment }: ClosedNoteProps) {
  const t = useTranslations('search')
  const common = useTranslations('common')
  const locale = useLocale()
  const { place, day, opensAt } = moment
  if (!isClosed(moment) || !place || day === undefined) return null
  return (
    <div id={id} role="status" className="text-warning flex items-start gap-1.5 text-sm font-medium">
      <Icon name="clock" className="mt-0.5 size-4" />
      <div>
        {t(moment.isOpenOn(day) ? 'closedThen' : 'closedDay', { place: place.name })}{' '}
        {opensAt === undefined ? null : (
          <button
            type="button"
            onClick={() => onMoment(opensAt)}
            className="text-brand inline-block min-h-6 text-left underline underline-offset-4 hover:no-underline"
          >
            {t('nextOpening', {
              time: common('atTime', {
                date: formatDate(opensAt, locale, 'dayMonth'),
                time: formatTime(opensAt),
              }),
            })}
          </button>
        )}
      </div>
    </div>
  )
}
