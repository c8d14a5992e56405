import { Alert, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DeskBooking } from '../../../contract/staff/today.ts'
import { useSend } from '../../api/use-api.ts'
import { useParts } from '../../api/use-parts.ts'
import { bookingPage } from '../../ui/booking-link.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { useWords } from '../../words/words.tsx'

const doors = [
  'confirm',
  'put-on-account',
  'money',
  'use-deposit',
  'refund',
  'hand-over',
  'take-back',
] as const
type Door = (typeof doors)[number]
const isDoor = (step: string | null): step is Door => doors.some((door) => door === step)

/** The next step of a booking, one press away: done at once, or with its dialog open on the booking's page. */
export function NextStep({ booking }: { booking: DeskBooking }) {
  const { t } = useWords('today')
  const { next } = booking
  const hasMail = useParts()?.mail !== 'off'
  if (next === 'resend-link' && hasMail) return <SendLink booking={booking} />
  if (next === 'resend-link') {
    return <Way to={`${bookingPage(booking.id)}?do=${next}`} text={t('steps.show-link')} booking={booking} />
  }
  if (next === 'documents') {
    return <Way to={`/admin/documents?booking=${booking.id}`} text={t('steps.documents')} booking={booking} />
  }
  if (next === 'extra-charges') {
    const to = `${bookingPage(booking.id)}#${next}`
    return <Way to={to} text={t('steps.extra-charges')} booking={booking} />
  }
  if (isDoor(next)) {
    const isKey = next === 'hand-over' || next === 'take-back'
    const to = `${bookingPage(booking.id)}?do=${next}`
    return <Way to={to} text={t(`steps.${next}`)} booking={booking} isMain={isKey} />
  }
  const text = next === 'attention' ? t('steps.attention') : t('steps.look')
  return <Way to={bookingPage(booking.id)} text={text} booking={booking} isQuiet={next === null} />
}

function Way(props: { to: string; text: string; booking: DeskBooking; isMain?: boolean; isQuiet?: boolean }) {
  const variant = props.isMain ? 'contained' : props.isQuiet ? 'text' : 'outlined'
  return (
    <Button
      component={Link}
      to={props.to}
      variant={variant}
      aria-label={`${props.text}: ${props.booking.client.name}, ${props.booking.number}`}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {props.text}
    </Button>
  )
}

/** Acts at once: the customer signs and sends papers behind the link. */
function SendLink({ booking }: { booking: DeskBooking }) {
  const { t } = useWords('today')
  const [isSent, setIsSent] = useState(false)
  const { send, problem, isSending } = useSend('POST /bookings/:id/resend-link', () => setIsSent(true))
  return (
    <Stack sx={{ gap: 1, alignItems: { md: 'flex-end' } }}>
      {isSent ? (
        <Alert severity="success" role="status" sx={{ py: 0 }}>
          {t('linkSent', { email: booking.client.email })}
        </Alert>
      ) : (
        <Button
          variant="outlined"
          disabled={isSending}
          onClick={() => send({ params: { id: booking.id } })}
          aria-label={`${t('steps.resend-link')}: ${booking.client.name}, ${booking.number}`}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('steps.resend-link')}
        </Button>
      )}
      <ProblemAlert problem={problem} sx={{ py: 0 }} />
    </Stack>
  )
}
