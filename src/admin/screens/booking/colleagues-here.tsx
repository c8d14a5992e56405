import { Alert } from '@mui/material'
import { formatList } from '../../../i18n/format.ts'
import { useApiEvery } from '../../api/use-api.ts'
import { useWords } from '../../words/words.tsx'

const EVERY_MS = 30_000

/** Who else has this booking before them: whoever sees it asks before both do the same. */
export function ColleaguesHere({ bookingId }: { bookingId: number }) {
  const { t, locale } = useWords('bookings')
  const { value } = useApiEvery(EVERY_MS, 'POST /bookings/:id/presence', { params: { id: bookingId } })
  const others = value?.others ?? []
  if (others.length === 0) return null
  return (
    <Alert severity="info" role="status">
      {t('alsoHere', { names: formatList(others, locale), count: others.length })}
    </Alert>
  )
}
