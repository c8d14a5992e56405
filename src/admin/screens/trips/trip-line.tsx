import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { Plate } from '../today/desk-row.tsx'

type Props = {
  at: string
  car: { name: string; plate: string }
  from: string
  to: string
  /** What else is known of it. */
  note: ReactNode
  /** What can be done about it. */
  children: ReactNode
}

/** A way a car goes or has to go, at a glance. */
export function TripLine({ at, car, from, to, note, children }: Props) {
  const { t } = useWords('trips')
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1.25, borderTop: '1px solid', borderColor: 'divider', display: 'grid', gap: 0.75 }}
    >
      <Stack direction="row" sx={{ columnGap: 1.5, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {at}
        </Typography>
        <span>{car.name}</span>
        <Plate plate={car.plate} />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t('way', { from, to })}
        </Typography>
      </Stack>
      <Note component="div">{note}</Note>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {children}
      </Stack>
    </Box>
  )
}
