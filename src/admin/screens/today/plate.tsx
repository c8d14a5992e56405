import { Box } from '@mui/material'
import { showPlate } from '../../../domain/people/plate.ts'

/** A number plate as it is seen on the car: people look for the key by it. */
export function Plate({ plate }: { plate: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 0.75,
        border: '1px solid',
        borderColor: 'text.secondary',
        borderLeft: '5px solid #2b59d1',
        borderRadius: '4px',
        fontSize: '0.8125rem',
        fontWeight: 650,
        letterSpacing: '0.04em',
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
        bgcolor: 'background.paper',
      }}
    >
      {showPlate(plate)}
    </Box>
  )
}
