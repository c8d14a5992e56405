import { useTranslations } from 'use-intl'
import type { OpeningState } from '../../../domain/calendar/opening-hours.ts'
import { dayOf, MINUTES_PER_DAY, type WallMinute, weekdayOf } from '../../../domain/calendar/wall-clock.ts'
import { formatTime, weekdayName } from '../../../i18n/format.ts'
import { useCurrentLocale } from '../../locale.ts'

/** Open or closed just now, and when that changes. */
export function PlaceState({ state, now }: { state: OpeningState; now: WallMinute }) {
  const t = useTranslations('contact')
  const sentence = useStateSentence()
  if (state.isOpen) {
    return (
      <p className="text-positive flex items-start gap-2 font-medium">
        <Dot isOpen />
        {sentence(state.closesAt, now)}
      </p>
    )
  }
  return (
    <div className="flex items-start gap-2">
      <Dot isOpen={false} />
      <p>
        <span className="font-medium">{t('closedNow')}</span>
        <span className="text-ink-soft block">{sentence(state.opensAt, now, false)}</span>
      </p>
    </div>
  )
}

/** A full dot and an empty one: the difference is not only in the colour. */
function Dot({ isOpen }: { isOpen: boolean }) {
  const look = isOpen ? 'bg-positive border-positive' : 'border-ink-soft'
  return <span aria-hidden="true" className={`mt-1.5 size-3 shrink-0 rounded-full border-3 ${look}`} />
}

function useStateSentence() {
  const t = useTranslations('contact')
  const locale = useCurrentLocale()
  return (change: WallMinute | undefined, now: WallMinute, isOpen = true) => {
    if (change === undefined) return isOpen ? t('openAllDay') : null
    const time = formatTime(change)
    const day = weekdayName(weekdayOf(dayOf(change)), locale)
    if (isOpen) {
      return change - now < MINUTES_PER_DAY ? t('openNow', { time }) : t('openUntilDay', { day, time })
    }
    return dayOf(change) === dayOf(now) ? t('opensAt', { time }) : t('opensOn', { day, time })
  }
}
