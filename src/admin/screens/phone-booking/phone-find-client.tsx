import { Box, Button, Paper, TextField, Typography } from '@mui/material'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import type { PhoneClient } from '../../../contract/staff/phone.ts'
import { showPhone } from '../../../domain/people/phone.ts'
import { useTypedApi } from '../../api/use-api.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note, Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'

const LEAST = 2

/** Someone who has rented before does not spell their name again. */
export function FindClient({ onFound }: { onFound: (client: PhoneClient) => void }) {
  const { t } = useWords('phone')
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const { value, problem, isCurrent } = useTypedApi(
    'GET /phone/clients',
    q.length >= LEAST ? { query: { q } } : skipToken,
  )
  const found = isCurrent ? value?.clients : undefined
  return (
    <Box component="search">
      <TextField
        type="search"
        fullWidth
        label={t('find.label')}
        helperText={t('find.hint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 100 } }}
      />
      <Quiet role="status" sx={{ fontSize: '0.875rem' }}>
        {found?.length === 0 ? t('find.none') : ''}
      </Quiet>
      <ProblemAlert problem={problem} />
      {found && found.length > 0 ? (
        <Paper component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
          {found.map((client) => (
            <FoundClient
              key={client.id}
              client={client}
              onUse={() => {
                setTyped('')
                onFound(client)
              }}
            />
          ))}
        </Paper>
      ) : null}
    </Box>
  )
}

export function FoundClient({ client, onUse }: { client: PhoneClient; onUse: () => void }) {
  const { t, day } = useWords('phone')
  const name = `${client.firstName} ${client.lastName}`
  const facts = [
    client.companyName,
    showPhone(client.phone),
    client.email,
    client.isVerified && t('find.rentals', { count: client.rentals }),
    client.lastRental && t('find.last', { date: day(client.lastRental) }),
    client.nextRental && t('find.next', { date: day(client.nextRental) }),
  ]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        px: 1.5,
        py: 1,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        <Note sx={{ overflowWrap: 'anywhere' }}>{facts.filter(Boolean).join(' · ')}</Note>
        {client.isVerified ? null : (
          <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {t('find.unverified')}
          </Typography>
        )}
      </Box>
      <Button variant="outlined" onClick={onUse} aria-label={`${t('find.use')}: ${name}, ${client.email}`}>
        {t('find.use')}
      </Button>
    </Box>
  )
}
