import { Button, Stack, Typography } from '@mui/material'
import { Link } from 'react-router'
import type { DeskBooking, TodayAnswer } from '../../../contract/staff/today.ts'
import { useApiEvery } from '../../api/use-api.ts'
import { Columns, HALVES } from '../../ui/columns.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { DutiesOfToday } from '../car/duties-of-today.tsx'
import { TripsOfToday } from '../trips/trips-of-today.tsx'
import { ClaimButton } from './claim-button.tsx'
import { AnswerList, LockerList } from './desk-lists.tsx'
import { DeskRow, type End } from './desk-row.tsx'
import { DeskSection } from './desk-section.tsx'
import { shortMoment } from './desk-times.ts'
import { FindBookings } from './find-bookings.tsx'

const EVERY_MS = 60_000

/** The first screen of the day: what happens, what waits for us, and the next step of each one press away. */
export function TodayScreen() {
  const { t, day } = useWords('today')
  const answer = useApiEvery(EVERY_MS, 'GET /today', {})
  return (
    <Screen
      title={t('title')}
      subtitle={answer.value && day(answer.value.now, 'full')}
      actions={
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
      }
    >
      <Loaded answer={answer} loading={t('loading')}>
        {(today) => <Day today={today} />}
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
      <FindBookings now={now} />
      <Stack sx={{ gap: 2, mb: 2 }}>
        <Bookings isUrgent title={t('sections.overdue')} bookings={today.overdue} now={now} end="return" />
        <Bookings
          isUrgent
          title={t('sections.attention')}
          bookings={today.attention}
          now={now}
          end="rent"
          whyUrgent={({ attentions }) => attentions.map((one) => t(`attention.${one}`)).join(' · ')}
        />
        <Bookings
          isUrgent
          title={t('sections.closedPickUps')}
          bookings={today.closedPickUps}
          now={now}
          end="rent"
        />
        <Bookings
          isUrgent
          title={t('sections.closedReturns')}
          bookings={today.closedReturns}
          now={now}
          end="return"
        />
        <TripsOfToday />
      </Stack>
      <Columns columns={HALVES} isTop>
        <Stack sx={{ gap: 2 }}>
          <Bookings
            title={t('sections.pickUps')}
            bookings={today.pickUps}
            now={now}
            end="rent"
            empty={t('empty.pickUps')}
          />
          <Bookings
            title={t('sections.returns')}
            bookings={today.returns}
            now={now}
            end="return"
            empty={t('empty.returns')}
          />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          {waits === 0 ? (
            <DeskSection title={t('waitingForMe')} count={0} empty={t('empty.waiting')} />
          ) : null}
          <Bookings title={t('sections.requests')} bookings={today.requests} now={now} end="rent" />
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
          <Bookings title={t('sections.weOwe')} bookings={today.weOwe} now={now} end="rent" />
          <Bookings title={t('sections.owedToUs')} bookings={today.owedToUs} now={now} end="rent" />
          <Bookings title={t('sections.proposed')} bookings={today.proposed} now={now} end="return" />
          <Bookings title={t('sections.soon')} bookings={today.soon} now={now} end="rent" />
          <LockerList lockers={today.lockers} now={now} />
          <DutiesOfToday />
          <AnswerList answers={today.answers} />
        </Stack>
      </Columns>
    </>
  )
}

type BookingsProps = {
  title: string
  bookings: DeskBooking[]
  now: string
  end: End
  isUrgent?: boolean
  empty?: string
  /** Said instead of what stands between the booking and its next step. */
  whyUrgent?: (booking: DeskBooking) => string | undefined
}

function Bookings({ bookings, now, end, whyUrgent, ...section }: BookingsProps) {
  return (
    <DeskSection {...section} count={bookings.length}>
      {bookings.map((booking) => {
        const why = whyUrgent?.(booking)
        return (
          <DeskRow
            key={booking.id}
            booking={booking}
            now={now}
            end={end}
            isDone={end === 'rent' ? booking.isHandedOver : booking.isReturned}
            note={
              why && (
                <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
                  {why}
                </Typography>
              )
            }
          />
        )
      })}
    </DeskSection>
  )
}
