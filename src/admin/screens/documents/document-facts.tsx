import { Alert, Box, Typography } from '@mui/material'
import type { DocumentAnswer } from '../../../contract/staff/documents.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Quiet } from '../../ui/text.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'

/** What the driver told, large enough to compare letter by letter. */
export function DocumentFacts({ document }: { document: DocumentAnswer }) {
  const t = useWords('documents')
  const format = useFormats()
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
            <Fact name={t('name')} isLarge>
              {driver.name}
            </Fact>
            <Fact name={t('licence')} isLarge>
              {driver.licence}
            </Fact>
            <Fact name={t('idCode')} isLarge>
              {driver.idCode}
            </Fact>
            <Fact name={t('birthDate')} isLarge>
              {driver.birthDate && format.day(driver.birthDate)}
            </Fact>
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
