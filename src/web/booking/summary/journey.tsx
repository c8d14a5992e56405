import { useLocale, useTranslations } from 'use-intl'
import type { Stop } from '../../../contract/visitor/steps.ts'
import { parseLabel } from '../../../domain/calendar/wall-clock.ts'
import { formatDate, formatTime } from '../../../i18n/format.ts'

/** The way from pick-up to return: a ring, the road, a ring. */
export function Journey({ rent, back }: { rent: Stop; back: Stop }) {
  const t = useTranslations('price')
  return (
    <ol className="journey text-small [&>li]:pb-5 [&>li:last-child]:pb-0">
      <li>
        <JourneyStop stop={rent} label={t('pickUp')} />
      </li>
      <li>
        <JourneyStop stop={back} label={t('return')} />
      </li>
    </ol>
  )
}

function JourneyStop({ stop, label }: { stop: Stop; label: string }) {
  const when = useMoment()
  return (
    <>
      <span className="text-ink-soft text-label block">{label}</span>
      <strong className="block font-semibold">
        <time dateTime={stop.at}>{when(stop.at)}</time>
      </strong>
      <span className="block">{stop.place}</span>
      <span className="text-ink-soft block">{stop.address}</span>
    </>
  )
}

/** `neljapäev, 12. november 2026 kell 10:00`, of a label; of anything else, itself. */
function useMoment(): (label: string) => string {
  const t = useTranslations('common')
  const locale = useLocale()
  return (text) => {
    const label = parseLabel(text)
    if (label === undefined) return text
    return t('atTime', { date: formatDate(label, locale, 'full'), time: formatTime(label) })
  }
}
