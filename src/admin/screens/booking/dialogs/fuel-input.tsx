import { Box, Slider } from '@mui/material'
import { useId } from 'react'
import { Note } from '../../../ui/text.tsx'
import { useWords } from '../../../words/words.tsx'

const marks = Array.from({ length: 9 }, (_, value) => ({ value, label: value % 2 === 0 ? `${value}/8` : '' }))

type Props = { label: string; value: number; onChange: (value: number) => void }

/** Eighths of a tank, as the car's own gauge shows them. */
export function FuelInput({ label, value, onChange }: Props) {
  const { t } = useWords('bookings')
  const labelId = useId()
  return (
    <Box>
      <Note id={labelId}>{`${label}: ${t('fuelEighths', { count: value })}`}</Note>
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-labelledby={labelId}
          min={0}
          max={8}
          step={1}
          marks={marks}
          value={value}
          onChange={(_event, next) => onChange(Array.isArray(next) ? (next[0] ?? 0) : next)}
        />
      </Box>
    </Box>
  )
}
