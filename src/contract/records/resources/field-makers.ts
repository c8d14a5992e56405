import { MOST_PRICE_EUROS } from '../../../domain/money.ts'
import type { Field, FieldKind, ResourceName, TextForm } from '../resource.ts'

type Options = {
  usually?: boolean | string
  isOptional?: boolean
  isReadOnly?: boolean
  isListed?: boolean
  isFilter?: boolean
  isSealed?: boolean
}

/** A field by its name and what it holds: the type of a record follows from its fields. */
export type FieldOf<Name extends string, Value> = Field & { name: Name; holds?: Value }
type Held<Value, Own> = Own extends { isOptional: true } ? Value | null : Value

const field = <Name extends string, Value>(name: Name, kind: FieldKind, options: Options = {}) =>
  ({ name, ...kind, ...options }) as FieldOf<Name, Value>

/** A maker of fields whose kind needs no more than its name. */
const plain =
  <Value>(kind: FieldKind) =>
  <Name extends string, const Own extends Options>(name: Name, options?: Own) =>
    field<Name, Held<Value, Own>>(name, kind, options)

/** A list would be empty without these. */
export const listed = { isListed: true } as const
export const filtered = { isListed: true, isFilter: true } as const
export const shown = { isListed: true, isReadOnly: true } as const

export const text = <Name extends string, const Own extends Options>(
  name: Name,
  max: number,
  options?: Own,
) => field<Name, Held<string, Own>>(name, { kind: 'text', max }, options)
/** Several lines, and empty by default. */
export const longText = <Name extends string>(name: Name, options: Options = {}) =>
  field<Name, string>(
    name,
    { kind: 'text', max: 5000, isLong: true, emptyAs: 'text' },
    { isOptional: true, ...options },
  )
export const formed = <Name extends string, const Own extends Options>(
  name: Name,
  form: TextForm,
  max: number,
  options?: Own,
) => field<Name, Held<string, Own>>(name, { kind: 'text', max, form, emptyAs: 'null' }, options)
/** One text in the three languages, side by side. */
export const inThree = <Name extends string>(name: Name, max: number, options: Options = {}) => [
  text(name, max, options),
  text(`${name}En`, max, { ...options, isListed: false }),
  text(`${name}Ru`, max, { ...options, isListed: false }),
]
/** The same where nobody has to name it: empty is no name. */
export const optionalInThree = <Name extends string>(name: Name, max: number, options: Options = {}) =>
  ([name, `${name}En`, `${name}Ru`] as const).map((own, place) =>
    field<Name | `${Name}En` | `${Name}Ru`, string>(
      own,
      { kind: 'text', max, emptyAs: 'text' },
      { ...options, isOptional: true, isListed: place === 0 },
    ),
  )
export const longInThree = <Name extends string>(name: Name) => [
  longText(name),
  longText(`${name}En`),
  longText(`${name}Ru`),
]
const number =
  (kind: 'integer' | 'decimal') =>
  <Name extends string, const Own extends Options>(name: Name, min: number, max: number, options?: Own) =>
    field<Name, Held<number, Own>>(name, { kind, min, max }, options)
export const integer = number('integer')
export const decimal = number('decimal')
export const money = plain<number>({ kind: 'money', min: 0, max: MOST_PRICE_EUROS })
export const signedMoney = plain<number>({
  kind: 'money',
  min: -MOST_PRICE_EUROS,
  max: MOST_PRICE_EUROS,
})
export const percent = plain<number>({ kind: 'percent', max: 100 })
export const yesNo = plain<boolean>({ kind: 'boolean' })
export const day = plain<string>({ kind: 'day' })
export const moment = plain<string>({ kind: 'moment' })
export const time = plain<string>({ kind: 'time' })
export const discount = (name: string, isPercentage: string, options: Options = {}): Field =>
  field(name, { kind: 'discount', isPercentage }, options)
export const choice = <Name extends string>(name: Name, choices: readonly string[], options: Options = {}) =>
  field<Name, string>(name, { kind: 'choice', options: choices }, options)
export const reference = <Name extends string, const Own extends Options>(
  name: Name,
  resource: ResourceName,
  options?: Own,
) => field<Name, Held<number, Own>>(name, { kind: 'reference', resource }, options)
/** Several records of another kind; none is an empty list. */
export const references = <Name extends string>(name: Name, resource: ResourceName, options: Options = {}) =>
  field<Name, number[]>(name, { kind: 'references', resource }, { isOptional: true, ...options })
/** What the database keeps, as it is. */
export const json = <Name extends string>(name: Name) =>
  field<Name, unknown>(name, { kind: 'json' }, { isReadOnly: true })
export const timestamps = [
  moment('createdAt', { isReadOnly: true }),
  moment('updatedAt', { isReadOnly: true }),
]
