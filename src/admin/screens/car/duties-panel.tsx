import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { DutyAnswer } from '../../../contract/staff/car-care.ts'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { DutyDone } from './duty-done.tsx'

/** What the car needs and by when, the most urgent first; each is done where it stands. */
export function DutiesPanel({ car }: { car: CarCardAnswer }) {
  const { t, messages } = useWords('fleet')
  const [doneId, setDoneId] = useState<number>()
  const add = `/admin/car-duties/create?source=${JSON.stringify({ carId: car.id })}`
  return (
    <TitledPaper
      title={t('duties.title')}
      actions={
        <Button component={RouterLink} to={add} variant="outlined" startIcon={<Icon name="plus" size={18} />}>
          {t('duties.add')}
        </Button>
      }
    >
      <PlainList gap={1.5} none={t('duties.none')}>
        {car.duties.map((duty) => (
          <Box component="li" key={duty.id}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'start', justifyContent: 'space-between' }}>
              <DutyFacts duty={duty} to={`/admin/car-duties/${duty.id}`} />
              <Button
                size="small"
                aria-label={t('duties.doneOf', { kind: messages.resources.choices[duty.kind] })}
                onClick={() => setDoneId(duty.id)}
              >
                {t('duties.done')}
              </Button>
            </Stack>
            {doneId === duty.id ? (
              <DutyDone
                carId={car.id}
                duty={duty}
                mileage={car.mileage}
                onClose={() => setDoneId(undefined)}
              />
            ) : null}
          </Box>
        ))}
      </PlainList>
    </TitledPaper>
  )
}

const looks = { overdue: 'error', soon: 'warning', later: 'default' } as const

/** What it is, by when, and what happens if not. */
export function DutyFacts({ duty, to, of }: { duty: DutyAnswer; to: string; of?: string }) {
  const { t, day, whole, messages } = useWords('fleet')
  const { dueOn, dueKm, kmLeft, isBlocking, note, state } = duty
  const when = [
    dueOn === null ? '' : day(dueOn),
    dueKm === null ? '' : t('duties.at', { km: whole(dueKm) }),
    kmLeft === null ? '' : t(kmLeft < 0 ? 'duties.over' : 'duties.left', { km: whole(Math.abs(kmLeft)) }),
    isBlocking ? t('duties.blocks') : '',
  ]
  return (
    <Box sx={{ minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography
          component={RouterLink}
          to={to}
          sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {[of, messages.resources.choices[duty.kind]].filter(Boolean).join(' · ')}
        </Typography>
        <Chip size="small" color={looks[state]} label={t(`duties.${state}`)} />
      </Stack>
      <Note>{when.filter(Boolean).join(' · ')}</Note>
      {note ? <Note>{note}</Note> : null}
    </Box>
  )
}
