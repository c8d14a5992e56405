import { useTranslations } from 'use-intl'
import type { OpeningState } from '../../../domain/calendar/opening-hours.ts'
import { dayOf, MINUTES_PER_DAY, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { useCurrentLocale } from '../../locale.ts'
import { changeWords, OpenDot } from '../../ui/open-now.tsx'

/** Open or closed just now, and when that changes. */
export function PlaceState({ state, now }: { state: OpeningState; now: WallMinute }) {
  const t = useTranslations('contact')
  const locale = useCurrentLocale()
  const at = (change: WallMinute) => changeWords(change, now, locale)
  if (state.isOpen) {
    const { closesAt } = state
    const isSoon = closesAt !== undefined && closesAt - now < MINUTES_PER_DAY
    return (
      <p className="text-positive flex items-start gap-2 font-medium">
        <OpenDot isOpen className="mt-1.5" />
        {closesAt === undefined ? t('openAllDay') : t(isSoon ? 'openNow' : 'openUntilDay', at(closesAt))}
      </p>
    )
  }
  const { opensAt } = state
  const isToday = opensAt !== undefined && dayOf(opensAt) === dayOf(now)
  return (
    <div className="flex items-start gap-2">
      <OpenDot isOpen={false} className="mt-1.5" />
      <p>
        <span className="font-medium">{t('closedNow')}</span>
        <span className="text-ink-soft block">
          {opensAt === undefined ? null : t(isToday ? 'opensAt' : 'opensOn', at(opensAt))}
        </span>
      </p>
    </div>
  )
}
