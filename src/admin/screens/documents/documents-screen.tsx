import { Button, Typography } from '@mui/material'
import { Link, useSearchParams } from 'react-router'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { useApi } from '../../api/use-api.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { DocumentReview } from './document-review.tsx'

/** Papers of drivers beside what they told: approve with one key, the next one follows. */
export function DocumentsScreen() {
  const { t } = useWords('documents')
  const [query] = useSearchParams()
  const booking = query.get('booking') ?? undefined
  const answer = useApi('GET /documents', { query: { booking } })
  return (
    <Screen
      title={t('title')}
      subtitle={answer.value && <span role="status">{t('count', { count: answer.value.total })}</span>}
      actions={
        booking ? (
          <>
            <Typography sx={{ alignSelf: 'center' }}>
              {t('ofBooking', { number: bookingNumber(Number(booking)) })}
            </Typography>
            <Button component={Link} to="/admin/documents" variant="outlined">
              {t('showAll')}
            </Button>
          </>
        ) : undefined
      }
    >
      <Loaded answer={answer} loading={t('loading')}>
        {({ documents }) => <DocumentReview documents={documents} onStale={answer.reload} />}
      </Loaded>
    </Screen>
  )
}
