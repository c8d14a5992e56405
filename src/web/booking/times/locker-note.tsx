import { useTranslations } from 'use-intl'
import type { WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../../use-formats.ts'

type LockerNoteProps = {
  /** The chosen pick-up at a place with lockers. */
  at: WallMinute | undefined
  /** From when a locker can be opened for someone new. */
  documentsBy: WallMinute | undefined
}

/** A locker opens for nobody whose documents nobody has seen: said before anything is chosen. */
export function LockerNote({ at, documentsBy }: LockerNoteProps) {
  const t = useTranslations('search.locker')
  const { nearMoment } = useFormats()
  if (at === undefined) return null
  const isTooSoon = documentsBy !== undefined && at < documentsBy
  return (
    <p
      className={`text-label flex items-start gap-1.5 ${isTooSoon ? 'text-warning font-medium' : 'text-ink-soft'}`}
    >
      <Icon name={isTooSoon ? 'warning' : 'document'} className="mt-0.5 size-4" />
      {isTooSoon ? t('tooSoon', { time: nearMoment(documentsBy) }) : t('documents', { time: nearMoment(at) })}
    </p>
  )
}
