import { useTranslations } from 'use-intl'
import { formatSpans, formatTime } from '../../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Side } from '../search/change-form.ts'
import type { Search } from '../search/use-search-form.ts'

/** That another time is chosen than the one that was wished for, and why: a place, a day or a link may bring it. */
export function MovedNote({ id, side, search }: { id: string; side: Side; search: Search }) {
  const t = useTranslations('search.timeMoved')
  const { place, moved, time, spans } = search[side]
  if (!place || !moved || !time) return null
  const times = { wanted: search.typed[`${side}Time`], time: formatTime(time.minute) }
  const why = moved === 'passed' ? side : spans.length > 0 ? 'closed' : 'other'
  return (
    <p id={id} role="status" className="text-warning flex items-start gap-1.5 text-sm font-medium">
      <Icon name="clock" className="mt-0.5 size-4" />
      <span>{t(why, { ...times, place: place.name, hours: formatSpans(spans) })}</span>
    </p>
  )
}
