import { type ComponentProps, createContext, useContext } from 'react'
import { useTranslations } from 'use-intl'
import { TextArea, TextField } from '../../ui/field.tsx'
import { longest, type TextName } from './client-fields.ts'

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

type ClientFieldProps = Omit<ComponentProps<'input'>, 'name'> & {
  field: TextName
  /** Of an additional driver; empty for the renter. */
  prefix?: string
  hint?: string
  isOptional?: boolean
}

/** A field of the registration by its name: label, limit, value and error find it by themselves. */
export function ClientField({
  field,
  prefix = '',
  hint,
  isOptional = false,
  className = '',
  ...input
}: ClientFieldProps) {
  const own = useField(prefix + field, field, isOptional)
  return <TextField {...input} className={className} {...own} {...(hint ? { hint } : {})} />
}

export function ClientArea({ field, hint, rows }: { field: TextName; hint: string; rows: number }) {
  return <TextArea {...useField(field, field, true)} hint={hint} rows={rows} />
}

function useField(name: string, field: TextName, isOptional: boolean) {
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
