import { useTranslations } from 'use-intl'
import type { ServiceOption } from '../../../contract/visitor/steps.ts'
import { useFormats } from '../../use-formats.ts'
import { ListPrice, Recommended } from './cover-cards.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
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
              <CountedExtra extra={extra} quantity={quantity} onChange={onChange} />
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

type CountedExtraProps = { extra: ServiceOption; quantity: number; onChange: () => void }

function CountedExtra({ extra, quantity, onChange }: CountedExtraProps) {
  return (
    <div
      className={`${card} has-[input:not(:placeholder-shown)]:ring-brand has-[input:not(:placeholder-shown)]:ring-3`}
    >
      <ExtraWords extra={extra} />
      <QuantityStepper service={extra} quantity={quantity} onChange={onChange} />
    </div>
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
