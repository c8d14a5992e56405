import { Button } from '@mui/material'
import { useState } from 'react'
import type { TripAnswer } from '../../../contract/staff/trips.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { useSend } from '../../api/use-api.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { useWords } from '../../words/words.tsx'
import { DeskSection } from '../today/desk-section.tsx'
import { shortMoment, timeOf } from '../today/desk-times.ts'
import { LateTripDialog } from './late-trip-dialog.tsx'
import { TripLine } from './trip-line.tsx'

/** Transfers that somebody drives today or tomorrow, and those that nobody has reported done. */
export function DueTrips({ due, now }: { due: TripAnswer[]; now: string }) {
  const { t } = useWords('trips')
  return (
    <DeskSection title={t('due')} count={due.length}>
      {due.map((trip) => (
        <Due key={trip.id} trip={trip} now={now} />
      ))}
    </DeskSection>
  )
}

function Due({ trip, now }: { trip: TripAnswer; now: string }) {
  const { t, locale } = useWords('trips')
  const { t: today } = useWords('today')
  const [isOpen, setOpen] = useState(false)
  const { send, problem, isSending } = useSend('POST /trips/:id/done')
  const { car, to, start, end, driver } = trip
  const carName = `${car.name} ${showPlate(car.plate)}`
  return (
    <TripLine
      at={`${shortMoment(start, now, today, locale)}–${timeOf(end)}`}
      car={car}
      from={trip.from.name}
      to={to.name}
      note={driver || t('noDriver')}
    >
      {trip.isBegun ? (
        <Button
          variant="contained"
          color="secondary"
          disabled={isSending}
          aria-label={t('doneOf', { car: carName })}
          onClick={() => send({ params: { id: trip.id } })}
        >
          {t('done')}
        </Button>
      ) : null}
      <Button variant="outlined" aria-label={t('editOf', { car: carName })} onClick={() => setOpen(true)}>
        {t('edit')}
      </Button>
      <ProblemAlert problem={problem} />
      {isOpen ? (
        <LateTripDialog
          draft={{ id: trip.id, carId: car.id, car: carName, endLocationId: to.id, start, end, driver }}
          onDone={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </TripLine>
  )
}
