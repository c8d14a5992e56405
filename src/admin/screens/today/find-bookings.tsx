import { Box, InputAdornment, Paper, TextField, Typography } from '@mui/material'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTypedApi } from '../../api/use-api.ts'
import { bookingPage } from '../../ui/booking-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { DeskRow } from './desk-row.tsx'

const LEAST = 2

/** Finds a booking while someone is on the phone: whatever they say of themselves will do. */
export function FindBookings({ now, isFocused = false }: { now: string; isFocused?: boolean }) {
  const { t } = useWords('today')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const { value, problem, isCurrent } = useTypedApi(
    'GET /today/find',
    q.length >= LEAST ? { query: { q } } : skipToken,
  )
  const found = isCurrent ? value?.bookings : undefined
  const [first, ...more] = found ?? []
  return (
    <Box component="search" sx={{ mb: 2 }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (first && more.length === 0) void navigate(bookingPage(first.id))
        }}
      >
        <TextField
          type="search"
          fullWidth
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opened the search wants to type with the next key
          autoFocus={isFocused}
          label={t('find.label')}
          helperText={t('find.hint')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{
            htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 100 },
            input: {
              sx: { bgcolor: 'background.paper' },
              startAdornment: (
                <InputAdornment position="start">
                  <Icon name="search" size={18} />
                </InputAdornment>
              ),
            },
          }}
        />
      </form>
      <Typography role="status" sx={{ mt: found ? 1 : 0, fontWeight: 600 }}>
        {found ? t('find.found', { count: found.length }) : ''}
      </Typography>
      {found?.length === 0 ? <Quiet>{t('find.nothing')}</Quiet> : null}
      <ProblemAlert problem={problem} sx={{ mt: 1 }} />
      {found && found.length > 0 ? (
        <Paper
          component="ul"
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, overflow: 'hidden', containerType: 'inline-size' }}
        >
          {found.map((booking) => (
            <DeskRow
              key={booking.id}
              booking={booking}
              now={now}
              end={booking.isHandedOver ? 'return' : 'rent'}
              isDone={booking.isCancelled || booking.isReturned}
            />
          ))}
        </Paper>
      ) : null}
    </Box>
  )
}
