import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ServiceOption } from '../../../contract/visitor/steps.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { Icon } from '../../ui/icon.tsx'
import { serviceField } from './service-choice.ts'

type QuantityStepperProps = { service: ServiceOption; quantity: number; onChange: () => void }

/** A number that can be typed, and with scripts also pressed up and down. None is an empty field, so that CSS sees it. */
export function QuantityStepper({ service, quantity, onChange }: QuantityStepperProps) {
  const t = useTranslations('services')
  const input = useRef<HTMLInputElement>(null)
  const step = (by: 1 | 0 | -1) => {
    const field = input.current
    if (!field) return
    const wanted = (Math.trunc(Number(field.value)) || 0) + by
    field.value = String(Math.min(service.maxQuantity, Math.max(0, wanted)) || '')
    onChange()
  }
  return (
    <span className="flex items-center gap-1">
      <StepButton icon="minus" label={t('fewer', { service: service.name })} onPress={() => step(-1)} />
      <input
        ref={input}
        type="number"
        inputMode="numeric"
        name={serviceField(service.id)}
        min={0}
        max={service.maxQuantity}
        placeholder="0"
        defaultValue={quantity || ''}
        // Whoever typed more than there is sees at once what can be had.
        onBlur={() => step(0)}
        aria-label={t('quantityOf', { service: service.name })}
        aria-describedby={`extra-${service.id}`}
        className="border-ink-soft/60 bg-surface placeholder:text-ink-soft h-11 w-12 scroll-mb-28 rounded-lg border text-center font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <StepButton icon="plus" label={t('more', { service: service.name })} onPress={() => step(1)} />
    </span>
  )
}

function StepButton(props: { icon: string; label: string; onPress: () => void }) {
  // Its place is kept before the scripts are there, so that nothing moves when it appears.
  const isShown = useHydrated()
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onPress}
      className={`border-ink-soft/60 hover:border-ink flex size-11 scroll-mb-28 items-center justify-center rounded-lg border ${isShown ? '' : 'invisible'}`}
    >
      <Icon name={props.icon} />
    </button>
  )
}
