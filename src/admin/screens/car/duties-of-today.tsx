import { Box } from '@mui/material'
import { showPlate } from '../../../domain/people/plate.ts'
import { useApi } from '../../api/use-api.ts'
import { useWords } from '../../words/words.tsx'
import { DeskSection } from '../today/desk-section.tsx'
import { DutyFacts } from './duties-panel.tsx'

/** What cars in use need soon, before it bites. */
export function DutiesOfToday() {
  const { t } = useWords('fleet')
  const duties = useApi('GET /duties', {}).value?.duties ?? []
  return (
    <DeskSection title={t('duties.today')} count={duties.length}>
      {duties.map(({ car, ...duty }) => (
        <Box
          component="li"
          key={duty.id}
          sx={{ px: 2, py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}
        >
          <DutyFacts
            duty={duty}
            of={`${showPlate(car.plate)} ${car.name}`}
            to={`/admin/cars/${car.id}/show`}
          />
        </Box>
      ))}
    </DeskSection>
  )
}
