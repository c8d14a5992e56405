import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Catalogue } from '../../../domain/catalogue.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { CarOnRoad } from '../../ui/road.tsx'

type LongtermCar = ReturnType<typeof longtermCars>[number]

export function longtermCars({ cars }: Catalogue, locale: Locale) {
  return [...cars.values()]
    .filter(({ isLongterm }) => isLongterm)
    .map(({ id, name, imageNames, gearbox, fuelType, seats, longtermInfo }) => ({
      id,
      name,
      image: imageNames[0],
      gearbox,
      fuelType,
      seats,
      info: longtermInfo[locale],
    }))
}

/** The cars that wait for a longer rental; each can be put into the form. */
export function LongtermCars(props: { cars: readonly LongtermCar[]; onAsk: (car: LongtermCar) => void }) {
  const t = useTranslations('longterm')
  if (props.cars.length === 0) return <p className="text-lead text-ink-soft">{t('carsEmpty')}</p>
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {props.cars.map((car) => (
        <CarCard key={car.id} car={car} onAsk={props.onAsk} />
      ))}
    </ul>
  )
}

function CarCard({ car, onAsk }: { car: LongtermCar; onAsk: (car: LongtermCar) => void }) {
  const t = useTranslations('longterm')
  const common = useTranslations('common')
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    onAsk(car)
  }
  return (
    <li className="bg-surface shadow-card flex flex-col overflow-clip rounded-2xl">
      <CarOnRoad image={car.image} isLazy className="mt-6" carClassName="w-4/5" />
      <div className="flex flex-1 flex-col gap-3 p-5 sm:p-6">
        <div>
          <h3 className="text-h3">{car.name}</h3>
          <p className="text-ink-soft text-small">
            {[
              common(`gearbox.${car.gearbox}`),
              common(`fuel.${car.fuelType}`),
              t('seats', { count: car.seats }),
            ].join(' · ')}
          </p>
        </div>
        <p className="mb-1">{car.info}</p>
        <a
          href={`?car=${car.id}#inquiry`}
          onClick={ask}
          aria-label={t('askCar', { car: car.name })}
          className={`mt-auto ${buttonStyle('secondary')}`}
        >
          {t('askThis')}
        </a>
      </div>
    </li>
  )
}
