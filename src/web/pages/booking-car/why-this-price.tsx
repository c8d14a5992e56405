import { useTranslations } from 'use-intl'
import type { OfferedCar } from '../../../contract/visitor/answers.ts'
import type { LineNames } from '../../../i18n/price-words.ts'
import { PriceLines } from '../../booking/summary/price-lines.tsx'
import { PriceTotal } from '../../booking/summary/price-summary.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The cars of a group cost the same, so one explanation serves them all. */
export const whyId = ({ group }: OfferedCar) => `why-${group.id}`

/** Every line of the price, opened by the browser itself, with or without scripts. */
export function WhyThisPrice({ car, names }: { car: OfferedCar; names: LineNames }) {
  const t = useTranslations('cars')
  const common = useTranslations('common')
  const titleId = `${whyId(car)}-title`
  return (
    <div
      id={whyId(car)}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      className="bg-raised text-ink shadow-raised backdrop:bg-ink/50 dark:backdrop:bg-ground/70 fixed inset-x-0 top-auto bottom-0 m-0 max-h-[90dvh] w-full max-w-none overflow-y-auto rounded-t-2xl p-5 sm:inset-0 sm:m-auto sm:w-[28rem] sm:rounded-2xl sm:p-6"
    >
      <div className="mb-4 flex items-center justify-between gap-3">
        <div>
          <h2 id={titleId} className="text-h3">
            {t('whyThisPrice')}
          </h2>
          <p className="text-ink-soft text-small">{car.group.name}</p>
        </div>
        <button
          type="button"
          aria-label={common('close')}
          popoverTarget={whyId(car)}
          popoverTargetAction="hide"
          className="hover:bg-ground flex size-11 shrink-0 items-center justify-center rounded-xl"
        >
          <Icon name="cross" className="size-6" />
        </button>
      </div>
      <div className="grid gap-4">
        <PriceLines lines={car.lines} names={names} />
        <PriceTotal quote={car} />
      </div>
    </div>
  )
}
