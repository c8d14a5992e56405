import { Alert, Box, Typography } from '@mui/material'
import type { DocumentAnswer } from '../../../contract/staff/documents.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'

/** What the driver told, large enough to compare letter by letter. */
export function DocumentFacts({ document }: { document: DocumentAnswer }) {
  const { t, ...format } = useWords('documents')
  const { driver, booking } = document
  return (
    <Box>
      <Typography component="h2" variant="h6">
        {t(`kinds.${document.kind}`)}
      </Typography>
      <Quiet sx={{ mb: 1.5 }}>{t('compare')}</Quiet>
      {booking.isCancelled ? (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('cancelled')}
        </Alert>
      ) : null}
      {driver ? null : (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {t('noDriver')}
        </Alert>
      )}
      <Facts room={400}>
        {driver ? (
          <>
            {(['name', 'licence', 'idCode'] as const).map((name) => (
              <Fact key={name} name={t(name)} isLarge>
                {driver[name]}
              </Fact>
            ))}
            {(['birthDate', 'licenceSince', 'licenceUntil'] as const).map((name) => (
              <Fact key={name} name={t(name)} isLarge>
                {driver[name] && format.day(driver[name])}
              </Fact>
            ))}
            <Fact name={t('role')}>{driver.isMain ? t('mainDriver') : t('additionalDriver')}</Fact>
          </>
        ) : null}
        <Fact name={t('booking')}>
          <BookingLink id={booking.id}>{booking.number}</BookingLink>
          {', '}
          {booking.car}, {t('begins', { time: format.time(booking.rentDate) })}
        </Fact>
        <Fact name={t('sent')}>{format.time(document.sentAt)}</Fact>
      </Facts>
    </Box>
  )
}
