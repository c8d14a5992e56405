import { Chip, Stack } from '@mui/material'
import type { DeskBooking } from '../../../contract/staff/today.ts'
import { useWords } from '../../words/words.tsx'
import { isLate, isPast, lateness, shortMoment } from './desk-times.ts'

type Tone = 'default' | 'warning' | 'error' | 'success'
type Note = { text: string; tone: Tone }

/** What stands between the booking and its next step, in words: colour only repeats them. */
export function RowState({ booking, now }: { booking: DeskBooking; now: string }) {
  const { t, locale, money } = useWords('today')
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {notes().map(({ text, tone }) => (
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

  function notes(): Note[] {
    const late = (since: string): Note => ({
      text: t('late', { time: lateness(since, now, t) }),
      tone: 'error',
    })
    if (booking.isCancelled) return [{ text: t('cancelled'), tone: 'default' }, ...owed()]
    if (booking.isReturned) return [{ text: t('back'), tone: 'success' }, ...owed()]
    if (!booking.isHandedOver) return ahead(late)
    const { returnDate } = booking
    return [isPast(returnDate, now) ? late(returnDate) : { text: t('out'), tone: 'default' }, ...owed()]
  }

  function owed(): Note[] {
    const { owedBack, due } = booking
    if (owedBack > 0) return [{ text: t('owedBack', { amount: money(owedBack) }), tone: 'warning' }]
    return due > 0 ? [{ text: t('unpaid', { amount: money(due) }), tone: 'warning' }] : []
  }

  function ahead(late: (since: string) => Note): Note[] {
    const { hasCar, holdUntil, rentDate, documents, status, next } = booking
    const said: Note[] = []
    if (!hasCar) said.push({ text: t('noCar'), tone: 'error' })
    else if (holdUntil) {
      said.push({ text: t('heldUntil', { time: shortMoment(holdUntil, now, t, locale) }), tone: 'default' })
    }
    if (isLate(rentDate, now)) said.push(late(rentDate))
    said.push(...owed())
    if (documents === 'missing') said.push({ text: t('documentsMissing'), tone: 'default' })
    if (documents === 'waiting') said.push({ text: t('documentsWaiting'), tone: 'warning' })
    if (status !== 'SIGNED') said.push({ text: t('unsigned'), tone: 'default' })
    if (next === 'hand-over' && documents === 'approved') said.push({ text: t('ready'), tone: 'success' })
    return said
  }
}
