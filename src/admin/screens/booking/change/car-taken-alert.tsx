import { Box, Button, Stack, Typography } from '@mui/material'
import type { CarTakenExtras } from '../../../../contract/staff/timeline.ts'
import { showPlate } from '../../../../domain/people/plate.ts'
import type { Problem } from '../../../api/call-api.ts'
import { BookingLink } from '../../../ui/booking-link.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { useWords } from '../../../words/words.tsx'

type Props = {
  problem: Problem & Partial<CarTakenExtras>
  onCar?: ((carId: number) => void) | undefined
  /** Takes a car that is free and too far away all the same. */
  onBring?: () => void
  /** Asks once more, where nothing was decided. */
  onAgain?: () => void
}

/** Why not, who is in the way, and which cars are free instead. */
export function CarTakenAlert({ problem, onCar, onBring, onAgain }: Props) {
  const { t } = useWords('timeline')
  const { freeCars, inTheWay = [] } = problem
  const theirs = inTheWay.filter((thing) => thing.kind === 'booking')
  return (
    <ProblemAlert problem={problem} {...(onAgain ? { onAgain } : {})}>
      {theirs.length > 0 ? (
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mt: 0.5 }}>
          {theirs.map(({ id, number }) => (
            <BookingLink key={id} id={id} color="inherit">
              {number}
            </BookingLink>
          ))}
        </Stack>
      ) : null}
      {onCar && freeCars ? (
        <Box sx={{ mt: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(freeCars.length > 0 ? 'change.freeCars' : 'change.noFreeCars')}
          </Typography>
          {freeCars.map((car) => (
            <Button key={car.id} size="small" onClick={() => onCar(car.id)}>
              {`${car.name} ${showPlate(car.plate)}`}
            </Button>
          ))}
        </Box>
      ) : null}
      {onBring && problem.code === 'car_too_far' ? (
        <Button variant="outlined" color="inherit" onClick={onBring} sx={{ mt: 1 }}>
          {t('change.bring')}
        </Button>
      ) : null}
    </ProblemAlert>
  )
}
