import { Link as MuiLink } from '@mui/material'
import { Link } from 'react-router'
import type { TripsOfTodayAnswer } from '../../../contract/staff/trips.ts'
import { useApiEvery } from '../../api/use-api.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { DeskSection } from '../today/desk-section.tsx'
import { DueTrips } from './due-trips.tsx'
import { NeededTrips } from './needed-trips.tsx'

const EVERY_MS = 60_000

/** Where cars have to go, and which of them nobody has placed. */
export function TripsOfToday() {
  const { value, problem } = useApiEvery(EVERY_MS, 'GET /trips/today', {})
  if (!value) return <ProblemAlert problem={problem} />
  return (
    <>
      <NeededTrips needed={value.needed} now={value.now} />
      <UnplacedCars cars={value.unplaced} />
      <DueTrips due={value.due} now={value.now} />
    </>
  )
}

function UnplacedCars({ cars }: { cars: TripsOfTodayAnswer['unplaced'] }) {
  const { t } = useWords('trips')
  return (
    <DeskSection isUrgent title={t('unplaced')} count={cars.length}>
      <Quiet component="li" sx={{ px: 2, pb: 1 }}>
        {t('unplacedLead')}
      </Quiet>
      {cars.map(({ id, name, plate }) => (
        <li key={id}>
          <MuiLink component={Link} to={`/admin/cars/${id}/show`} sx={{ display: 'block', px: 2, py: 1 }}>
            {t('say', { car: `${name} ${plate}` })}
          </MuiLink>
        </li>
      ))}
    </DeskSection>
  )
}
