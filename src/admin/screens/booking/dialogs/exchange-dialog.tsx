import { Link, Stack } from '@mui/material'
import { useState } from 'react'
import {
  type ExchangedCarFate,
  type ExchangePrice,
  type ExchangeReason,
  exchangedCarFates,
  exchangePrices,
  exchangeReasons,
} from '../../../../domain/booking/exchange.ts'
import { showPlate } from '../../../../domain/people/plate.ts'
import { useApi, useSend } from '../../../api/use-api.ts'
import { TimeInput } from '../../../ui/date-field.tsx'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { ChoiceInput, RadioInput, TextInput } from '../../../ui/form-fields.tsx'
import { Note, Subheading } from '../../../ui/text.tsx'
import { tallinnNow } from '../../../words/formats.ts'
import { useWords } from '../../../words/words.tsx'
import { type FaultOf, useFaults } from '../use-fields.ts'
import { ActPhotos } from './act-photos.tsx'
import { DamageFields, damageBody, type NewDamage } from './damage-fields.tsx'
import type { DialogProps } from './dialog-props.ts'
import { FreeCars, type Level, levelBody, Read } from './exchange-fields.tsx'

const side = { xs: 'column', sm: 'row' } as const

type Trip = {
  at: string
  locationId: number
  reason: ExchangeReason
  note: string
  fate: ExchangedCarFate
  until: string
  price: ExchangePrice
}

/** Another car while the rental runs: how the first came back, what becomes of it, and how the second goes out. */
export function ExchangeDialog({ page, onClose, onDone }: DialogProps) {
  const { t, time, money } = useWords('bookings')
  const params = { id: page.id }
  const { send, ...sending } = useSend('POST /bookings/:id/exchange', (answer) =>
    onDone(
      [
        t('done.exchange'),
        answer.isSignatureNeeded ? t('exchange.signature') : t('exchange.annexed'),
        answer.blockedUntil ? t('exchange.stands', { time: time(answer.blockedUntil) }) : '',
        ...answer.counting.map(({ number, from }) => t('exchange.counting', { number, time: time(from) })),
      ]
        .filter(Boolean)
        .join(' '),
    ),
  )
  const fault = useFaults(sending.problem)
  const { value: choices } = useApi('GET /bookings/:id/choices', { params })
  // What costs the same first: a car that broke down is replaced by its like.
  const free = (choices?.cars ?? [])
    .filter(({ id }) => id !== page.car.id)
    .toSorted((a, b) => Math.abs(a.difference) - Math.abs(b.difference))
  const [key] = useState(() => crypto.randomUUID())
  const [trip, setTrip] = useState<Trip>({
    at: tallinnNow(),
    locationId: page.return.locationId,
    reason: 'breakdown',
    note: '',
    fate: 'service',
    until: page.return.at,
    price: 'keep',
  })
  const [old, setOld] = useState<Level>({ odometer: null, fuel: 8, charge: 100 })
  const [damage, setDamage] = useState<NewDamage[]>([])
  const [next, setNext] = useState<Level & { carId: number }>({
    carId: 0,
    odometer: null,
    fuel: 8,
    charge: 100,
  })
  const chosen = free.find(({ id }) => id === next.carId)
  const change = (changes: Partial<Trip>) => setTrip({ ...trip, ...changes })
  const submit = () => {
    const { fate, until, price, ...rest } = trip
    send({
      params,
      body: {
        ...rest,
        key,
        old: { ...levelBody(old, page.car.fuelType === 'ELECTRIC'), damage: damageBody(damage) },
        new: { carId: next.carId, ...levelBody(next, chosen?.isElectric ?? false) },
        fate: fate === 'service' ? { kind: 'service', until } : { kind: 'fleet' },
        price: price === 'list' && chosen ? { kind: 'list', total: chosen.price } : { kind: 'keep' },
      },
    })
  }
  return (
    <FormDialog
      isWide
      title={t('actions.exchange')}
      submit={t('actions.exchange')}
      isDisabled={!chosen || old.odometer === null || next.odometer === null}
      {...sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Link href={`/admin/hand-over/#${page.id}-exchange`}>{t('phoneAct')}</Link>
      <Occasion trip={trip} places={page.places} onChange={change} fault={fault} />
      <Subheading>{t('exchange.old', { car: `${page.car.name}, ${showPlate(page.car.plate)}` })}</Subheading>
      <Read
        level={old}
        isElectric={page.car.fuelType === 'ELECTRIC'}
        hint={t('mileageBefore', { count: page.handedOver?.odometer ?? page.car.mileage })}
        onChange={setOld}
        {...fault('old.odometer')}
      />
      <ActPhotos bookingId={page.id} actKey={key} />
      <DamageFields car={page.car} damage={damage} onChange={setDamage} fault={fault} />
      <FateFields trip={trip} onChange={change} fault={fault} />
      <Subheading>{t('exchange.new')}</Subheading>
      <FreeCars
        cars={free}
        value={next.carId}
        onChange={(carId, odometer) => setNext({ ...next, carId, odometer })}
        {...fault('new.carId')}
      />
      {chosen ? (
        <>
          <Read
            level={next}
            isElectric={chosen.isElectric}
            onChange={(level) => setNext({ ...level, carId: next.carId })}
            {...fault('new.odometer')}
          />
          <RadioInput
            label={t('exchange.price')}
            value={trip.price}
            options={exchangePrices.map((id) => ({
              id,
              name: t(`exchange.prices.${id}`, {
                price: money(id === 'keep' ? page.price.total : chosen.price),
              }),
            }))}
            onChange={(price) => change({ price })}
          />
          {fault('price').fault ? <Note role="alert">{fault('price').fault}</Note> : null}
        </>
      ) : null}
    </FormDialog>
  )
}

type OccasionProps = {
  trip: Trip
  places: DialogProps['page']['places']
  onChange: (changes: Partial<Trip>) => void
  fault: FaultOf
}

/** When, where and why. */
function Occasion({ trip, places, onChange, fault }: OccasionProps) {
  const { t } = useWords('bookings')
  return (
    <>
      <Stack direction={side} spacing={2}>
        <TimeInput
          label={t('fields.at')}
          value={trip.at}
          onChange={(at) => onChange({ at })}
          {...fault('at')}
        />
        <ChoiceInput
          label={t('exchange.place')}
          value={trip.locationId}
          options={places}
          onChange={(locationId) => onChange({ locationId })}
          {...fault('locationId')}
        />
        <ChoiceInput
          label={t('fields.reason')}
          value={trip.reason}
          options={exchangeReasons.map((id) => ({ id, name: t(`exchange.reasons.${id}`) }))}
          onChange={(reason) => onChange({ reason, fate: reason === 'wish' ? 'fleet' : 'service' })}
        />
      </Stack>
      <TextInput label={t('fields.note')} value={trip.note} onChange={(note) => onChange({ note })} />
    </>
  )
}

/** Whether the first car can be rented again, or stands until some time. */
function FateFields({ trip, onChange, fault }: Omit<OccasionProps, 'places'>) {
  const { t } = useWords('bookings')
  return (
    <>
      <RadioInput
        label={t('exchange.fate')}
        value={trip.fate}
        options={exchangedCarFates.map((id) => ({ id, name: t(`exchange.fates.${id}`) }))}
        onChange={(fate) => onChange({ fate })}
      />
      {trip.fate === 'service' ? (
        <TimeInput
          label={t('exchange.until')}
          value={trip.until}
          onChange={(until) => onChange({ until })}
          {...fault('fate.until')}
        />
      ) : null}
    </>
  )
}
