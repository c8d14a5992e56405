import { Button, Paper, Stack, Typography } from '@mui/material'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { PhoneBookingAnswer } from '../../../contract/staff/phone.ts'
import { useApi } from '../../api/use-api.ts'
import { useParts } from '../../api/use-parts.ts'
import { bookingPage } from '../../ui/booking-link.tsx'
import { useWords } from '../../words/words.tsx'
import { MoneyDialog } from '../booking/dialogs/money-dialogs.tsx'

/** What to say before hanging up. */
export function PhoneDone({ made, onAnother }: { made: PhoneBookingAnswer; onAnother: () => void }) {
  const { t, money, time } = useWords('phone')
  const hasMail = useParts()?.mail !== 'off'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const told = [
    t('done.price', { price: money(made.price) }),
    made.holdUntil === null ? t('done.kept') : t('done.heldUntil', { time: time(made.holdUntil) }),
    ...(hasMail ? [t('done.letter', { email: made.email })] : []),
  ]
  return (
    <Paper sx={{ p: 3, maxWidth: 640 }}>
      <Typography component="h2" variant="h5" ref={heading} tabIndex={-1} sx={{ mb: 1, outline: 'none' }}>
        {t('done.title', { number: made.number })}
      </Typography>
      {told.map((sentence) => (
        <Typography key={sentence} sx={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
      ))}
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
        <Button component={Link} to={bookingPage(made.id)} variant="contained" color="secondary">
          {t('done.open')}
        </Button>
        <PayNow bookingId={made.id} />
        <Button variant="outlined" onClick={onAnother}>
          {t('done.another')}
        </Button>
      </Stack>
    </Paper>
  )
}

/** The caller stands at the desk, or pays while they talk. */
function PayNow({ bookingId }: { bookingId: number }) {
  const { t } = useWords('bookings')
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const { value: page } = useApi('GET /bookings/:id/page', isOpen ? { params: { id: bookingId } } : skipToken)
  const done = (sentence: string) => {
    setOpen(false)
    setSaid(sentence)
  }
  return (
    <>
      {said ? (
        <Typography role="status" sx={{ alignSelf: 'center' }}>
          {said}
        </Typography>
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('actions.money')}
        </Button>
      )}
      {isOpen && page ? <MoneyDialog page={page} onClose={() => setOpen(false)} onDone={done} /> : null}
    </>
  )
}
