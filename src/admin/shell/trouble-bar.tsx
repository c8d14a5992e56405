import { Alert } from '@mui/material'
import { useApiEvery } from '../api/use-api.ts'
import { useWords } from '../words/words.tsx'

const ASK_EVERY_MS = 60_000

/** What does not answer just now: what waits, and what the staff can do meanwhile. */
export function TroubleBar() {
  const { t, time } = useWords('shell')
  const { value: troubles = [] } = useApiEvery(ASK_EVERY_MS, 'GET /troubles', undefined)
  return troubles.map(({ part, since }) => (
    <Alert key={part} severity="error" role="status" sx={{ mb: 2 }}>
      {t(`trouble.${part}`, { since: time(since) })}
    </Alert>
  ))
}
