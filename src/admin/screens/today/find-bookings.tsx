import { Alert, Box, InputAdornment, Paper, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { FoundBookings } from '../../../contract/staff/today.ts'
import { useAnswer } from '../../api/untyped-api.ts'
import { useSettled } from '../../api/use-settled.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/words.tsx'
import { DeskRow } from './desk-row.tsx'
import { pageOf } from './next-step.tsx'

const LEAST = 2

/** Finds a booking while someone is on the phone: whatever they say of themselves will do. */
export function FindBookings({ now }: { now: string }) {
  const t = useWords('today')
  const navigate = useNavigate()
  const [typed, type] = useState('')
  const asked = useSettled(typed.trim())
  const isAsking = asked.length >= LEAST
  const { value, problem, isLoading } = useAnswer<FoundBookings>(
    isAsking ? `/today/find?q=${encodeURIComponent(asked)}` : undefined,
  )
  const found = isAsking && !isLoading ? value?.bookings : undefined
  const [first, ...more] = found ?? []
  return (
    <Box component="search" sx={{ mb: 2 }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (first && more.length === 0) void navigate(pageOf(first))
        }}
      >
        <TextField
          type="search"
          fullWidth
          label={t('find.label')}
          helperText={t('find.hint')}
          value={typed}
          onChange={(event) => type(event.target.value)}
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
      {found?.length === 0 ? <Typography color="text.secondary">{t('find.nothing')}</Typography> : null}
      {problem && isAsking ? (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {problem.detail}
        </Alert>
      ) : null}
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
