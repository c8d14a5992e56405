import { Box, Button, Chip, Stack } from '@mui/material'
import { Link as RouterLink, useParams } from 'react-router'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { useApi } from '../../api/use-api.ts'
import { Columns } from '../../ui/columns.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { RecordHistory } from '../../ui/record-history.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { UtilisationPlot } from '../figures/plots/utilisation-plot.tsx'
import { BlocksPanel } from './blocks-panel.tsx'
import { CarFacts, LongtermPanel } from './car-facts.tsx'
import { MileagePanel, RentalsPanel } from './car-tables.tsx'
import { CostsPanel } from './costs-panel.tsx'
import { DamagePanel } from './damage-panel.tsx'
import { DamageStory } from './damage-story.tsx'
import { DutiesPanel } from './duties-panel.tsx'
import { KeysPanel } from './keys-panel.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { PlacePanel } from './place-panel.tsx'

/** Everything about one car. */
export function CarScreen() {
  const { t } = useWords('fleet')
  const id = Number(useParams().id)
  const answer = useApi('GET /cars/:id/card', { params: { id } })
  const car = answer.value
  return (
    <Screen
      title={car?.name ?? t('loading')}
      subtitle={
        car ? (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            {`${showPlate(car.plate)} · ${car.group.name}`}
            {car.isActive ? null : <Chip size="small" color="warning" label={t('inactive')} />}
          </Stack>
        ) : null
      }
      actions={
        <>
          <Button component={RouterLink} to="/admin/cars">
            {t('back')}
          </Button>
          <Button variant="outlined" component={RouterLink} to={`/admin/cars/${id}`}>
            {t('edit')}
          </Button>
        </>
      }
    >
      <Loaded answer={answer} loading={t('loading')}>
        {(card) => <Card car={card} />}
      </Loaded>
    </Screen>
  )
}

function Card({ car }: { car: CarCardAnswer }) {
  const { t } = useWords('fleet')
  const column = { display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' }
  return (
    <Columns columns="minmax(0, 3fr) minmax(0, 2fr)">
      <Box sx={column}>
        <PicturesPanel car={car} />
        <DamagePanel car={car} />
        <DamageStory car={car} />
        <RentalsPanel rentals={car.rentals} />
        <RecordHistory resource="cars" recordId={car.id} />
      </Box>
      <Box sx={column}>
        <PlacePanel car={car} />
        <CarFacts car={car} />
        <TitledPaper title={t('months.title')} lead={t('months.lead')}>
          <UtilisationPlot name={t('months.title')} months={car.months} />
          <Button size="small" component={RouterLink} to="/admin/figures" sx={{ justifySelf: 'start' }}>
            {t('months.more')}
          </Button>
        </TitledPaper>
        <MileagePanel car={car} />
        <DutiesPanel car={car} />
        <KeysPanel car={car} />
        <BlocksPanel car={car} />
        {car.costs ? <CostsPanel car={car} costs={car.costs} /> : null}
        <LongtermPanel car={car} />
      </Box>
    </Columns>
  )
}
