import { useTranslations } from 'use-intl'
import type { BookingForm } from '../booking-form.ts'

const choices = [
  ['', 'gearboxAny'],
  ['AUTOMATIC', 'gearboxAutomatic'],
  ['MANUAL', 'gearboxManual'],
] as const

type GearboxChoiceProps = {
  value: BookingForm['gearboxType']
  onGearbox: (gearbox: BookingForm['gearboxType']) => void
}

export function GearboxChoice({ value, onGearbox }: GearboxChoiceProps) {
  const t = useTranslations('search')
  return (
    <fieldset className="min-w-0">
      <legend className="text-label mb-1">{t('gearbox')}</legend>
      <div className="border-ink-soft/60 bg-surface flex min-h-14 rounded-xl border p-1">
        {choices.map(([gearbox, label]) => (
          <label
            key={gearbox}
            className="has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-focus flex flex-1 cursor-pointer items-center justify-center rounded-md px-1 text-center font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="gearboxType"
              value={gearbox}
              checked={value === gearbox}
              onChange={() => onGearbox(gearbox)}
              className="sr-only"
            />
            {t(label)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
