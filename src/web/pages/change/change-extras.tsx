import { useTranslations } from 'use-intl'
import type { ChangeValues } from '../../../contract/visitor/change.ts'
import type { ServiceOption } from '../../../contract/visitor/steps.ts'
import { Framed, SelectBox } from '../../booking/search/framed.tsx'
import { CheckField } from '../../ui/field.tsx'
import { useFormats } from '../../use-formats.ts'

type Props = { services: readonly ServiceOption[]; values: ChangeValues }

/** One cover at most, and of everything else as many as there are. */
export function ChangeExtras({ services, values }: Props) {
  const covers = services.filter(({ deductible }) => deductible !== null)
  const extras = services.filter(({ deductible, isIncluded }) => deductible === null && !isIncluded)
  return (
    <>
      <input type="hidden" name="hasServices" value="yes" />
      {covers.length > 0 ? <Covers covers={covers} values={values} /> : null}
      <ul className="divide-line grid divide-y">
        {extras.map((extra) => (
          <li key={extra.id} className="py-2.5">
            <Extra extra={extra} quantity={values[`service-${extra.id}`] ?? ''} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Covers({ covers, values }: { covers: readonly ServiceOption[]; values: ChangeValues }) {
  const t = useTranslations('customer.change')
  const { money } = useFormats()
  const included = covers.find(({ isIncluded }) => isIncluded)
  return (
    <Framed id="cover" label={t('cover')}>
      {(described) => (
        <SelectBox {...described} name="cover" defaultValue={values.cover || String(included?.id ?? '')}>
          {covers.map(({ id, name, deductible, price }) => (
            <option key={id} value={id}>
              {t('coverOption', {
                name,
                excess: money(deductible ?? 0),
                price: price === 0 ? t('included') : money(price),
              })}
            </option>
          ))}
        </SelectBox>
      )}
    </Framed>
  )
}

function Extra({ extra, quantity }: { extra: ServiceOption; quantity: string }) {
  const t = useTranslations('customer.change')
  const { money } = useFormats()
  const field = `service-${extra.id}`
  const price = extra.price === 0 ? t('included') : money(extra.price)
  const label = t('serviceOption', { name: extra.name, price })
  if (extra.maxQuantity === 1) {
    return <CheckField id={field} name={field} value="1" label={label} defaultChecked={quantity !== ''} />
  }
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        name={field}
        type="number"
        inputMode="numeric"
        min={0}
        max={extra.maxQuantity}
        defaultValue={quantity || '0'}
        className="border-ink-soft/60 bg-surface h-11 w-16 rounded-lg border text-center font-semibold"
      />
    </div>
  )
}
