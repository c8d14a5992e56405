import { Form, useNavigation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { OfferedCar } from '../../../contract/visitor/answers.ts'
import { localeTags } from '../../../i18n/locales.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CarOnRoad } from '../../ui/road.tsx'
import { useFormats } from '../../use-formats.ts'
import { whyId } from './why-this-price.tsx'

type CarCardProps = {
  car: OfferedCar
  /** Where choosing is posted to: the car step with this search. */
  action: string
  isChosen: boolean
  /** Below the first screen. */
  isLazy: boolean
}

export function CarCard({ car, action, isChosen, isLazy }: CarCardProps) {
  const t = useTranslations('cars')
  const common = useTranslations('common')
  const { money } = useFormats()
  const nameId = `car-${car.id}`
  const isChoosing = useNavigation().formData?.get('carId') === String(car.id)
  return (
    <article
      aria-labelledby={nameId}
      className="bg-surface shadow-card flex flex-col overflow-hidden rounded-2xl"
    >
      <CarOnRoad image={car.imageNames[0]} isLazy={isLazy} carClassName="w-[78%]" className="pt-6" />
      <div className="flex grow flex-col gap-4 p-5">
        <header>
          <h2 id={nameId} className="text-h3">
            {car.name}
          </h2>
          <p className="text-ink-soft text-small flex flex-wrap gap-x-3">
            {car.group.name}
            {isChosen ? (
              <span className="text-positive flex items-center gap-1 font-medium">
                <Icon name="check" className="size-4" />
                {t('chosen')}
              </span>
            ) : null}
          </p>
        </header>
        <CarFacts car={car} />
        <div className="mt-auto grid gap-1">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <strong className="text-price">{money(car.price)}</strong>
            <span className="text-ink-soft text-small">
              {common('perDay', { amount: money(car.pricePerDay) })}
            </span>
          </p>
          <p className="text-small flex flex-wrap items-center justify-between gap-x-3">
            <button
              type="button"
              popoverTarget={whyId(car)}
              aria-describedby={nameId}
              className="text-brand -ml-1 min-h-11 px-1 underline underline-offset-4 hover:no-underline"
            >
              {t('whyThisPrice')}
            </button>
            <span className="text-ink-soft">{t('deposit', { amount: money(car.deposit) })}</span>
          </p>
          <Form method="post" action={action} viewTransition>
            <input type="hidden" name="carId" value={car.id} />
            {/* The price that was seen: if it has changed, the next step says so. */}
            <input type="hidden" name="price" value={car.price} />
            <Button type="submit" disabled={isChoosing} aria-describedby={nameId} className="w-full">
              {t('choose')}
            </Button>
          </Form>
        </div>
      </div>
    </article>
  )
}

/** What one asks first about a car. */
function CarFacts({ car }: { car: OfferedCar }) {
  const t = useTranslations('cars')
  const common = useTranslations('common')
  const locale = useLocale()
  const isElectric = car.fuelType === 'ELECTRIC'
  const amount = car.fuelConsumption.toLocaleString(localeTags[locale])
  const facts = [
    ['gearbox', common(`gearbox.${car.gearbox}`)],
    ['seats', t('seats', { count: car.seats })],
    ['doors', t('doors', { count: car.doors })],
    [isElectric ? 'electric' : 'fuel', common(`fuel.${car.fuelType}`)],
    ['consumption', t(isElectric ? 'consumptionElectric' : 'consumption', { amount })],
  ] as const
  return (
    <ul className="text-small grid grid-cols-2 gap-x-3 gap-y-1.5">
      {facts.map(([icon, text]) => (
        <li key={icon} className="flex items-center gap-2">
          <Icon name={icon} className="text-ink-soft size-5" />
          {text}
        </li>
      ))}
    </ul>
  )
}
