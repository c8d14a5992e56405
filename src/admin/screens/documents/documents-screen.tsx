import { Button, Typography } from '@mui/material'
import { Link, useSearchParams } from 'react-router'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { useApi } from '../../api/use-api.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { DocumentReview } from './document-review.tsx'

/** Papers of drivers beside what they told: approve with one key, the next one follows. */
export function DocumentsScreen() {
  const t = useWords('documents')
  const [query] = useSearchParams()
  const booking = query.get('booking') ?? undefined
  const { value, problem, reload } = useApi('GET /documents', { query: { booking } })
  return (
    <Screen
      title={t('title')}
      subtitle={value ? <span role="status">{t('count', { count: value.total })}</span> : undefined}
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
      <ProblemAlert problem={problem} />
      {value ? (
        <DocumentReview documents={value.documents} onStale={reload} />
      ) : problem ? null : (
        <Quiet role="status">{t('loading')}</Quiet>
      )}
    </Screen>
  )
}
