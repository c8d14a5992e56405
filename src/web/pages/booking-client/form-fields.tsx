import { type ComponentProps, createContext, useContext } from 'react'
import { useTranslations } from 'use-intl'
import { TextArea, TextField } from '../../ui/field.tsx'
import { longest } from './client-fields.ts'

/** The first values of the fields and what is wrong with them, both by name. */
export type FieldStates = {
  values: Readonly<Record<string, string>>
  errors: ReadonlyMap<string, string>
}

const States = createContext<FieldStates>({ values: {}, errors: new Map() })

export const FieldStatesProvider = States.Provider

export function useFieldStates(): FieldStates {
  return useContext(States)
}

type Text = keyof typeof longest

type ClientFieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  field: Text
  /** Of an additional driver; empty for the renter. */
  prefix?: string
  /** Wins over the first values, for fields that came later. */
  value?: string
  hint?: string
  isOptional?: boolean
}

/** A field of the registration by its name: label, limit, value and error find it by themselves. */
export function ClientField({
  field,
  prefix = '',
  hint,
  value,
  isOptional = false,
  className = '',
  ...input
}: ClientFieldProps) {
  const name = prefix + field
  return (
    <TextField
      {...input}
      className={className}
      {...useField(name, field, isOptional)}
      {...(hint ? { hint } : {})}
      {...(value === undefined ? {} : { defaultValue: value })}
    />
  )
}

export function ClientArea({ field, hint, rows }: { field: Text; hint: string; rows: number }) {
  return <TextArea {...useField(field, field, true)} hint={hint} rows={rows} />
}

function useField(name: string, field: Text, isOptional: boolean) {
  const t = useTranslations()
  const { values, errors } = useFieldStates()
  const label = field === 'flight' ? 'flightNumber' : field
  return {
    id: name,
    name,
    label: t(`client.labels.${label}`),
    maxLength: longest[field],
    defaultValue: values[name] ?? '',
    error: errors.get(name),
    ...(isOptional ? { optional: t('common.optional') } : { 'aria-required': true }),
  }
}
