import type { Messages } from '../../i18n/messages.ts'

/** The fields of all our small forms and how much fits into each. */
export const limits = {
  name: 100,
  company: 120,
  email: 254,
  phone: 40,
  message: 4000,
  car: 200,
  start: 10,
  months: 2,
  mileage: 6,
  insurer: 120,
  claimNumber: 60,
  ownCar: 120,
  garage: 120,
  from: 10,
  until: 10,
} as const

/** How long a rental may be asked for. */
export const longtermMonths = { least: 1, most: 60 }

export type FieldName = keyof typeof limits
export type ErrorCode = keyof Messages['inquiry']['errors']
export type FieldValues = Partial<Record<FieldName, string>>

/** What comes back from sending a form; whatever was typed comes back with a refusal. */
export type FormAnswer =
  | { state: 'sent'; email: string }
  | { state: 'invalid'; values: FieldValues; errors: Partial<Record<FieldName, ErrorCode>> }
  | { state: 'failed' | 'tooSoon'; values: FieldValues }

/** A field no person sees. Whoever fills it in is a program. */
export const TRAP = 'website'
