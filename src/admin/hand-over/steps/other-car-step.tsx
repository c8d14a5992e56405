import { useEffect, useState } from 'react'
import type { BookingChoices } from '../../../contract/staff/bookings.ts'
import { exchangedCarFates, exchangeReasons } from '../../../domain/booking/exchange.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { callApi } from '../../api/call-api.ts'
import { useWords } from '../../words/words.tsx'
import type { OtherCar } from '../draft.ts'
import { Choice, Field, NumberField } from './field.tsx'
import type { StepProps } from './step-props.ts'

/** The car that goes out instead, why, and what becomes of the first. Which cars are free only the server knows. */
export function OtherCarStep({ draft, handOvers, onChange }: StepProps) {
  const { t, messages } = useWords('handover')
  const words = messages.bookings.exchange
  const { other, bookingId } = draft
  // The one that comes back is free for its own rental, too.
  const cars = useFreeCars(bookingId, handOvers.isOnline)?.filter(({ id }) => id !== draft.sheet.car.id)
  const change = (changes: Partial<OtherCar>) => onChange({ other: { ...other, ...changes } })
  const choose = (id: number) => {
    const car = cars?.find((one) => one.id === id)
    const name = car ? `${car.name}, ${showPlate(car.plate)}` : ''
    change({ carId: id, name, isElectric: car?.isElectric ?? false })
  }
  return (
    <>
      <Choice
        label={messages.bookings.fields.reason}
        name="reason"
        value={other.reason}
        options={exchangeReasons.map((id) => ({ id, name: words.reasons[id] }))}
        onChange={(reason) => change({ reason, fate: reason === 'wish' ? 'fleet' : 'service' })}
      />
      <Field label={messages.bookings.fields.note} value={other.note} onChange={(note) => change({ note })} />
      <Choice
        label={words.fate}
        name="fate"
        value={other.fate}
        options={exchangedCarFates.map((id) => ({ id, name: words.fates[id] }))}
        onChange={(fate) => change({ fate })}
      />
      <h3>{words.new}</h3>
      {cars === undefined && other.carId === 0 ? (
        <p className="box warn">{t('steps.other.offline')}</p>
      ) : null}
      <div className="field">
        <label htmlFor="other">{messages.bookings.fields.car}</label>
        <select id="other" value={other.carId} onChange={({ target }) => choose(Number(target.value))}>
          <option value={0}>{words.choose}</option>
          {/* What was chosen while there was a network stays chosen without one. */}
          {other.carId !== 0 && !cars?.some(({ id }) => id === other.carId) ? (
            <option value={other.carId}>{other.name}</option>
          ) : null}
          {cars?.map(({ id, name, plate, group, place }) => (
            <option key={id} value={id}>
              {[`${name}, ${showPlate(plate)}`, group, place ?? ''].filter(Boolean).join(' · ')}
            </option>
          ))}
        </select>
      </div>
      <NumberField
        label={t('steps.reading.odometer')}
        value={other.odometer}
        onChange={(odometer) => change({ odometer })}
      />
      <NumberField
        label={other.isElectric ? t('steps.reading.charge') : t('steps.other.fuel')}
        value={other.level}
        onChange={(level) => change({ level })}
      />
      <p className="quiet">{t('steps.other.price')}</p>
    </>
  )
}

/** Cars of the same price first; undefined while they are not known. */
function useFreeCars(id: number, isOnline: boolean): BookingChoices['cars'] | undefined {
  const [cars, setCars] = useState<BookingChoices['cars']>()
  useEffect(() => {
    if (!isOnline) return
    let isWanted = true
    const read = async () => {
      const answer = await callApi('GET /bookings/:id/choices', { params: { id } })
      if (answer.ok && isWanted)
        setCars(answer.value.cars.toSorted((a, b) => Math.abs(a.difference) - Math.abs(b.difference)))
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [id, isOnline])
  return cars
}
