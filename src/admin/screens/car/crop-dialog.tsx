import { Box, Slider, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { PICTURE_SHAPE } from '../../../domain/fleet/car-picture.ts'
import { useSend } from '../../api/use-api.ts'
import { FormDialog } from '../../ui/dialogs.tsx'
import { useWords } from '../../words/words.tsx'
import { cropOf, type Framing } from './crop-frame.ts'

const sliders = ['zoom', 'across', 'down'] as const
const MOST_ZOOM = 4

/** Which part of the whole photograph visitors see. Three sliders: they work with a finger, a mouse and a keyboard. */
export function CropDialog({ carId, name, onClose }: { carId: number; name: string; onClose: () => void }) {
  const { t } = useWords('fleet')
  const label = useId()
  const [photo, setPhoto] = useState({ width: 0, height: 0 })
  const [framing, setFraming] = useState<Framing>({ zoom: 1, across: 0.5, down: 0.5 })
  const isSeen = photo.width > 0
  const crop = isSeen ? cropOf(framing, photo) : undefined

  const { send, ...sending } = useSend('PUT /cars/:id/pictures', onClose)
  return (
    <FormDialog
      title={t('crop.title')}
      submit={t('crop.save')}
      back={t('crop.cancel')}
      {...sending}
      isDisabled={!isSeen}
      onSubmit={() => (crop ? send({ params: { id: carId }, body: { crop: { name, ...crop } } }) : undefined)}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
