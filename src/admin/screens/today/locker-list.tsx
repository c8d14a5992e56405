import { Chip, Stack, Typography } from '@mui/material'
import type { LockerAnswer } from '../../../contract/staff/today.ts'
import { useWords } from '../../words/words.tsx'
import { DeskRow } from './desk-row.tsx'
import { DeskSection } from './desk-section.tsx'
import { timeOf } from './desk-times.ts'
import { RowState } from './row-state.tsx'

/** Whose key lies in which locker today, and whether it has moved. */
export function LockerList({ lockers, now }: { lockers: LockerAnswer[]; now: string }) {
  const t = useWords('today')
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
  const t = useWords('today')
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
