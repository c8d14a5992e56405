import { Alert, Box, Link as MuiLink, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DocumentAnswer } from '../../../contract/staff/documents.ts'
import { dayOf, parseDay } from '../../../domain/calendar/wall-clock.ts'
import { formatCalendarDay, formatDateTime } from '../../../i18n/format.ts'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { minuteOf } from '../today/desk-times.ts'

/** What the driver told, large enough to compare letter by letter. */
export function DocumentFacts({ document }: { document: DocumentAnswer }) {
  const t = useWords('documents')
  const locale = useStaffLocale()
  const { driver, booking } = document
  const birthDay = driver?.birthDate ? parseDay(driver.birthDate) : undefined
  return (
    <Box>
      <Typography component="h2" variant="h6">
        {t(`kinds.${document.kind}`)}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('compare')}
      </Typography>
      {booking.isCancelled ? (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('cancelled')}
        </Alert>
      ) : null}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        {driver ? (
          <>
            <Fact name={t('name')} isLarge>
              {driver.name}
            </Fact>
            <Fact name={t('licence')} isLarge>
              {driver.licence}
            </Fact>
            {driver.idCode ? (
              <Fact name={t('idCode')} isLarge>
                {driver.idCode}
              </Fact>
            ) : null}
            {birthDay === undefined ? null : (
              <Fact name={t('birthDate')} isLarge>
                {formatCalendarDay(birthDay, locale)}
              </Fact>
            )}
            <Fact name={t('role')}>{driver.isMain ? t('mainDriver') : t('additionalDriver')}</Fact>
          </>
        ) : (
          <Alert severity="warning">{t('noDriver')}</Alert>
        )}
        <Fact name={t('booking')}>
          <MuiLink component={Link} to={`/admin/bookings/${booking.id}/show`}>
            {booking.number}
          </MuiLink>
          {', '}
          {booking.car}, {t('begins', { time: formatDateTime(minuteOf(booking.rentDate), locale) })}
        </Fact>
        <Fact name={t('sent')}>
          {formatCalendarDay(dayOf(minuteOf(document.sentAt)), locale)} {document.sentAt.slice(11)}
        </Fact>
      </Box>
    </Box>
  )
}

function Fact({ name, isLarge = false, children }: { name: string; isLarge?: boolean; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          overflowWrap: 'anywhere',
          ...(isLarge ? { fontSize: '1.125rem', fontWeight: 650, letterSpacing: '0.01em' } : {}),
        }}
      >
        {children}
      </Typography>
    </div>
  )
}
