import { Alert, Button, Stack } from '@mui/material'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FieldError } from '../../../contract/field-errors.ts'
import type { OfferMadeAnswer } from '../../../contract/staff/offers.ts'
import type { PhoneBookingAnswer, PhoneDates, PhonePlaces } from '../../../contract/staff/phone.ts'
import type { Problem } from '../../api/call-api.ts'
import { useApi, useSend, useTypedApi } from '../../api/use-api.ts'
import { Columns } from '../../ui/columns.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { PhoneCaller } from './phone-caller.tsx'
import { type Instead, PhoneCars } from './phone-cars.tsx'
import { PhoneDone } from './phone-done.tsx'
import { forgetPhoneDraft, usePhoneDraft } from './phone-draft.ts'
import { PhoneExtras } from './phone-extras.tsx'
import { bookingBody, type PhoneForm, searchBody } from './phone-form.ts'
import { PhoneOffer } from './phone-offer.tsx'
import { PhoneOfferMade } from './phone-offer-made.tsx'
import { PhoneSummary } from './phone-summary.tsx'
import { PhoneTrip } from './phone-trip.tsx'

/** A booking taken while someone talks. */
export function PhoneBookingScreen() {
  const { t } = useWords('phone')
  const [call, setCall] = useState(0)
  return (
    <Screen title={t('title')} subtitle={t('subtitle')}>
      <Loaded answer={useApi('GET /phone/places')} loading={t('searching')}>
        {(places) => <OneCall key={call} places={places} onAnother={() => setCall(call + 1)} />}
      </Loaded>
    </Screen>
  )
}

function OneCall({ places, onAnother }: { places: PhonePlaces; onAnother: () => void }) {
  const { form, setForm, isBegun, isTakenUp } = usePhoneDraft(places.places[0]?.id ?? 0, useGap())
  // One call, one key: pressing twice books once.
  const [key] = useState(() => crypto.randomUUID())
  const [made, setMade] = useState<PhoneBookingAnswer>()
  const [offered, setOffered] = useState<OfferMadeAnswer>()
  const [offerFaults, setOfferFaults] = useState<FieldError[]>([])
  const [isDraftTold, setDraftTold] = useState(isTakenUp)
  const body = searchBody(form)
  // Asked anew whenever the talk changes it; the last answer stays until the next is here.
  const {
    value: quote,
    problem,
    reload,
    ...asked
  } = useTypedApi('POST /phone/quote', body ? { body } : skipToken)
  const isComplete = body !== undefined
  /** The price on the screen is that of what is on the screen. */
  const isCurrent = asked.isCurrent || problem !== undefined
  const finish = (answer: PhoneBookingAnswer) => {
    forgetPhoneDraft()
    setMade(answer)
  }
  const booking = useSend('POST /phone/bookings', finish, ({ status }) => {
    // The car or the price is another one now: what is shown must be, too.
    if (status === 409) reload()
  })
  const refusal = booking.problem
  useFocusOnFault(refusal)
  const change = (changes: Partial<PhoneForm>) => {
    setOfferFaults([])
    setForm((last) => ({ ...last, ...changes }))
  }
  /** What was refused for this car or these days says nothing about others. */
  const changeRental = (changes: Partial<PhoneForm>) => {
    booking.forget()
    change({ isBrought: false, ...changes })
  }
  const chosen = quote?.chosen?.id === form.carId ? quote.chosen : undefined
  const book = () => {
    if (chosen && !booking.isSending) booking.send({ body: bookingBody(form, key, chosen.price) })
  }
  if (made) return <PhoneDone made={made} onAnother={onAnother} />
  if (offered) return <PhoneOfferMade made={offered} onAnother={onAnother} />
  const faults = [...(problem?.errors ?? []), ...(refusal?.errors ?? offerFaults)]
  const startAnew = () => {
    forgetPhoneDraft()
    onAnother()
  }
  return (
    <Columns columns="minmax(0, 1fr) 360px" isTop>
      <LeaveGuard isDirty={isBegun} isKept />
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        {isDraftTold ? <DraftNotice onAnew={startAnew} onClose={() => setDraftTold(false)} /> : null}
        <PhoneCaller form={form} faults={faults} onChange={change} />
        <PhoneTrip
          trip={form.trip}
          places={places.places}
          coupons={chosen?.coupons ?? quote?.coupons ?? []}
          faults={faults}
          onChange={(trip) => changeRental({ trip: { ...form.trip, ...trip } })}
        />
        <ProblemAlert problem={problem?.errors ? undefined : problem} />
        <PhoneCars
          quote={problem ? undefined : quote}
          instead={insteadOf(refusal)}
          isAsking={isComplete && !isCurrent}
          isComplete={isComplete && !problem}
          carId={form.carId}
          groupId={form.groupId}
          onGroup={(groupId) => change({ groupId })}
          onChoose={(carId) => changeRental({ carId })}
          onDates={(dates) => changeRental({ trip: { ...form.trip, ...daysOf(dates) } })}
        />
        <PhoneExtras
          chosen={chosen}
          services={form.services}
          onChange={(services) => changeRental({ services })}
        />
      </Stack>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <PhoneSummary
          form={form}
          chosen={chosen}
          faults={faults}
          refusal={refusal}
          isBusy={booking.isSending}
          isCurrent={isCurrent}
          onChange={change}
          onBook={book}
        />
        <PhoneOffer
          form={form}
          chosen={chosen}
          isCurrent={isCurrent}
          onMade={(offer) => {
            forgetPhoneDraft()
            setOffered(offer)
          }}
          onFaults={setOfferFaults}
        />
      </Stack>
    </Columns>
  )
}

/** A gap on the timeline that becomes a booking: its car and its day. */
function useGap() {
  const [query] = useSearchParams()
  const carId = Number(query.get('car'))
  const day = query.get('day')
  return carId > 0 && day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { carId, day } : undefined
}

/** Whoever is refused is taken to the first thing that is wrong, wherever on the screen it stands. */
function useFocusOnFault(refusal: Problem | undefined): void {
  useEffect(() => {
    if (!refusal?.errors) return
    const fault = document.querySelector<HTMLElement>('#content [aria-invalid="true"]')
    fault?.scrollIntoView({ block: 'center' })
    fault?.focus({ preventScroll: true })
  }, [refusal])
}

/** What is on the screen was typed before: said once, with the way to an empty form. */
function DraftNotice({ onAnew, onClose }: { onAnew: () => void; onClose: () => void }) {
  const { t } = useWords('phone')
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <>
          <Button color="inherit" onClick={onAnew}>
            {t('draft.anew')}
          </Button>
          <Button color="inherit" onClick={onClose}>
            {t('draft.goOn')}
          </Button>
        </>
      }
    >
      {t('draft.takenUp')}
    </Alert>
  )
}

const daysOf = ({ rentDate, returnDate }: PhoneDates) => ({
  rentDay: rentDate.slice(0, 10),
  rentTime: rentDate.slice(11),
  returnDay: returnDate.slice(0, 10),
  returnTime: returnDate.slice(11),
})

function insteadOf(refusal: Problem | undefined): Instead | undefined {
  return refusal?.code === 'car_taken' ? (refusal.instead as Instead) : undefined
}
