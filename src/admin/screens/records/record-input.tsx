import type { ReactNode } from 'react'
import {
  AutocompleteInput,
  BooleanInput,
  DateInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  TextInput,
  type TextInputProps,
  useInput,
  useResourceContext,
  ValidationError,
} from 'react-admin'
import type { Field } from '../../../contract/records/resource.ts'
import { instantOf, labelOf } from '../../../domain/calendar/tallinn.ts'
import { formatLabel, parseLabel } from '../../../domain/calendar/wall-clock.ts'
import { AmountField } from '../../ui/amount-field.tsx'
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
      return isFilter ? <DayInput {...common} /> : <TallinnInput {...common} />
    case 'day':
      return <DayInput {...common} />
    case 'time':
      return (
        <TextInput
          {...common}
          type="time"
          helperText={hint ? <>{hint}</> : false}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )
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

function DayInput(common: Common) {
  return <DateInput {...common} parse={(value: string) => value} />
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

/** A time of Tallinn, wherever the browser is; an instant in the record. */
function TallinnInput(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      format={(value: unknown) => (typeof value === 'string' && value !== '' ? shown(value) : '')}
      parse={(typed: string) => {
        const label = parseLabel(typed)
        return (label === undefined ? undefined : instantOf(label)?.toISOString()) ?? typed
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

function shown(value: string): string {
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? value : formatLabel(labelOf(instant))
}
