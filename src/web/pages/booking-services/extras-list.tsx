import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ServiceOption } from '../../../contract/visitor/steps.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../../use-formats.ts'
import { ListPrice, Recommended } from './cover-cards.tsx'
import { serviceField } from './service-choice.ts'

type ExtrasListProps = {
  extras: readonly ServiceOption[]
  /** How many pieces of each are chosen. */
  quantities: ReadonlyMap<number, number>
  onChange: () => void
}

/** Everything that can be added; nothing of it is, unless the visitor does it. */
export function ExtrasList({ extras, quantities, onChange }: ExtrasListProps) {
  const t = useTranslations('services')
  if (extras.length === 0) return <p>{t('none')}</p>
  return (
    <ul className="grid gap-3 xl:grid-cols-2">
      {extras.map((extra) => {
        const quantity = quantities.get(extra.id) ?? 0
        return (
          <li key={extra.id} className="grid">
            {extra.maxQuantity > 1 ? (
              <div
                className={`${card} has-[input:not(:placeholder-shown)]:ring-brand has-[input:not(:placeholder-shown)]:ring-3`}
              >
                <ExtraWords extra={extra} />
                <QuantityStepper service={extra} quantity={quantity} onChange={onChange} />
              </div>
            ) : (
              <TickedExtra extra={extra} isChosen={quantity > 0} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const card =
  'bg-surface shadow-card grid items-start gap-x-4 gap-y-3 rounded-2xl p-4 sm:grid-cols-[1fr_auto] sm:p-5'

function TickedExtra({ extra, isChosen }: { extra: ServiceOption; isChosen: boolean }) {
  return (
    <label
      className={`${card} hover:ring-ink-soft has-checked:ring-brand has-focus-visible:outline-focus cursor-pointer grid-cols-[1fr_auto] hover:ring-2 has-checked:ring-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-4`}
    >
      <ExtraWords extra={extra} />
      <input
        type="checkbox"
        name={serviceField(extra.id)}
        value="1"
        defaultChecked={isChosen}
        aria-describedby={`extra-${extra.id}`}
        className="accent-brand size-6 scroll-mb-28 outline-none"
      />
    </label>
  )
}

function ExtraWords({ extra }: { extra: ServiceOption }) {
  const t = useTranslations('services')
  const { money } = useFormats()
  return (
    <span className="grid gap-1">
      <span className="font-semibold">{extra.name}</span>
      <span id={`extra-${extra.id}`} className="text-ink-soft text-small">
        {extra.description}
        {extra.youngDriverAge === null ? null : ` ${t('byYoungDrivers', { age: extra.youngDriverAge })}`}
        {extra.isPerAdditionalDriver ? ` ${t('byAdditionalDrivers')}` : null}
      </span>
      <span className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">
          {extra.price === 0 ? t('includedInPrice') : t('forThisRental', { amount: money(extra.price) })}
        </span>
        <ListPrice option={extra} />
      </span>
      {extra.isRecommended ? <Recommended /> : null}
    </span>
  )
}

type QuantityStepperProps = { service: ServiceOption; quantity: number; onChange: () => void }

/** A number that can be typed, and with scripts also pressed up and down. None is an empty field, so that CSS sees it. */
function QuantityStepper({ service, quantity, onChange }: QuantityStepperProps) {
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
        className="border-ink-soft/60 bg-surface placeholder:text-ink-soft h-11 w-12 scroll-mb-28 rounded-lg border text-center font-semibold [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
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
