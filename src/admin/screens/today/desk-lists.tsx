import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import type { LockerAnswer, UnseenAnswerAnswer } from '../../../contract/staff/today.ts'
import { useSend } from '../../api/use-api.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { DeskRow } from './desk-row.tsx'
import { DeskSection } from './desk-section.tsx'
import { timeOf } from './desk-times.ts'
import { RowState } from './row-state.tsx'

/** What customers thought, until someone has read it. */
export function AnswerList({ answers }: { answers: UnseenAnswerAnswer[] }) {
  const { t } = useWords('today')
  return (
    <DeskSection title={t('sections.answers')} count={answers.length}>
      {answers.map((answer) => (
        <OneAnswer key={answer.id} answer={answer} />
      ))}
    </DeskSection>
  )
}

function OneAnswer({ answer }: { answer: UnseenAnswerAnswer }) {
  const { t } = useWords('today')
  const { send, problem, isSending } = useSend('POST /today/answers/:id/seen')
  const { quality, condition, recommend } = answer
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          justifyContent: 'space-between',
          alignItems: 'start',
          flexWrap: 'wrap',
        }}
      >
        <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
          <BookingLink id={answer.bookingId} color="text.primary" sx={{ fontWeight: 650 }}>
            {answer.client}
          </BookingLink>
          <Note>{t('scores', { quality, condition, recommend })}</Note>
          <Typography
            sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
            color={answer.additional ? 'textPrimary' : 'textSecondary'}
          >
            {answer.additional || t('noWords')}
          </Typography>
        </Box>
        <Button
          variant="outlined"
          disabled={isSending}
          onClick={() => send({ params: { id: answer.id } })}
          aria-label={`${t('markSeen')}: ${answer.client}`}
        >
          {t('markSeen')}
        </Button>
      </Box>
      <ProblemAlert problem={problem} sx={{ mt: 1 }} />
    </Box>
  )
}

/** Whose key lies in which locker today, and whether it has moved. */
export function LockerList({ lockers, now }: { lockers: LockerAnswer[]; now: string }) {
  const { t } = useWords('today')
  return (
    <DeskSection title={t('sections.lockers')} count={lockers.length}>
      {lockers.map((one) => (
        <DeskRow
          key={`${one.booking.id} ${one.purpose}`}
          booking={one.booking}
          now={now}
          end={one.purpose === 'pick-up' ? 'rent' : 'return'}
          isDone={one.keyMovedAt !== null}
          note={<LockerNote one={one} now={now} />}
        />
      ))}
    </DeskSection>
  )
}

function LockerNote({ one, now }: { one: LockerAnswer; now: string }) {
  const { t } = useWords('today')
  const isOut = one.purpose === 'pick-up'
  const moved = one.keyMovedAt
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography variant="body2">
        {one.locker} · {isOut ? t('lockerPickUp') : t('lockerReturn')} {timeOf(one.start)}–{timeOf(one.end)}
      </Typography>
      {moved ? (
        <Chip
          size="small"
          color="success"
          sx={{ alignSelf: 'start' }}
          label={isOut ? t('keyTaken', { time: timeOf(moved) }) : t('keyReturned', { time: timeOf(moved) })}
        />
      ) : (
        <RowState booking={one.booking} now={now} />
      )}
    </Stack>
  )
}
