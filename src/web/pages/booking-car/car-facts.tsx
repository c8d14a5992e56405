import { useLocale, useTranslations } from 'use-intl'
import type { OfferedCar } from '../../../contract/visitor/answers.ts'
import { localeTags } from '../../../i18n/locales.ts'
import { Icon } from '../../ui/icon.tsx'

/** What one asks first about a car. */
export function CarFacts({ car }: { car: OfferedCar }) {
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
