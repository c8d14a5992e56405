import type { OfferState } from '../../domain/booking/offer.ts'
import type { FieldError } from '../field-errors.ts'
import type { PriceLine } from './answers.ts'
import type { Stop } from './steps.ts'

/** An offer as whoever has its link sees it. Money in euros, texts in one language. */
export type OfferView = {
  state: OfferState
  firstName: string
  car: string
  group: string
  image: string | undefined
  rent: Stop
  return: Stop
  price: number
  deposit: number
  /** What cancelling would cost if it were taken now; 0 while it is free. */
  cancelFee: number
  lines: PriceLine[]
  isHeld: boolean
  until: string
  message: string
  /** What is known already, as the form names its fields. */
  values: Record<string, string>
}

export type OfferAnswer =
  | { kind: 'taken'; path: string; cookies: string[] }
  | { kind: 'invalid'; errors: FieldError[] }
  /** A fee follows from who drives. */
  | { kind: 'new_price'; price: number; lines: PriceLine[] }
  | { kind: 'closed' | 'car_gone' | 'not_possible' | 'too_many_tries' }
