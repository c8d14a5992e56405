import { Button, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import type { NeededTripAnswer } from '../../../contract/staff/trips.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { useSend } from '../../api/use-api.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Quiet } from '../../ui/text.tsx'
import { LateWords, useWords } from '../../words/words.tsx'
import { DeskSection } from '../today/desk-section.tsx'
import { shortMoment } from '../today/desk-times.ts'
import { LateTripDialog } from './late-trip-dialog.tsx'
import { TripLine } from './trip-line.tsx'

/** Fetched when a booking is first given another car from here. */
const ChangeDialog = lazy(async () => ({
  default: (await import('../booking/change/change-dialog.tsx')).ChangeDialog,
}))

/** What is ahead and begins away from its car: each can be mended by one press. */
export function NeededTrips({ needed, now }: { needed: NeededTripAnswer[]; now: string }) {
  const { t } = useWords('trips')
  return (
    <DeskSection isUrgent title={t('needed')} count={needed.length}>
      <Quiet component="li" sx={{ px: 2, pb: 1 }}>
        {t('neededLead')}
      </Quiet>
      {needed.map((one) => (
        <Needed key={`${one.car.id} ${one.wantedAt}`} one={one} now={now} />
      ))}
    </DeskSection>
  )
}

type Dialog = { kind: 'trip' } | { kind: 'swap'; carId: number }

function Needed({ one, now }: { one: NeededTripAnswer; now: string }) {
  const { t, locale, number } = useWords('trips')
  const { t: today } = useWords('today')
  const { car, booking, from, to, trip, swaps, hours } = one
  const [dialog, setDialog] = useState<Dialog>()
  const { send, problem, isSending } = useSend('POST /trips')
  const close = () => setDialog(undefined)
  const carName = `${car.name} ${showPlate(car.plate)}`
  const nameOf = (id: number | undefined) => {
    const known = [car, ...swaps].find((other) => other.id === id)
    return known ? `${known.name} ${showPlate(known.plate)}` : '–'
  }
  const plan = { carId: car.id, endLocationId: to.id }
  const why = hours === null ? t('never') : trip ? t('takes', { hours: number(hours) }) : t('tooLate')
  return (
    <TripLine
      at={shortMoment(one.wantedAt, now, today, locale)}
      car={car}
      from={from.name}
      to={to.name}
      note={
        <>
          {booking ? (
            <BookingLink id={booking.id}>{`${booking.number} ${booking.customer}`}</BookingLink>
          ) : null}{' '}
          <Typography component="span" variant="body2" color={trip ? 'textSecondary' : 'error'}>
            {why}
          </Typography>
        </>
      }
    >
      {trip ? (
        <Button
          variant="contained"
          color="secondary"
          disabled={isSending}
          aria-label={`${t('plan')}: ${carName}`}
          onClick={() => send({ body: { ...plan, ...trip } })}
        >
          {t('planAt', { time: shortMoment(trip.start, now, today, locale) })}
        </Button>
      ) : (
        <Button
          variant="outlined"
          aria-label={`${t('plan')}: ${carName}`}
          onClick={() => setDialog({ kind: 'trip' })}
        >
          {t('plan')}
        </Button>
      )}
      {swaps.length > 0 ? <Quiet>{t('stands')}</Quiet> : null}
      {swaps.map((other) => (
        <Button
          key={other.id}
          variant="outlined"
          onClick={() => setDialog({ kind: 'swap', carId: other.id })}
        >
          {t('swap', { car: `${other.name} ${showPlate(other.plate)}` })}
        </Button>
      ))}
      <ProblemAlert problem={problem} />
      {dialog?.kind === 'trip' ? (
        <LateTripDialog
          draft={{ ...plan, car: carName, start: now, end: one.wantedAt, driver: '' }}
          onDone={close}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'swap' && booking ? (
        <Suspense>
          <LateWords>
            <ChangeDialog
              bookingId={booking.id}
              title={t('swapTitle', { number: booking.number })}
              change={{ carId: dialog.carId }}
              seen={{ carId: car.id }}
              fields={[{ name: 'carId', label: t('form.car'), say: ({ carId }) => nameOf(carId) }]}
              onWrite={({ carId = dialog.carId }) => setDialog({ kind: 'swap', carId })}
              onCar={(carId) => setDialog({ kind: 'swap', carId })}
              onDone={close}
              onClose={close}
            >
              {() => null}
            </ChangeDialog>
          </LateWords>
        </Suspense>
      ) : null}
    </TripLine>
  )
}
