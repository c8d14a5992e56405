import { Chip, Stack } from '@mui/material'
import type { DeskBooking } from '../../../contract/staff/today.ts'
import { useFormats } from '../../words/formats.ts'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { isLate, isPast, lateness, shortMoment } from './desk-times.ts'

type Tone = 'default' | 'warning' | 'error' | 'success'
type Note = { text: string; tone: Tone }

/** What stands between the booking and its next step, in words: colour only repeats them. */
export function RowState({ booking, now }: { booking: DeskBooking; now: string }) {
  const t = useWords('today')
  const locale = useStaffLocale()
  const { money } = useFormats()
  const notes = notesOf(booking, now)
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {notes.map(({ text, tone }) => (
        <Chip
          key={text}
          label={text}
          size="small"
          color={tone}
          variant={tone === 'default' ? 'outlined' : 'filled'}
        />
      ))}
    </Stack>
  )

  function notesOf(row: DeskBooking, at: string): Note[] {
    if (row.isCancelled) return [{ text: t('cancelled'), tone: 'default' }, ...owed(row)]
    if (row.isReturned) return [{ text: t('back'), tone: 'success' }, ...owed(row)]
    if (row.isHandedOver) return onTheRoad(row, at)
    return ahead(row, at)
  }

  function owed({ owedBack, due }: DeskBooking): Note[] {
    if (owedBack > 0) return [{ text: t('owedBack', { amount: money(owedBack) }), tone: 'warning' }]
    return due > 0 ? [{ text: t('unpaid', { amount: money(due) }), tone: 'warning' }] : []
  }

  function onTheRoad(row: DeskBooking, at: string): Note[] {
    const late = isPast(row.returnDate, at)
    return [
      late
        ? { text: t('late', { time: lateness(row.returnDate, at, t) }), tone: 'error' }
        : { text: t('out'), tone: 'default' },
      ...owed(row),
    ]
  }

  function ahead(row: DeskBooking, at: string): Note[] {
    const notes: Note[] = []
    if (!row.hasCar) notes.push({ text: t('noCar'), tone: 'error' })
    else if (row.holdUntil) {
      notes.push({
        text: t('heldUntil', { time: shortMoment(row.holdUntil, at, t, locale) }),
        tone: 'default',
      })
    }
    if (isLate(row.rentDate, at)) {
      notes.push({ text: t('late', { time: lateness(row.rentDate, at, t) }), tone: 'error' })
    }
    if (row.due > 0) notes.push({ text: t('unpaid', { amount: money(row.due) }), tone: 'warning' })
    if (row.documents === 'missing') notes.push({ text: t('documentsMissing'), tone: 'default' })
    if (row.documents === 'waiting') notes.push({ text: t('documentsWaiting'), tone: 'warning' })
    if (row.status !== 'SIGNED') notes.push({ text: t('unsigned'), tone: 'default' })
    if (row.next === 'hand-over' && row.documents === 'approved')
      notes.push({ text: t('ready'), tone: 'success' })
    return notes
  }
}
