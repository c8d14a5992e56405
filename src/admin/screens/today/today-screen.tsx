import { Box, Button, Stack, Typography } from '@mui/material'
import { Link } from 'react-router'
import type { DeskBooking, TodayAnswer } from '../../../contract/staff/today.ts'
import { dayOf } from '../../../domain/calendar/wall-clock.ts'
import { formatCalendarDay } from '../../../i18n/format.ts'
import { useApiEvery } from '../../api/use-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { AnswerList } from './answer-list.tsx'
import { DeskRow, type End } from './desk-row.tsx'
import { DeskSection } from './desk-section.tsx'
import { minuteOf, shortMoment } from './desk-times.ts'
import { FindBookings } from './find-bookings.tsx'
import { LockerList } from './locker-list.tsx'

const EVERY_MS = 60_000

/** The first screen of the day: what happens, what waits for us, and the next step of each one press away. */
export function TodayScreen() {
  const t = useWords('today')
  const locale = useStaffLocale()
  const { value, problem, reload } = useApiEvery(EVERY_MS, 'GET /today', {})
  const date = value ? formatCalendarDay(dayOf(minuteOf(value.now)), locale, 'full') : undefined
  return (
    <Screen
      title={t('title')}
      subtitle={date}
      actions={
        <Button
          component={Link}
          to="/admin/phone"
          variant="contained"
          color="secondary"
          startIcon={<Icon name="phone" size={18} />}
        >
          {t('newBooking')}
        </Button>
      }
    >
      <ProblemAlert problem={problem} onAgain={reload} sx={{ mb: 2 }} />
      {value ? (
        <Day today={value} />
      ) : problem ? null : (
        <Typography role="status" color="text.secondary">
          {t('loading')}
        </Typography>
      )}
    </Screen>
  )
}

function Day({ today }: { today: TodayAnswer }) {
  const t = useWords('today')
  const locale = useStaffLocale()
  const { now } = today
  const rows = (bookings: DeskBooking[], end: End) =>
    bookings.map((booking) => (
      <DeskRow
        key={booking.id}
        booking={booking}
        now={now}
        end={end}
        isDone={end === 'rent' ? booking.isHandedOver : booking.isReturned}
      />
    ))
  const waits =
    today.requests.length +
    today.papers.length +
    today.soon.length +
    today.lockers.length +
    today.answers.length
  return (
    <>
      <FindBookings now={now} />
      <Stack sx={{ gap: 2, mb: 2 }}>
        <DeskSection title={t('sections.overdue')} count={today.overdue.length} isUrgent>
          {rows(today.overdue, 'return')}
        </DeskSection>
        <DeskSection title={t('sections.attention')} count={today.attention.length} isUrgent>
          {today.attention.map((booking) => (
            <DeskRow
              key={booking.id}
              booking={booking}
              now={now}
              end="rent"
              note={
                booking.attention ? (
                  <Typography variant="body2" color="error.main" sx={{ fontWeight: 600 }}>
                    {t(`attention.${booking.attention}`)}
                  </Typography>
                ) : null
              }
            />
          ))}
        </DeskSection>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Stack sx={{ gap: 2 }}>
          <DeskSection title={t('sections.pickUps')} count={today.pickUps.length} empty={t('empty.pickUps')}>
            {rows(today.pickUps, 'rent')}
          </DeskSection>
          <DeskSection title={t('sections.returns')} count={today.returns.length} empty={t('empty.returns')}>
            {rows(today.returns, 'return')}
          </DeskSection>
        </Stack>
        <Stack sx={{ gap: 2 }}>
          {waits === 0 ? (
            <DeskSection title={t('waitingForMe')} count={0} empty={t('empty.waiting')} />
          ) : null}
          <DeskSection title={t('sections.requests')} count={today.requests.length}>
            {rows(today.requests, 'rent')}
          </DeskSection>
          <DeskSection title={t('sections.papers')} count={today.papers.length}>
            {today.papers.map(({ booking, waiting, since }) => (
              <DeskRow
                key={booking.id}
                booking={{ ...booking, next: 'documents' }}
                now={now}
                end="rent"
                note={
                  <Typography variant="body2">
                    {t('papersCount', { count: waiting })},{' '}
                    {t('papersSince', { time: shortMoment(since, now, t, locale) })}
                  </Typography>
                }
              />
            ))}
          </DeskSection>
          <DeskSection title={t('sections.soon')} count={today.soon.length}>
            {rows(today.soon, 'rent')}
          </DeskSection>
          <LockerList lockers={today.lockers} now={now} />
          <AnswerList answers={today.answers} />
        </Stack>
      </Box>
    </>
  )
}
