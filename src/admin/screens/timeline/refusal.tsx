import { Alert, Box, Button, Typography } from '@mui/material'
import type { CarTakenExtras } from '../../../contract/staff/timeline.ts'
import type { Problem } from '../../api/call-api.ts'
import type { Say } from '../../words/words.tsx'

/** Why not, who is in the way, and which cars are free instead. */
export function Refusal(props: {
  problem: Problem
  t: Say<'timeline'>
  onCar?: ((carId: number) => void) | undefined
}) {
  const { problem, t, onCar } = props
  const { freeCars } = problem as Partial<CarTakenExtras>
  return (
    <Alert severity="error" role="alert">
      {problem.detail}
      {onCar && freeCars ? (
        <Box sx={{ mt: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(freeCars.length > 0 ? 'change.freeCars' : 'change.noFreeCars')}
          </Typography>
          {freeCars.map((car) => (
            <Button key={car.id} size="small" onClick={() => onCar(car.id)}>
              {`${car.name} ${car.plate}`}
            </Button>
          ))}
        </Box>
      ) : null}
    </Alert>
  )
}
