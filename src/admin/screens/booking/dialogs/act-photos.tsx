import { Box, Stack } from '@mui/material'
import { useState } from 'react'
import { type PhotoSpot, photoSpots } from '../../../../domain/booking/hand-over.ts'
import { useSend } from '../../../api/use-api.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Note } from '../../../ui/text.tsx'
import { useWords } from '../../../words/words.tsx'

/** Pictures of a car from around it, each sent as it is chosen; they belong to the act that is sent under the same key. */
export function ActPhotos({ bookingId, actKey }: { bookingId: number; actKey: string }) {
  const { t } = useWords('bookings')
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const { send, problem, isSending } = useSend('PUT /hand-overs/:id/photos/:key/:spot', (_, { params }) =>
    setTaken((last) => new Set([...last, String(params.spot)])),
  )
  const choose = (spot: PhotoSpot, body: Blob) => send({ params: { id: bookingId, key: actKey, spot }, body })
  return (
    <Box role="group" aria-label={t('exchange.photos')}>
      <Note sx={{ mb: 1 }}>{t('exchange.photos')}</Note>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {photoSpots.map((spot) => (
          <FileButton
            key={spot}
            size="small"
            variant={taken.has(spot) ? 'contained' : 'outlined'}
            accept="image/*"
            isSending={isSending || taken.has(spot)}
            onFile={(file) => choose(spot, file)}
          >
            {taken.has(spot) ? `${t(`spots.${spot}`)} ✓` : t(`spots.${spot}`)}
          </FileButton>
        ))}
      </Stack>
      <ProblemAlert problem={problem} />
    </Box>
  )
}
