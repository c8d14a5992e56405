import type { ReactNode } from 'react'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  TextInput,
  useInput,
  useResourceContext,
  ValidationError,
} from 'react-admin'
import type { Field } from '../../../contract/records/resource.ts'
import { instantOf, labelOf } from '../../../domain/calendar/tallinn.ts'
import { formatLabel, parseLabel } from '../../../domain/calendar/wall-clock.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { ClockInput, DateInput, TimeInput } from '../../ui/date-field.tsx'
import { fieldHint, fieldLabel } from '../../words/react-words.ts'
import { useSpoken } from '../../words/words.tsx'
import { choiceLabel } from './value-text.ts'

type Props = { field: Field; source?: string; isFilter?: boolean; label?: string; alwaysOn?: boolean }

const plain = { helperText: false, margin: 'none', fullWidth: true } as const

/** The control for a field, by its kind. `alwaysOn` and `source` come along when it narrows a list. */
export function RecordInput({ field, source = field.name, isFilter = false, label }: Props) {
  const { messages } = useSpoken()
  const resource = useResourceContext() ?? ''
  const hint = isFilter ? undefined : fieldHint(messages, field.name)
  const common = {
    source,
    label: label ?? fieldLabel(messages, resource, field.name),
    isRequired: !isFilter && !field.isOptional && field.kind !== 'boolean',
    ...plain,
  }
  switch (field.kind) {
    case 'text':
      return field.isLong ? (
        <TextInput {...common} multiline minRows={3} />
      ) : (
        <TextInput {...common} resettable={isFilter} helperText={hint ? <>{hint}</> : false} />
      )
    case 'integer':
    case 'decimal':
      return isFilter ? <NumberInput {...common} /> : <AmountInput {...common} hint={hint} />
    case 'money':
      return <AmountInput {...common} unit="€" hint={hint} />
    case 'percent':
      return <AmountInput {...common} unit="%" />
    case 'discount':
      return <AmountInput {...common} unit="€ / %" />
    case 'boolean':
      return isFilter ? <YesNoFilter {...common} /> : <BooleanInput {...common} />
    case 'moment':
      return (
        <DatedInput
          {...common}
          part={isFilter ? DateInput : TimeInput}
          asLabel={isFilter ? undefined : tallinn}
        />
      )
    case 'day':
      return <DatedInput {...common} part={DateInput} />
    case 'time':
      return <DatedInput {...common} part={ClockInput} hint={hint} />
    case 'choice':
      return (
        <SelectInput
          {...common}
          choices={field.options.map((id) => ({ id, name: choiceLabel(messages, id) }))}
          translateChoice={false}
          helperText={hint ? <>{hint}</> : false}
          {...(field.isOptional ? {} : { resettable: isFilter })}
        />
      )
    case 'reference':
      return <NamedInput {...common} reference={field.resource} />
    case 'references':
      return <NamedInputs {...common} reference={field.resource} hint={hint} />
    case 'json':
      return null
  }
}

type Common = typeof plain & { source: string; label: string; isRequired: boolean }

type AmountInputProps = Common & { unit?: string; hint?: string | undefined }

/** A number in a record, typed as everywhere else. */
function AmountInput({ source, label, isRequired, unit, hint }: AmountInputProps): ReactNode {
  const asItIs = (value: unknown) => value
  const { field, fieldState } = useInput({ source, label, isRequired, format: asItIs, parse: asItIs })
  // What is no number is named as such by the field itself.
  const error = Number.isNaN(field.value) ? undefined : fieldState.error
  return (
    <AmountField
      label={label}
      isRequired={isRequired}
      {...(unit ? { unit } : {})}
      value={typeof field.value === 'number' ? field.value : null}
      fault={error && <ValidationError error={error.message ?? ''} />}
      helperText={hint}
      onChange={field.onChange}
      onLeave={field.onBlur}
    />
  )
}

type Converted = { shown: (value: string) => string; kept: (typed: string) => string }

type DatedInputProps = Common & {
  part: typeof DateInput
  /** Between what the field holds and what the record does. */
  asLabel?: Converted | undefined
  hint?: string | undefined
}

/** A day or a time in a record, typed as everywhere else. */
function DatedInput({ source, label, isRequired, part: Part, asLabel, hint }: DatedInputProps) {
  const asItIs = (value: unknown) => value
  const { field, fieldState } = useInput({ source, label, isRequired, format: asItIs, parse: asItIs })
  const value = typeof field.value === 'string' ? field.value : ''
  const { error } = fieldState
  return (
    <Part
      name={source}
      label={isRequired ? `${label} *` : label}
      value={asLabel ? asLabel.shown(value) : value}
      error={error !== undefined}
      helperText={error ? <ValidationError error={error.message ?? ''} /> : hint}
      onChange={(typed) => field.onChange(typed === '' ? null : asLabel ? asLabel.kept(typed) : typed)}
      onBlur={field.onBlur}
      fullWidth
    />
  )
}

function YesNoFilter(common: Common) {
  const { true: yes, false: no } = useSpoken().messages.react.ra.boolean
  const choices = [
    { id: true, name: yes },
    { id: false, name: no },
  ]
  return <SelectInput {...common} choices={choices} translateChoice={false} />
}

/** Another record, found by its name. */
function NamedInput({ source, reference, ...common }: Common & { reference: string }) {
  return (
    <ReferenceInput source={source} reference={reference} perPage={50} sort={{ field: 'id', order: 'ASC' }}>
      <AutocompleteInput {...common} optionText="title" filterToQuery={(q: string) => ({ q })} />
    </ReferenceInput>
  )
}

/** Several other records, found by their names. */
function NamedInputs({
  source,
  reference,
  hint,
  ...common
}: Common & { reference: string; hint?: string | undefined }) {
  return (
    <ReferenceArrayInput
      source={source}
      reference={reference}
      perPage={50}
      sort={{ field: 'id', order: 'ASC' }}
    >
      <AutocompleteArrayInput
        {...common}
        optionText="title"
        filterToQuery={(q: string) => ({ q })}
        helperText={hint ? <>{hint}</> : false}
      />
    </ReferenceArrayInput>
  )
}

/** A time of Tallinn, wherever the browser is; an instant in the record. */
const tallinn: Converted = {
  shown: (value) => {
    const instant = new Date(value)
    return Number.isNaN(instant.getTime()) ? value : formatLabel(labelOf(instant))
  },
  kept: (typed) => {
    const label = parseLabel(typed)
    return (label === undefined ? undefined : instantOf(label)?.toISOString()) ?? typed
  },
}
