import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
import type { ReadinessAnswer } from '../../../contract/staff/readiness.ts'
import { readyStates } from '../../../domain/fleet/readiness.ts'
import { useApiEvery } from '../../api/use-api.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { ReadyCarLine } from './ready-car-line.tsx'

const EVERY_MS = 60_000
const ALL = 'all'

/** The board of cars between two customers, place by place: what is to be cleaned, what is under way, what can go out. */
export function ReadinessScreen() {
  const { t } = useWords('readiness')
  const answer = useApiEvery(EVERY_MS, 'GET /readiness', {})
  const [place, setPlace] = useState(ALL)
  return (
    <Screen
      title={t('title')}
      subtitle={t('lead')}
      actions={
        <TextField
          select
          size="small"
          label={t('place')}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
          sx={{ minWidth: 200 }}
        >
          <MenuItem value={ALL}>{t('allPlaces')}</MenuItem>
          {answer.value?.places.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      <Loaded answer={answer} loading={t('loading')}>
        {(board) => <Board board={board} place={place} />}
      </Loaded>
    </Screen>
  )
}

/** One column under the other on a telephone. */
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
}

function Board({ board, place }: { board: ReadinessAnswer; place: string }) {
  const { t } = useWords('readiness')
  const sections = [
    ...board.places.map(({ id, name }) => ({ id, name })),
    ...(board.cars.some(({ placeId }) => placeId === null) ? [{ id: null, name: t('nowhere') }] : []),
  ].filter(({ id }) => place === ALL || String(id) === place)
  if (sections.length === 0) return <Typography>{t('none')}</Typography>
  return sections.map(({ id, name }) => (
    <Place key={String(id)} name={name} cars={board.cars.filter(({ placeId }) => placeId === id)} />
  ))
}

function Place({ name, cars }: { name: string; cars: ReadinessAnswer['cars'] }) {
  const { t } = useWords('readiness')
  const heading = useId()
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mb: 4 }}>
      <Typography id={heading} component="h2" variant="h5" sx={{ mb: 1.5 }}>
        {name}
      </Typography>
      <Box sx={columns}>
        {readyStates.map((state) => {
          const inIt = cars.filter((car) => car.state === state)
          return (
            <TitledPaper
              key={state}
              title={t(`states.${state}`)}
              under={heading}
              count={inIt.length}
              // On a telephone, what has nothing in it only stands between the others.
              sx={{ display: { xs: inIt.length === 0 ? 'none' : 'grid', md: 'grid' } }}
            >
              <PlainList gap={1.5} none={t('none')}>
                {inIt.map((car) => (
                  <ReadyCarLine key={car.id} car={car} />
                ))}
              </PlainList>
            </TitledPaper>
          )
        })}
      </Box>
    </Box>
  )
}
