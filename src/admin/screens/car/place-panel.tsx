import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { useApi, useSend } from '../../api/use-api.ts'
import { ChoiceInput } from '../../ui/form-fields.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { TripDialog } from '../trips/trip-dialog.tsx'
import { InlineForm } from './inline-form.tsx'

/** Where the car is now, by what left it there; staff who have seen it elsewhere say so. */
export function PlacePanel({ car }: { car: CarCardAnswer }) {
  const { t } = useWords('trips')
  const [open, setOpen] = useState<'place' | 'trip'>()
  const { kind, name } = car.place
  const close = () => setOpen(undefined)
  return (
    <TitledPaper title={t('place.title')}>
      <Typography>{name === null ? t('place.unknown') : t(`place.${kind}`, { place: name })}</Typography>
      {open === 'place' ? (
        <CorrectPlace carId={car.id} onClose={close} />
      ) : (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {kind === 'stands' ? (
            <Button variant="outlined" onClick={() => setOpen('place')}>
              {t('place.correct')}
            </Button>
          ) : null}
          <Button variant="outlined" onClick={() => setOpen('trip')}>
            {t('place.plan')}
          </Button>
        </Stack>
      )}
      {open === 'trip' ? (
        <TripDialog
          draft={{ carId: car.id, car: car.name, endLocationId: 0, start: '', end: '', driver: '' }}
          onDone={close}
          onClose={close}
        />
      ) : null}
    </TitledPaper>
  )
}

function CorrectPlace({ carId, onClose }: { carId: number; onClose: () => void }) {
  const { t } = useWords('trips')
  const [locationId, setLocationId] = useState(0)
  const places = useApi('GET /phone/places').value?.places ?? []
  const { send, forget, ...sending } = useSend('POST /cars/:id/place', onClose)
  return (
    <InlineForm
      save={t('place.save')}
      cancel={t('place.cancel')}
      {...sending}
      onSend={() => (locationId === 0 ? undefined : send({ params: { id: carId }, body: { locationId } }))}
      onClose={onClose}
    >
      <ChoiceInput
        label={t('place.where')}
        value={locationId}
        options={[{ id: 0, name: '' }, ...places]}
        onChange={(chosen) => {
          setLocationId(chosen)
          forget()
        }}
      />
    </InlineForm>
  )
}
