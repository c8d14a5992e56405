import type { DialogName } from './dialogs/dialog-props.ts'

/** Which letter opens what on a booking's page. What lets a car or a customer go is pressed by hand. */
export const bookingKeys = {
  confirm: 'k',
  money: 'm',
  refund: 'b',
  'use-deposit': 'd',
  sign: 's',
  'hand-over': 'o',
  'take-back': 'r',
  exchange: 'x',
  dates: 't',
  car: 'c',
  services: 'e',
  drivers: 'v',
  price: 'p',
  'resend-link': 'l',
} as const satisfies Partial<Record<DialogName, string>>

export const keyOf = (dialog: DialogName): string | undefined =>
  (bookingKeys as Partial<Record<DialogName, string>>)[dialog]
