import { Box } from '@mui/material'
import { useApi } from '../../api/use-api.ts'
import { useWords } from '../../words/words.tsx'
import { DeskSection } from '../today/desk-section.tsx'
import { ReadyCarLine } from './ready-car-line.tsx'

/** Cars that are not ready although their next customer comes soon. */
export function UnreadyOfToday() {
  const { t } = useWords('readiness')
  const cars = useApi('GET /readiness', {}).value?.cars.filter(({ isUrgent }) => isUrgent) ?? []
  return (
    <DeskSection isUrgent title={t('urgent')} count={cars.length}>
      {cars.map((car) => (
        <Box key={car.id} sx={{ px: 2, py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
          <ReadyCarLine car={car} />
        </Box>
      ))}
    </DeskSection>
  )
}
