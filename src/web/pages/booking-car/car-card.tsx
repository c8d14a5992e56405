import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { OfferedCar } from '../../../contract/visitor/answers.ts'
import { pictureAddress } from '../../../domain/fleet/car-picture.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CarOnRoad } from '../../ui/road.tsx'
import { useFormats } from '../../use-formats.ts'
import { CarFacts } from './car-facts.tsx'
import { COMPARE_FORM } from './compare-bar.tsx'
import { PriceOfDays } from './price-of-days.tsx'
import type { SameCars } from './same-cars.ts'
import { whyId } from './why-this-price.tsx'

type CarCardProps = {
  same: SameCars
  /** Where choosing is posted to: the car step with this search. */
  action: string
  chosenCarId: number | undefined
  /** Below the first screen. */
  isLazy: boolean
}

/** One car, or several that differ in their looks alone: the one that is seen is the one that is booked. */
export function CarCard({ same, action, chosenCarId, isLazy }: CarCardProps) {
  const [shownId, setShownId] = useState(() => (same.find(({ id }) => id === chosenCarId) ?? same[0]).id)
  const car = same.find(({ id }) => id === shownId) ?? same[0]
  const nameId = `car-${same[0].id}`
  return (
    <article
      aria-labelledby={nameId}
      className="bg-surface shadow-card @container overflow-hidden rounded-2xl"
    >
      <div className="grid @lg:grid-cols-[13rem_minmax(0,1fr)] @min-[52rem]:grid-cols-[15rem_minmax(0,1fr)_14.5rem]">
        <div className="self-center">
          <CarOnRoad
            image={car.imageNames[0]}
            isLazy={isLazy}
            carClassName="w-[62%] @lg:w-[92%]"
            className="pt-4"
          />
        </div>
        <div className="grid content-start gap-2 px-4 pt-4 @min-[52rem]:py-4">
          <CarHeading car={car} id={nameId} isChosen={car.id === chosenCarId} />
          <CarFacts car={car} />
          {car.description ? <p className="text-ink-soft text-small">{car.description}</p> : null}
        </div>
        <CarPrice {...{ same, car, action, nameId }} onShown={setShownId} />
      </div>
    </article>
  )
}

function CarHeading({ car, id, isChosen }: { car: OfferedCar; id: string; isChosen: boolean }) {
  const t = useTranslations('cars')
  return (
    <header>
      <h2 id={id} className="text-h3">
        {car.name}
      </h2>
      <p className="text-ink-soft text-small flex flex-wrap gap-x-3">
        {car.group.name}
        <span className="text-ink font-medium">{t('exactCar')}</span>
        {isChosen ? (
          <span className="text-positive flex items-center gap-1 font-medium">
            <Icon name="check" className="size-4" />
            {t('chosen')}
          </span>
        ) : null}
      </p>
    </header>
  )
}

type CarPriceProps = {
  same: SameCars
  car: OfferedCar
  action: string
  nameId: string
  onShown: (carId: number) => void
}

/** What it costs, and the way on. */
function CarPrice({ same, car, action, nameId, onShown }: CarPriceProps) {
  const t = useTranslations('cars')
  const { money } = useFormats()
  const isChoosing = useNavigation().formData?.get('carId') === String(car.id)
  return (
    <div className="@lg:border-line grid content-start gap-x-6 gap-y-0.5 p-4 pb-2 @lg:col-span-full @lg:mt-4 @lg:grid-cols-2 @lg:border-t @min-[52rem]:col-span-1 @min-[52rem]:mt-0 @min-[52rem]:grid-cols-1 @min-[52rem]:border-t-0 @min-[52rem]:border-l">
      <div>
        <PriceOfDays price={car} />
        <p className="text-ink-soft text-small">{t('deposit', { amount: money(car.deposit) })}</p>
      </div>
      <Form method="post" action={action} viewTransition className="grid content-start gap-2 pt-1">
        {same.length > 1 ? (
          <WhichOne same={same} car={car} onShown={onShown} />
        ) : (
          <input type="hidden" name="carId" value={car.id} />
        )}
        {/* The price that was seen: if it has changed, the next step says so. */}
        <input type="hidden" name="price" value={car.price} />
        <Button type="submit" disabled={isChoosing} aria-describedby={nameId} className="w-full px-3">
          {t('choose')}
        </Button>
      </Form>
      <CarQuestions car={car} nameId={nameId} />
    </div>
  )
}

/** Why it costs that, and whether it is to be compared. */
function CarQuestions({ car, nameId }: Pick<CarPriceProps, 'car' | 'nameId'>) {
  const t = useTranslations('cars')
  return (
    <div className="text-small flex flex-wrap items-center justify-between gap-x-2 @lg:col-span-full @min-[52rem]:col-span-1">
      <button
        type="button"
        popoverTarget={whyId(car)}
        aria-describedby={nameId}
        className="text-brand min-h-11 underline underline-offset-4 hover:no-underline"
      >
        {t('whyThisPrice')}
      </button>
      <label className="flex min-h-11 cursor-pointer items-center gap-1.5">
        <input
          type="checkbox"
          form={COMPARE_FORM}
          name="compare"
          value={car.id}
          aria-describedby={nameId}
          className="accent-brand size-5"
        />
        {t('compare')}
      </label>
    </div>
  )
}

/** How many are left, and which of them it shall be. */
function WhichOne({ same, car, onShown }: Pick<CarPriceProps, 'same' | 'car' | 'onShown'>) {
  const t = useTranslations('cars')
  return (
    <fieldset className="min-w-0">
      <legend className="text-small">{t('left', { count: same.length })}</legend>
      <div className="flex flex-wrap gap-1.5 pt-1">
        {same.map(({ id, name, imageNames: [image] }, index) => (
          <label
            key={id}
            className="border-line has-checked:border-brand has-checked:outline-brand has-focus-visible:outline-focus bg-ground flex min-h-11 cursor-pointer items-center rounded-lg border px-1 has-checked:outline-1 has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="carId"
              value={id}
              checked={id === car.id}
              onChange={() => onShown(id)}
              className="sr-only"
            />
            <span className="sr-only">{t('oneOf', { name, number: index + 1, count: same.length })}</span>
            {image ? (
              <img src={pictureAddress(image, 320)} alt="" width={72} height={32} loading="lazy" />
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
