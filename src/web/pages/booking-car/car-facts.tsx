import { useLocale, useTranslations } from 'use-intl'
import type { OfferedCar } from '../../../contract/visitor/answers.ts'
import { writtenNumber } from '../../../i18n/written.ts'
import { Icon } from '../../ui/icon.tsx'

/** What one chooses a car by; what is not known of it is left out. */
export function useCarFacts(car: OfferedCar) {
  const t = useTranslations('cars')
  const common = useTranslations('common')
  const locale = useLocale()
  const number = (value: number) => writtenNumber(value, locale)
  const isElectric = car.fuelType === 'ELECTRIC'
  const consumption = t(isElectric ? 'consumptionElectric' : 'consumption', {
    amount: number(car.fuelConsumption),
  })
  return {
    seats: t('seats', { count: car.seats }),
    suitcases: car.suitcases === null ? undefined : t('suitcases', { count: car.suitcases }),
    gearbox: common(`gearbox.${car.gearbox}`),
    airConditioning: car.hasAirConditioning ? t('airConditioning') : undefined,
    fuel: common(`fuel.${car.fuelType}`),
    consumption,
    range: car.rangeKm === null ? undefined : t('range', { amount: number(car.rangeKm) }),
    doors: t('doors', { count: car.doors }),
    boot: car.bootLitres === null ? undefined : t('boot', { amount: number(car.bootLitres) }),
  }
}

export function CarFacts({ car }: { car: OfferedCar }) {
  const facts = useCarFacts(car)
  const isElectric = car.fuelType === 'ELECTRIC'
  const shown = [
    ['gearbox', facts.gearbox],
    ['seats', facts.seats],
    ['doors', facts.doors],
    ['suitcase', facts.suitcases ?? facts.boot],
    ['snow', facts.airConditioning],
    [isElectric ? 'electric' : 'fuel', `${facts.fuel}, ${facts.consumption}`],
    ['road', facts.range],
  ] as const
  return (
    <ul>
      {shown.map(([icon, text]) =>
        text ? (
          <li key={icon}>
            <Icon name={icon} className="" />
            {text}
          </li>
        ) : null,
      )}
    </ul>
  )
}
