import { type FormEvent, memo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OfferedCar } from '../../../contract/visitor/answers.ts'
import { pictureAddress } from '../../../domain/fleet/car-picture.ts'
import { KeptHtml } from '../../kept-html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CarOnRoad } from '../../ui/road.tsx'
import { useFormats } from '../../use-formats.ts'
import { CarFacts } from './car-facts.tsx'
import { COMPARE_FORM } from './compare-bar.tsx'
import { withoutPrice } from './packed-answer.ts'
import { type PriceTexts, usePriceTexts, WrittenPrice } from './price-of-days.tsx'
import type { SameCars } from './same-cars.ts'
import { WHY_FORM } from './why-this-price.tsx'

type CarCardProps = {
  same: SameCars
  onChoose: (event: FormEvent<HTMLFormElement>) => void
  chosenCarId: number | undefined
  /** It has been pressed, and the next step is on its way. */
  isChoosing: boolean
  /** Below the first screen. */
  isLazy: boolean
}

/** What is written of the price; `sent` is the price that was seen: if it has changed, the next step says so. */
type CardTexts = PriceTexts & Readonly<Record<'deposit' | 'sent', string>>

/** One car, or several that differ in their looks alone: they cost the same. */
export const CarCard = memo(function CarCard(props: CarCardProps) {
  const { same, chosenCarId, isChoosing, isLazy } = props
  const t = useTranslations('cars')
  const { money } = useFormats()
  const texts: CardTexts = {
    ...usePriceTexts({ price: same[0] }),
    deposit: t('deposit', { amount: money(same[0].deposit) }),
    sent: String(same[0].price),
  }
  const chosen = same.find(({ id }) => id === chosenCarId)?.id
  return (
    <KeptHtml name="car" from={() => [same.map(withoutPrice), chosen, isChoosing, isLazy]} holes={texts}>
      {(holes) => <Card {...props} texts={holes} />}
    </KeptHtml>
  )
})

/** The one that is seen is the one that is booked. */
function Card({
  same,
  onChoose,
  chosenCarId,
  isChoosing,
  isLazy,
  texts,
}: CarCardProps & { texts: CardTexts }) {
  const [shownId, setShownId] = useState(() => (same.find(({ id }) => id === chosenCarId) ?? same[0]).id)
  const car = same.find(({ id }) => id === shownId) ?? same[0]
  const nameId = `car-${same[0].id}`
  return (
    <article aria-labelledby={nameId} className="car-card">
      <div>
        <div className="car-look">
          <CarOnRoad image={car.imageNames[0]} isLazy={isLazy} />
        </div>
        <div className="car-told">
          <CarHeading car={car} id={nameId} isChosen={car.id === chosenCarId} />
          <CarFacts car={car} />
          {car.description ? <p>{car.description}</p> : null}
        </div>
        <CarPrice {...{ same, car, onChoose, isChoosing, nameId, texts }} onShown={setShownId} />
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
      <p>
        {car.group.name}
        <b>{t('exactCar')}</b>
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
  onChoose: CarCardProps['onChoose']
  isChoosing: boolean
  nameId: string
  texts: CardTexts
  onShown: (carId: number) => void
}

/** What it costs, and the way on. */
function CarPrice({ same, car, onChoose, isChoosing, nameId, texts, onShown }: CarPriceProps) {
  const t = useTranslations('cars')
  return (
    <div className="car-price">
      <div>
        <WrittenPrice {...texts} />
        <p>{texts.deposit}</p>
      </div>
      {/* Without scripts it goes to the address of the page, which holds the same search. */}
      <form method="post" onSubmit={onChoose}>
        {same.length > 1 ? (
          <WhichOne same={same} car={car} onShown={onShown} />
        ) : (
          <input type="hidden" name="carId" value={car.id} />
        )}
        <input type="hidden" name="price" value={texts.sent} />
        <button type="submit" disabled={isChoosing} aria-describedby={nameId}>
          {t('choose')}
        </button>
      </form>
      <CarQuestions car={car} nameId={nameId} />
    </div>
  )
}

/** Why it costs that, and whether it is to be compared. */
function CarQuestions({ car, nameId }: Pick<CarPriceProps, 'car' | 'nameId'>) {
  const t = useTranslations('cars')
  return (
    <div className="car-asked">
      <button type="submit" form={WHY_FORM} name="why" value={car.group.id} aria-describedby={nameId}>
        {t('whyThisPrice')}
      </button>
      <label>
        <input type="checkbox" form={COMPARE_FORM} name="compare" value={car.id} aria-describedby={nameId} />
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
