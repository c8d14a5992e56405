import { Fragment, useState } from 'react'
import type { SeenTerms } from '../../../../contract/staff/timeline.ts'
import { showPlate } from '../../../../domain/people/plate.ts'
import { nameIn } from '../../../../i18n/name-in.ts'
import { useApi } from '../../../api/use-api.ts'
import { Columns, HALVES } from '../../../ui/columns.tsx'
import { TimeInput } from '../../../ui/date-field.tsx'
import { CheckInput, ChoiceInput, TextInput } from '../../../ui/form-fields.tsx'
import { usePlaceHours } from '../../../ui/place-hours.ts'
import type { VersionedField } from '../../../ui/value-versions.tsx'
import { useWords } from '../../../words/words.tsx'
import { ChangeDialog } from '../change/change-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

const byName = { range: '[0,499]', sort: '["name","ASC"]' }
const inOrder = { range: '[0,199]', sort: '["orderNumber","ASC"]' }

/** Another car for the same days: first those that nobody has, with their group and by how much the price is another. */
export function ChangeCarDialog({ page, onClose, onDone }: DialogProps) {
  const { t, difference } = useWords('bookings')
  const { t: s } = useWords('selling')
  const { value: cars = [] } = useApi('GET /cars', { query: byName })
  const { value: choices } = useApi('GET /bookings/:id/choices', { params: { id: page.id } })
  const [carId, setCarId] = useState(page.car.id)
  const free = (choices?.cars ?? []).filter(({ id }) => id !== page.car.id)
  const freeIds = new Set(free.map(({ id }) => id))
  const taken = cars.filter(({ id, isActive }) => isActive && id !== page.car.id && !freeIds.has(id))
  const [isUpgrade, setUpgrade] = useState(false)
  const [reason, setReason] = useState('')
  const isDearer = (choices?.cars.find(({ id }) => id === carId)?.difference ?? 0) > 0
  const called = (name: string, plate: string) => `${name}, ${showPlate(plate)}`
  const nameOf = (id: number | undefined) => {
    const car = cars.find((one) => one.id === id)
    return car ? called(car.name, car.registerNumber) : ''
  }
  return (
    <ChangeDialog
      bookingId={page.id}
      title={t('actions.car')}
      change={
        carId === page.car.id
          ? undefined
          : { carId, ...(isUpgrade && reason.trim() ? { upgrade: reason } : {}) }
      }
      seen={{ carId: page.car.id }}
      fields={[{ name: 'carId', label: t('fields.car'), say: (terms) => nameOf(terms.carId) }]}
      onWrite={({ carId: chosen = carId }) => setCarId(chosen)}
      onCar={setCarId}
      onDone={() => onDone(t('done.change'))}
      onClose={onClose}
    >
      {(fault) => (
        <>
          <ChoiceInput
            label={t('fields.car')}
            value={carId}
            options={[
              { id: page.car.id, name: t('carNow', { car: called(page.car.name, page.car.plate) }) },
              ...free.map((car) => ({
                id: car.id,
                name: [
                  called(car.name, car.plate),
                  car.group,
                  car.difference === 0 ? t('swap.same') : difference(car.difference),
                ].join(' · '),
              })),
              ...taken.map(({ id, name, registerNumber }) => ({
                id,
                name: `${called(name, registerNumber)} · ${t('swap.taken')}`,
              })),
            ]}
            onChange={setCarId}
            {...fault('carId')}
          />
          {isDearer || isUpgrade ? (
            <CheckInput label={s('upgrade.label')} checked={isUpgrade} onChange={setUpgrade} />
          ) : null}
          {isUpgrade ? (
            <TextInput
              required
              label={s('upgrade.reason')}
              value={reason}
              onChange={setReason}
              {...fault('upgrade')}
            />
          ) : null}
        </>
      )}
    </ChangeDialog>
  )
}

/** Longer, shorter, at another time or at other places. */
export function ChangeDatesDialog({ page, onClose, onDone }: DialogProps) {
  const { t, time } = useWords('bookings')
  const agreed = {
    rentDate: page.rent.at,
    returnDate: page.return.at,
    rentLocationId: page.rent.locationId,
    returnLocationId: page.return.locationId,
  }
  const [wanted, setWanted] = useState<typeof agreed & { carId?: number }>(agreed)
  const change = differing(agreed, wanted)
  const { value: known } = useApi('GET /phone/places')
  const hoursOf = usePlaceHours(known?.places ?? [])
  return (
    <ChangeDialog
      bookingId={page.id}
      title={t('actions.dates')}
      change={Object.keys(change).length > 0 ? change : undefined}
      seen={agreed}
      fields={(['rent', 'return'] as const).flatMap((end): VersionedField<SeenTerms>[] => [
        {
          name: `${end}Date`,
          label: t(`fields.${end}Date`),
          say: (terms) => time(terms[`${end}Date`] ?? ''),
        },
        {
          name: `${end}LocationId`,
          label: t(`fields.${end}Place`),
          say: (terms) => page.places.find(({ id }) => id === terms[`${end}LocationId`])?.name,
        },
      ])}
      onWrite={(changes) => setWanted({ ...wanted, ...(changes as Partial<typeof agreed>) })}
      onCar={(carId) => setWanted({ ...wanted, carId })}
      onDone={() => onDone(t('done.change'))}
      onClose={onClose}
    >
      {(fault) =>
        (['rent', 'return'] as const).map((end) => (
          <Fragment key={end}>
            <TimeInput
              label={t(`fields.${end}Date`)}
              value={wanted[`${end}Date`]}
              onChange={(at) => setWanted({ ...wanted, [`${end}Date`]: at })}
              {...fault(`${end}Date`)}
            />
            <ChoiceInput
              label={t(`fields.${end}Place`)}
              value={wanted[`${end}LocationId`]}
              options={page.places}
              onChange={(id) => setWanted({ ...wanted, [`${end}LocationId`]: id })}
              {...fault(
                `${end}LocationId`,
                hoursOf(wanted[`${end}LocationId`], wanted[`${end}Date`].slice(0, 10), end),
              )}
            />
          </Fragment>
        ))
      }
    </ChangeDialog>
  )
}

/** Only what is to be another: what is not named stays as whoever else has made it. */
const differing = <Terms extends object>(agreed: Terms, wanted: Terms): Partial<Terms> =>
  Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => value !== Reflect.get(agreed, name)),
  ) as Partial<Terms>

/** One cover, and how many of each extra. */
export function ChangeServicesDialog({ page, onClose, onDone }: DialogProps) {
  const { t, locale, money } = useWords('bookings')
  const { value: choices } = useApi('GET /bookings/:id/choices', { params: { id: page.id } })
  const { value: services = [] } = useApi('GET /services', { query: inOrder })
  const [chosen, setChosen] = useState(() => new Map(page.services.map(({ id, quantity }) => [id, quantity])))
  const offered = services.filter(({ id, isActive }) => isActive || chosen.has(id))
  const covers = offered.filter(({ deductible }) => deductible !== null)
  const extras = offered.filter(({ deductible }) => deductible === null)
  const cover = covers.find(({ id }) => chosen.has(id))
  const choose = (id: number, quantity: number, without: readonly number[] = []) => {
    const next = new Map([...chosen].filter(([other]) => other !== id && !without.includes(other)))
    setChosen(quantity > 0 ? next.set(id, quantity) : next)
  }
  const coverIds = covers.map(({ id }) => id)
  const prices = new Map(choices?.services.map(({ id, price }) => [id, price]))
  const priced = (service: (typeof services)[number]) => {
    const price = prices.get(service.id)
    return price === undefined ? nameIn(service, locale) : `${nameIn(service, locale)} · ${money(price)}`
  }
  const named = (service: (typeof services)[number]) => ({ id: service.id, name: priced(service) })
  const wanted = listed(chosen)
  const agreed = listed(page.services.map(({ id, quantity }) => [id, quantity]))
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(agreed)
  const nameOf = (id: number) => {
    const service = services.find((one) => one.id === id)
    return service ? nameIn(service, locale) : String(id)
  }
  return (
    <ChangeDialog
      bookingId={page.id}
      title={t('actions.services')}
      change={isChanged ? { services: wanted } : undefined}
      seen={{ services: agreed }}
      fields={[
        {
          name: 'services',
          label: t('actions.services'),
          say: (terms) =>
            terms.services
              ?.map(({ id, quantity }) => (quantity > 1 ? `${nameOf(id)} × ${quantity}` : nameOf(id)))
              .join(', '),
        },
      ]}
      onWrite={({ services: kept = wanted }) =>
        setChosen(new Map(kept.map(({ id, quantity }) => [id, quantity])))
      }
      onDone={() => onDone(t('done.change'))}
      onClose={onClose}
    >
      {(fault) => (
        <>
          <ChoiceInput
            label={t('fields.cover')}
            value={cover?.id ?? 0}
            options={[...(cover ? [] : [{ id: 0, name: t('chooseCover') }]), ...covers.map(named)]}
            onChange={(id) => (id > 0 ? choose(id, 1, coverIds) : undefined)}
            {...fault('services')}
          />
          <Columns from="sm" columns={HALVES}>
            {extras.map((service) =>
              service.maxQuantity === 1 ? (
                <CheckInput
                  key={service.id}
                  label={priced(service)}
                  checked={chosen.has(service.id)}
                  onChange={(isChosen) => choose(service.id, isChosen ? 1 : 0)}
                />
              ) : (
                <ChoiceInput
                  key={service.id}
                  label={priced(service)}
                  value={chosen.get(service.id) ?? 0}
                  options={upTo(service.maxQuantity)}
                  onChange={(quantity) => choose(service.id, quantity)}
                />
              ),
            )}
          </Columns>
        </>
      )}
    </ChangeDialog>
  )
}

const listed = (chosen: Iterable<readonly [id: number, quantity: number]>) =>
  [...chosen].map(([id, quantity]) => ({ id, quantity })).toSorted((a, b) => a.id - b.id)

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, id) => ({ id, name: String(id) }))
