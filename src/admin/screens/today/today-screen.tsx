import { Button, Stack, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { TodayAnswer } from '../../../contract/staff/today.ts'
import { useMay } from '../../api/session.ts'
import { useApiEvery } from '../../api/use-api.ts'
import { Columns, HALVES } from '../../ui/columns.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { ClaimButton } from './claim-button.tsx'
import { DeskBookings } from './desk-bookings.tsx'
import { DeskFilter, ofPlace, useDeskFilter } from './desk-filter.tsx'
import { AnswerList, LockerList } from './desk-lists.tsx'
import { DeskRow } from './desk-row.tsx'
import { DeskSection } from './desk-section.tsx'
import { shortMoment } from './desk-times.ts'
import { FindBookings } from './find-bookings.tsx'

const EVERY_MS = 60_000
/** Fetched when another day is first looked at. */
const OtherDay = lazy(async () => ({ default: (await import('./other-day.tsx')).OtherDay }))

/** What cars need is asked for by itself, beside the desk's own lists: it comes a moment after them. */
const TripsOfToday = lazy(async () => ({
  default: (await import('../trips/trips-of-today.tsx')).TripsOfToday,
}))
const DutiesOfToday = lazy(async () => ({
  default: (await import('../car/duties-of-today.tsx')).DutiesOfToday,
}))
const UnreadyOfToday = lazy(async () => ({
  default: (await import('../readiness/unready-of-today.tsx')).UnreadyOfToday,
}))

/** The first screen of the day: what happens, what waits for us, and the next step of each one press away. */
export function TodayScreen() {
  const { t, day } = useWords('today')
  const mayRent = useMay('rentals')
  const answer = useApiEvery(EVERY_MS, 'GET /today', {})
  const filter = useDeskFilter(answer.value?.now.slice(0, 10) ?? '')
  return (
    <Screen
      title={t('title')}
      subtitle={answer.value && day(filter.day || answer.value.now, 'full')}
      actions={
        mayRent ? (
          <>
            <ClaimButton />
            <Button
              component={Link}
              to="/admin/phone"
              variant="contained"
              color="secondary"
              startIcon={<Icon name="phone" size={18} />}
            >
              {t('newBooking')}
            </Button>
          </>
        ) : null
      }
    >
      <Loaded answer={answer} loading={t('loading')}>
        {(today) => (
          <>
            <FindBookings now={today.now} />
            <DeskFilter filter={filter} />
            {filter.isToday ? <Day today={ofPlace(today, filter.place)} /> : <OtherDay filter={filter} />}
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function Day({ today }: { today: TodayAnswer }) {
  const { t, locale } = useWords('today')
  const { now } = today
  const waits =
    today.requests.length +
    today.papers.length +
    today.soon.length +
    today.weOwe.length +
    today.owedToUs.length +
    today.proposed.length +
    today.lockers.length +
    today.answers.length
  return (
    <>
      <Stack sx={{ gap: 2, mb: 2 }}>
        <DeskBookings
          isUrgent
          title={t('sections.overdue')}
          bookings={today.overdue}
          now={now}
          end="return"
        />
        <DeskBookings
          isUrgent
          title={t('sections.attention')}
          bookings={today.attention}
          now={now}
          end="rent"
          whyUrgent={({ attentions }) => attentions.map((one) => t(`attention.${one}`)).join(' · ')}
        />
        <DeskBookings
          isUrgent
          title={t('sections.closedPickUps')}
          bookings={today.closedPickUps}
          now={now}
          end="rent"
        />
        <DeskBookings
          isUrgent
          title={t('sections.closedReturns')}
          bookings={today.closedReturns}
          now={now}
          end="return"
        />
        <Suspense>
          <TripsOfToday />
          <UnreadyOfToday />
        </Suspense>
      </Stack>
      <Columns columns={HALVES} isTop>
        <Stack sx={{ gap: 2 }}>
          <DeskBookings
            title={t('sections.pickUps')}
            bookings={today.pickUps}
            now={now}
            end="rent"
            empty={t('empty.pickUps')}
          />
          <DeskBookings
            title={t('sections.returns')}
            bookings={today.returns}
            now={now}
            end="return"
            empty={t('empty.returns')}
          />
          <Suspense>
            <DutiesOfToday />
          </Suspense>
        </Stack>
        <Stack sx={{ gap: 2 }}>
          {waits === 0 ? (
            <DeskSection title={t('waitingForMe')} count={0} empty={t('empty.waiting')} />
          ) : null}
          <DeskBookings title={t('sections.requests')} bookings={today.requests} now={now} end="rent" />
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
          <DeskBookings title={t('sections.weOwe')} bookings={today.weOwe} now={now} end="rent" />
          <DeskBookings title={t('sections.owedToUs')} bookings={today.owedToUs} now={now} end="rent" />
          <DeskBookings title={t('sections.proposed')} bookings={today.proposed} now={now} end="return" />
          <DeskBookings title={t('sections.soon')} bookings={today.soon} now={now} end="rent" />
          <LockerList lockers={today.lockers} now={now} />
          <AnswerList answers={today.answers} />
        </Stack>
      </Columns>
    </>
  )
}
