import { type RefObject, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NameField } from './asking-fields.tsx'
import { driverPrefix, MOST_DRIVERS } from './client-fields.ts'
import { FieldStatesProvider, useFieldStates } from './form-fields.tsx'
import { IdentityFields, LicenceField } from './identity-fields.tsx'
import { Section } from './section.tsx'
import { type AddedDriver, type Drivers, driverValues } from './use-drivers.ts'

/** As many as the contract takes; without scripts one, folded. */
export function AdditionalDrivers({ added, add, remove, isChosen }: Drivers & { isChosen: boolean }) {
  const t = useTranslations('client')
  const { errors } = useFieldStates()
  const addButton = useRef<HTMLButtonElement>(null)
  const tooMany = errors.get('additionalDrivers')
  return (
    <Section title={t('sections.additionalDrivers')} lead={t('drivers.lead')}>
      {added.map(({ key, values }, index) => (
        <DriverBlock
          key={key}
          index={index}
          values={values}
          onRemove={() => {
            remove(key)
            addButton.current?.focus()
          }}
        />
      ))}
      {tooMany ? <FieldError id="additionalDrivers">{tooMany}</FieldError> : null}
      <AddDriver button={addButton} isFull={added.length >= MOST_DRIVERS} onAdd={add} />
      <noscript>
        <FoldedDriver isChosen={isChosen} />
      </noscript>
    </Section>
  )
}

type AddDriverProps = { button: RefObject<HTMLButtonElement | null>; isFull: boolean; onAdd: () => void }

function AddDriver({ button, isFull, onAdd }: AddDriverProps) {
  const t = useTranslations('client.drivers')
  // Its place is kept before the scripts are there, so that nothing moves when it appears.
  const isHydrated = useHydrated()
  return (
    <Button
      ref={button}
      look="secondary"
      onClick={onAdd}
      disabled={isFull}
      className={`justify-self-start ${isHydrated ? '' : 'invisible'}`}
    >
      <Icon name="plus" />
      {t('add')}
    </Button>
  )
}

function DriverBlock(props: { index: number; values: AddedDriver['values']; onRemove: () => void }) {
  const t = useTranslations('client.drivers')
  return (
    <fieldset className="border-line grid gap-5 border-t pt-5">
      <legend className="float-left">
        <h3 className="font-semibold">{t('heading', { number: props.index + 1 })}</h3>
      </legend>
      <DriverFields index={props.index} values={props.values} />
      <Button look="quiet" onClick={props.onRemove} className="justify-self-start">
        {t('remove')}
        <span className="sr-only">{props.index + 1}</span>
      </Button>
    </fieldset>
  )
}

function FoldedDriver({ isChosen }: { isChosen: boolean }) {
  const t = useTranslations('client.drivers')
  const { values, errors } = useFieldStates()
  const names = [...Object.keys(values), ...errors.keys()]
  const isOpen = isChosen || names.some((name) => name.startsWith(driverPrefix(0)))
  return (
    <details open={isOpen} className="grid gap-5">
      <summary className="min-h-11 cursor-pointer font-semibold">{t('add')}</summary>
      <DriverFields index={0} values={driverValues(values, 0)} />
    </details>
  )
}

/** Their first values are the driver's own, whatever stood in a block at this place before. */
function DriverFields({ index, values }: { index: number; values: AddedDriver['values'] }) {
  const { errors } = useFieldStates()
  const prefix = driverPrefix(index)
  const own = Object.fromEntries(Object.entries(values).map(([field, value]) => [prefix + field, value]))
  return (
    <FieldStatesProvider value={{ values: own, errors }}>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField field="firstName" prefix={prefix} autoComplete="off" />
        <NameField field="lastName" prefix={prefix} autoComplete="off" />
        <IdentityFields prefix={prefix} />
        <LicenceField prefix={prefix} />
      </div>
    </FieldStatesProvider>
  )
}
