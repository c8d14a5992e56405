import { useTranslations } from 'use-intl'
import type { WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../../use-formats.ts'
import type { Moment } from '../search/use-search-form.ts'

type ClosedNoteProps = { id: string; of: Moment; onMoment: (at: WallMinute) => void }

export const isClosed = ({ place, day, times }: Moment) =>
  place !== undefined && day !== undefined && times.length === 0

/** Why there is no time to choose on this day, and the way to the next one. */
export function ClosedNote({ id, of, onMoment }: ClosedNoteProps) {
  const t = useTranslations('search')
  const { moment } = useFormats()
  const { place, day, opensAt } = of
  if (!isClosed(of) || !place || day === undefined) return null
  return (
    <div id={id} role="status" className="text-warning flex items-start gap-1.5 text-sm font-medium">
      <Icon name="clock" className="mt-0.5 size-4" />
      <div>
        {t(of.isOpenOn(day) ? 'closedThen' : 'closedDay', { place: place.name })}{' '}
        {opensAt === undefined ? null : (
          <button
            type="button"
            onClick={() => onMoment(opensAt)}
            className="text-brand inline-block min-h-6 text-left underline underline-offset-4 hover:no-underline"
          >
            {t('nextOpening', { time: moment(opensAt, 'dayMonth') })}
          </button>
        )}
      </div>
    </div>
  )
}
