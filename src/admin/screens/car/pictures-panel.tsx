import { Box, Button, Chip, LinearProgress, Stack } from '@mui/material'
import { useState } from 'react'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { isPhoto, PICTURE_SHAPE, pictureAddress } from '../../../domain/fleet/car-picture.ts'
import { MOST_UPLOAD_MEGABYTES } from '../../../domain/people/upload-size.ts'
import { useSend } from '../../api/use-api.ts'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Icon, IconAction } from '../../ui/icon.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { CropDialog } from './crop-dialog.tsx'

/** The pictures in the order visitors see them. */
export function PicturesPanel({ car }: { car: CarCardAnswer }) {
  const { t } = useWords('fleet')
  const [cropped, setCropped] = useState<string>()
  const [removed, setRemoved] = useState<string>()
  const params = { id: car.id }
  const adding = useSend('POST /cars/:id/pictures')
  const ordering = useSend('PUT /cars/:id/pictures')
  const { send, ...removing } = useSend('DELETE /cars/:id/pictures/:name', () => setRemoved(undefined))
  const isSending = adding.isSending

  const move = (from: number, to: number) => {
    const names = [...car.pictures]
    names.splice(to, 0, ...names.splice(from, 1))
    ordering.send({ params, body: { names } })
  }

  return (
    <TitledPaper
      title={t('pictures.title')}
      lead={t('pictures.lead', { megabytes: MOST_UPLOAD_MEGABYTES })}
      actions={
        <FileButton
          accept="image/jpeg,image/png,image/webp"
          variant="outlined"
          startIcon={<Icon name="upload" />}
          isSending={isSending}
          onFile={(picture) => adding.send({ params, body: picture })}
        >
          {isSending ? t('pictures.adding') : t('pictures.add')}
        </FileButton>
      }
    >
      {isSending ? <LinearProgress aria-label={t('pictures.adding')} /> : null}
      <ProblemAlert problem={adding.problem ?? ordering.problem} />
      <PlainList
        gap={2}
        none={t('pictures.none')}
        sx={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' }}
      >
        {car.pictures.map((name, place) => (
          <Picture
            key={name}
            car={car}
            place={place}
            onMove={(to) => move(place, to)}
            onCrop={() => setCropped(name)}
            onRemove={() => setRemoved(name)}
          />
        ))}
      </PlainList>
      {cropped ? <CropDialog carId={car.id} name={cropped} onClose={() => setCropped(undefined)} /> : null}
      {removed ? (
        <ConfirmDialog
          question={t('pictures.removeAsk')}
          yes={t('confirm.yes')}
          no={t('confirm.no')}
          {...removing}
          onYes={() => send({ params: { ...params, name: removed } })}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
    </TitledPaper>
  )
}

function Picture(props: {
  car: CarCardAnswer
  place: number
  onMove: (to: number) => void
  onCrop: () => void
  onRemove: () => void
}) {
  const { t } = useWords('fleet')
  const { car, place } = props
  const name = car.pictures[place] ?? ''
  const number = place + 1
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <Box sx={{ position: 'relative', bgcolor: 'background.default' }}>
        <img
          src={pictureAddress(name)}
          alt={t('pictures.alt', { car: car.name, number })}
          {...PICTURE_SHAPE}
          style={{ display: 'block', width: '100%', height: 'auto' }}
        />
        <Stack direction="row" sx={{ position: 'absolute', top: 8, left: 8, gap: 0.5 }}>
          {place === 0 ? <Chip size="small" color="secondary" label={t('pictures.first')} /> : null}
          {isPhoto(name) ? null : (
            <Chip size="small" label={t('pictures.drawing')} sx={{ bgcolor: 'background.paper' }} />
          )}
        </Stack>
      </Box>
      <Stack direction="row" sx={{ p: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <IconAction
          name="chevron-left"
          label={t('pictures.forward', { number })}
          disabled={place === 0}
          onClick={() => props.onMove(place - 1)}
        />
        <IconAction
          name="chevron-right"
          label={t('pictures.backward', { number })}
          disabled={number === car.pictures.length}
          onClick={() => props.onMove(place + 1)}
        />
        <Box sx={{ flex: 1 }} />
        {isPhoto(name) ? (
          <Button size="small" aria-label={t('pictures.cropOf', { number })} onClick={props.onCrop}>
            {t('pictures.crop')}
          </Button>
        ) : null}
        <Button
          size="small"
          color="error"
          aria-label={t('pictures.removeOf', { number })}
          onClick={props.onRemove}
        >
          {t('pictures.remove')}
        </Button>
      </Stack>
    </Box>
  )
}
