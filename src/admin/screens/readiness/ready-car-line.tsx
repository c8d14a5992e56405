import { Box, Button, Chip, Link, Stack } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { ReadyCar } from '../../../contract/staff/readiness.ts'
import type { ReadyState } from '../../../domain/fleet/readiness.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { useMay } from '../../api/session.ts'
import { useSend } from '../../api/use-api.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { useKeyWords } from './use-key-words.ts'

/** What one press makes of it; a car that is ready can be found dirty after all. */
const following: Record<ReadyState, ReadyState> = {
  to_clean: 'cleaning',
  cleaning: 'ready',
  ready: 'to_clean',
}

/** A car of the board: which it is, who waits for it, where its keys are, and the one press that moves it on. */
export function ReadyCarLine({ car }: { car: ReadyCar }) {
  const { t, time } = useWords('readiness')
  const keyWords = useKeyWords()
  const mayPress = useMay('care')
  const { send, isSending, problem } = useSend('POST /cars/:id/readiness')
  const next = following[car.state]
  const what = t(`press.${next}`)
  return (
    <Box component="li">
      <Stack direction="row" sx={{ gap: 1, alignItems: 'start', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Link component={RouterLink} to={`/admin/cars/${car.id}/show`} sx={{ fontWeight: 600 }}>
              {showPlate(car.plate)}
            </Link>
            <span>{car.name}</span>
            {car.isUrgent ? <Chip size="small" color="error" label={t('urgent')} sx={urgent} /> : null}
          </Stack>
          <Note>{car.next ? t('next', { time: time(car.next.at) }) : t('noNext')}</Note>
          {car.since ? <Note>{[time(car.since), car.by].filter(Boolean).join(', ')}</Note> : null}
          {car.keys.map((key) => (
            <Note key={key.id}>{keyWords(key)}</Note>
          ))}
        </Box>
        {mayPress ? (
          <Button
            variant={car.state === 'ready' ? 'text' : 'contained'}
            color={car.state === 'ready' ? 'primary' : 'secondary'}
            disabled={isSending}
            aria-label={t('pressOf', { plate: showPlate(car.plate), what })}
            onClick={() => send({ params: { id: car.id }, body: { state: next } })}
            sx={{ flexShrink: 0, minHeight: 44 }}
          >
            {what}
          </Button>
        ) : null}
      </Stack>
      {problem ? <ProblemAlert problem={problem} /> : null}
    </Box>
  )
}

/** A sentence, not a word: it may take two lines on a telephone. */
const urgent = { height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } }
