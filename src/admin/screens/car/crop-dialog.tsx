import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Slider,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { PICTURE_SHAPE } from '../../../domain/fleet/car-picture.ts'
import type { Problem } from '../../api/call-api.ts'
import { callApi } from '../../api/untyped-api.ts'
import { useWords } from '../../words/words.tsx'
import { cropOf, type Framing } from './crop-frame.ts'

const sliders = ['zoom', 'across', 'down'] as const
const MOST_ZOOM = 4

/** Which part of the whole photograph visitors see. Three sliders: they work with a finger, a mouse and a keyboard. */
export function CropDialog({
  carId,
  name,
  onCropped,
  onClose,
}: {
  carId: number
  name: string
  onCropped: () => void
  onClose: () => void
}) {
  const t = useWords('fleet')
  const [title, label] = [useId(), useId()]
  const [photo, setPhoto] = useState({ width: 0, height: 0 })
  const [framing, setFraming] = useState<Framing>({ zoom: 1, across: 0.5, down: 0.5 })
  const [problem, setProblem] = useState<Problem>()
  const [isSending, setSending] = useState(false)
  const isSeen = photo.width > 0
  const crop = isSeen ? cropOf(framing, photo) : undefined

  const save = async () => {
    setSending(true)
    const answer = await callApi(`/cars/${carId}/pictures`, {
      method: 'PUT',
      body: { crop: { name, ...crop } },
    })
    setSending(false)
    if (answer.ok) onCropped()
    else setProblem(answer.problem)
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('crop.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box
          sx={{
            position: 'relative',
            overflow: 'hidden',
            borderRadius: 1,
            bgcolor: 'background.default',
            aspectRatio: `${PICTURE_SHAPE.width} / ${PICTURE_SHAPE.height}`,
          }}
        >
          <img
            src={`/api/admin/cars/${carId}/pictures/${encodeURIComponent(name)}`}
            alt={t('crop.alt')}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setPhoto({ width, height })
            }
            style={{
              position: 'absolute',
              maxWidth: 'none',
              ...(crop
                ? {
                    width: `${100 / crop.width}%`,
                    left: `${(-crop.x / crop.width) * 100}%`,
                    top: `${(-crop.y / crop.height) * 100}%`,
                  }
                : { width: '100%' }),
            }}
          />
        </Box>
        {sliders.map((slider) => (
          <div key={slider}>
            <Typography id={`${label}-${slider}`} variant="body2">
              {t(`crop.${slider}`)}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`${label}-${slider}`}
              disabled={!isSeen}
              min={slider === 'zoom' ? 1 : 0}
              max={slider === 'zoom' ? MOST_ZOOM : 1}
              step={slider === 'zoom' ? 0.05 : 0.01}
              value={framing[slider]}
              onChange={(_, value) => setFraming({ ...framing, [slider]: value })}
            />
          </div>
        ))}
        {problem ? (
          <Alert severity="error" role="alert">
            {problem.detail}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('crop.cancel')}</Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={!isSeen || isSending}
          onClick={() => void save()}
        >
          {t('crop.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
