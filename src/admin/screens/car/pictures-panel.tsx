import { Alert, Box, Button, Chip, IconButton, LinearProgress, Stack, Typography } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { isPhoto, PICTURE_SHAPE, pictureAddress } from '../../../domain/fleet/car-picture.ts'
import type { Problem } from '../../api/call-api.ts'
import { callApi } from '../../api/untyped-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/words.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { Panel } from './panel.tsx'

type Props = { car: CarCardAnswer; onChanged: () => void }

/** The pictures in the order visitors see them. */
export function PicturesPanel({ car, onChanged }: Props) {
  const t = useWords('fleet')
  const file = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [cropped, setCropped] = useState<string>()
  const [removed, setRemoved] = useState<string>()
  const path = `/cars/${car.id}/pictures`

  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? []
    target.value = ''
    if (!picture) return
    setSending(true)
    const answer = await callApi(path, { method: 'POST', body: picture })
    setSending(false)
    setProblem(answer.ok ? undefined : answer.problem)
    if (answer.ok) onChanged()
  }
  const move = async (from: number, to: number) => {
    const names = [...car.pictures]
    names.splice(to, 0, ...names.splice(from, 1))
    const answer = await callApi(path, { method: 'PUT', body: { names } })
    setProblem(answer.ok ? undefined : answer.problem)
    onChanged()
  }

  return (
    <Panel
      title={t('pictures.title')}
      lead={t('pictures.lead')}
      actions={
        <>
          <input
            ref={file}
            hidden
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={(event) => void add(event)}
          />
          <Button
            variant="outlined"
            startIcon={<Icon name="upload" />}
            disabled={isSending}
            onClick={() => file.current?.click()}
          >
            {isSending ? t('pictures.adding') : t('pictures.add')}
          </Button>
        </>
      }
    >
      {isSending ? <LinearProgress aria-label={t('pictures.adding')} /> : null}
      {problem ? (
        <Alert severity="error" role="alert">
          {problem.detail}
        </Alert>
      ) : null}
      {car.pictures.length === 0 ? <Typography color="textSecondary">{t('pictures.none')}</Typography> : null}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
        }}
      >
        {car.pictures.map((name, place) => (
          <Picture
            key={name}
            car={car}
            place={place}
            onMove={(to) => void move(place, to)}
            onCrop={() => setCropped(name)}
            onRemove={() => setRemoved(name)}
          />
        ))}
      </Box>
      {cropped ? (
        <CropDialog
          carId={car.id}
          name={cropped}
          onClose={() => setCropped(undefined)}
          onCropped={() => {
            setCropped(undefined)
            onChanged()
          }}
        />
      ) : null}
      {removed ? (
        <ConfirmDialog
          question={t('pictures.removeAsk')}
          yes={t('confirm.yes')}
          no={t('confirm.no')}
          onYes={() => callApi(`${path}/${encodeURIComponent(removed)}`, { method: 'DELETE' })}
          onClose={() => setRemoved(undefined)}
          onDone={() => {
            setRemoved(undefined)
            onChanged()
          }}
        />
      ) : null}
    </Panel>
  )
}

function Picture(props: {
  car: CarCardAnswer
  place: number
  onMove: (to: number) => void
  onCrop: () => void
  onRemove: () => void
}) {
  const t = useWords('fleet')
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
        <IconButton
          aria-label={t('pictures.forward', { number })}
          disabled={place === 0}
          onClick={() => props.onMove(place - 1)}
        >
          <Icon name="chevron-left" />
        </IconButton>
        <IconButton
          aria-label={t('pictures.backward', { number })}
          disabled={number === car.pictures.length}
          onClick={() => props.onMove(place + 1)}
        >
          <Icon name="chevron-right" />
        </IconButton>
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
