import type { LockerAnswer } from '../../../contract/visitor/customer.ts'
import type { Failed } from '../../customer/customer-answer.ts'

export const MOST_KILOMETRES = 2_000_000
export const FUEL_EIGHTHS = 8

export type LockerPageAnswer =
  | (LockerAnswer & { act: string })
  | { reading: 'kept' }
  /** No number that an odometer shows; what was typed comes back. */
  | { typed: { odometer: string } }
  | Failed
