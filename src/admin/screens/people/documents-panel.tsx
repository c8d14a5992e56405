import { Alert } from '@mui/material'
import type { PersonCardAnswer } from '../../../contract/staff/people.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

/** What was approved and is kept, and how long it counts. */
export function DocumentsPanel({ documents }: Pick<PersonCardAnswer, 'documents'>) {
  const { t, messages, day, time } = useWords('people')
  const { isValid, licenceUntil, kept } = documents
  return (
    <TitledPaper title={t('documents.title')}>
      <Alert severity={isValid ? 'success' : 'info'}>
        {isValid ? t('documents.valid') : t('documents.missing')}
      </Alert>
      <Facts>
        <Fact name={t('documents.licenceUntil')}>{licenceUntil && day(licenceUntil)}</Fact>
        {kept.map(({ id, kind, bookingId, number, at }) => (
          <Fact key={id} name={messages.documents.kinds[kind]}>
            <BookingLink id={bookingId}>{t('documents.approved', { date: time(at), number })}</BookingLink>
          </Fact>
        ))}
      </Facts>
    </TitledPaper>
  )
}
