import { useTranslations } from 'use-intl'
import { dayOf, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { formatTime } from '../../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../../use-formats.ts'
import { type Side, withDay } from '../search/change-form.ts'
import type { Moment, Search } from '../search/use-search-form.ts'

/** The place is open on that day, but every time of it is behind: behind us, or behind the pick-up. */
const passedWords = { rent: 'errors.rentInPast', return: 'errors.returnBeforeRent' } as const

export const isClosed = ({ place, day, times }: Moment) =>
  place !== undefined && day !== undefined && times.length === 0

type ClosedNoteProps = {
  id: string
  side: Side
  search: Search
  /** An error beside the day says already that it is too early. */
  isTold?: boolean
}

/** Why there is no time to choose on this day, and the way to the next one. */
export function ClosedNote({ id, side, search, isTold = false }: ClosedNoteProps) {
  const t = useTranslations('search')
  const { moment } = useFormats()
  const { place, day, times, opensAt, isOpenOn } = search[side]
  if (!place || day === undefined || times.length > 0) return null
  const why = isOpenOn(day) ? (isTold ? '' : t(passedWords[side])) : t('closedDay', { place: place.name })
  if (!why && opensAt === undefined) return null
  const moveTo = (at: WallMinute) =>
    search.setTyped((form) => ({ ...withDay(form, side, dayOf(at)), [`${side}Time`]: formatTime(at) }))
  return (
    <div id={id} role="status" className="text-warning flex items-start gap-1.5 text-sm font-medium">
      <Icon name="clock" className="mt-0.5 size-4" />
      <div>
        {why}{' '}
        {opensAt === undefined ? null : (
          <button
            type="button"
            onClick={() => moveTo(opensAt)}
            className="text-brand inline-block min-h-6 text-left underline underline-offset-4 hover:no-underline"
          >
            {t('nextOpening', { time: moment(opensAt) })}
          </button>
        )}
      </div>
    </div>
  )
}
