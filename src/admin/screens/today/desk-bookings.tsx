import { Box, Typography } from '@mui/material'
import type { DeskBooking } from '../../../contract/staff/today.ts'
import { useWords } from '../../words/words.tsx'
import { DeskRow, type End } from './desk-row.tsx'
import { DeskSection } from './desk-section.tsx'

type Props = {
  title: string
  bookings: readonly DeskBooking[]
  now: string
  end: End
  isUrgent?: boolean
  empty?: string
  /** Said instead of what stands between the booking and its next step. */
  whyUrgent?: (booking: DeskBooking) => string | undefined
}

/** One list of bookings; those that are done stand apart, below and folded away. */
export function DeskBookings({ bookings, now, end, whyUrgent, ...section }: Props) {
  const { t } = useWords('today')
  const isDone = (booking: DeskBooking) => (end === 'rent' ? booking.isHandedOver : booking.isReturned)
  const done = bookings.filter(isDone)
  const open = bookings.filter((booking) => !isDone(booking))
  const row = (booking: DeskBooking) => {
    const why = whyUrgent?.(booking)
    return (
      <DeskRow
        key={booking.id}
        booking={booking}
        now={now}
        end={end}
        isDone={isDone(booking)}
        note={
          why && (
            <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
              {why}
            </Typography>
          )
        }
      />
    )
  }
  return (
    <>
      <DeskSection {...section} count={open.length}>
        {open.map(row)}
      </DeskSection>
      {done.length > 0 ? (
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', px: 2, py: 1, color: 'text.secondary' }}>
            {t('done', { title: section.title, count: done.length })}
          </Box>
          <DeskSection title={section.title} count={done.length}>
            {done.map(row)}
          </DeskSection>
        </Box>
      ) : null}
    </>
  )
}
