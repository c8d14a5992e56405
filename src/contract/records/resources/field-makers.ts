import type { Field, FieldKind, ResourceName, TextForm } from '../resource.ts'

type Options = { isOptional?: boolean; isReadOnly?: boolean; isListed?: boolean; isFilter?: boolean }

const field = (name: string, kind: FieldKind, options: Options = {}): Field => ({ name, ...kind, ...options })

/** A list would be empty without these. */
export const listed = { isListed: true } as const
export const filtered = { isListed: true, isFilter: true } as const
export const shown = { isListed: true, isReadOnly: true } as const

const MOST_EUROS = 1_000_000

export const text = (name: string, max: number, options: Options = {}): Field =>
  field(name, { kind: 'text', max }, options)
/** Several lines, and empty by default. */
export const longText = (name: string, options: Options = {}): Field =>
  field(name, { kind: 'text', max: 5000, isLong: true, emptyAs: 'text' }, { isOptional: true, ...options })
export const formed = (name: string, form: TextForm, max: number, options: Options = {}): Field =>
  field(name, { kind: 'text', max, form, emptyAs: 'null' }, options)
/** One text in the three languages, side by side. */
export const inThree = (name: string, max: number, options: Options = {}): Field[] => [
  text(name, max, options),
  text(`${name}En`, max, { ...options, isListed: false }),
  text(`${name}Ru`, max, { ...options, isListed: false }),
]
export const longInThree = (name: string): Field[] => [
  longText(name),
  longText(`${name}En`),
  longText(`${name}Ru`),
]
export const integer = (name: string, min: number, max: number, options: Options = {}): Field =>
  field(name, { kind: 'integer', min, max }, options)
export const decimal = (name: string, min: number, max: number, options: Options = {}): Field =>
  field(name, { kind: 'decimal', min, max }, options)
export const money = (name: string, options: Options = {}): Field =>
  field(name, { kind: 'money', min: 0, max: MOST_EUROS }, options)
export const signedMoney = (name: string, options: Options = {}): Field =>
  field(name, { kind: 'money', min: -MOST_EUROS, max: MOST_EUROS }, options)
export const percent = (name: string, options: Options = {}): Field =>
  field(name, { kind: 'percent', max: 100 }, options)
export const discount = (name: string, isPercentage: string, options: Options = {}): Field =>
  field(name, { kind: 'discount', isPercentage }, options)
export const yesNo = (name: string, options: Options = {}): Field => field(name, { kind: 'boolean' }, options)
export const day = (name: string, options: Options = {}): Field => field(name, { kind: 'day' }, options)
export const moment = (name: string, options: Options = {}): Field => field(name, { kind: 'moment' }, options)
export const time = (name: string, options: Options = {}): Field => field(name, { kind: 'time' }, options)
export const choice = (name: string, choices: readonly string[], options: Options = {}): Field =>
  field(name, { kind: 'choice', options: choices }, options)
export const reference = (name: string, resource: ResourceName, options: Options = {}): Field =>
  field(name, { kind: 'reference', resource }, options)
export const json = (name: string): Field => field(name, { kind: 'json' }, { isReadOnly: true })
export const secret = (name: string, min: number, options: Options = {}): Field =>
  field(name, { kind: 'secret', min, max: 500 }, options)
export const timestamps = [
  moment('createdAt', { isReadOnly: true }),
  moment('updatedAt', { isReadOnly: true }),
]
