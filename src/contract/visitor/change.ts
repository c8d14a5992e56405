import type { ChangeObstacle } from '../../domain/booking/change-online.ts'
import type { Gearbox } from '../../domain/catalogue.ts'
import type { FieldError } from '../field-errors.ts'
import type { PriceLine } from './answers.ts'
import type { ServiceOption, Stop } from './steps.ts'

/** A booking that its customer changes online. Money in euros, times are Tallinn labels, texts in one language. */

/** The fields of the form as they were sent; a service's field holds how many. */
export type ChangeValues = Readonly<Record<string, string>>

/** What a customer may choose instead of their car, with the price of the whole rental. */
export type CarChoice = { id: number; name: string; group: string; gearbox: Gearbox; price: number }

export type ChangeForm = {
  /** Why nothing can be changed online now. */
  obstacle: ChangeObstacle | null
  /** The car is out: only the return can be agreed anew. */
  isOut: boolean
  /** Until when it can be changed here. */
  until: string
  timesLeft: number
  hours: number
  times: number
  fee: number
  values: ChangeValues
  places: { id: number; name: string }[]
  cars: CarChoice[]
  services: ServiceOption[]
  drivers: string[]
  mayAddDriver: boolean
}

type Offered = {
  price: number
  previousPrice: number
  deposit: number
  previousDeposit: number
  fee: number
  /** Once it is changed: what is still to be paid, and what comes back. */
  due: number
  goesBack: number
  lines: PriceLine[]
  isAnnexed: boolean
  isSignatureVoided: boolean
  lostCoupons: string[]
  /** Another one than was seen: it is shown once more, and nothing was changed. */
  isOtherPrice: boolean
  car: string
  rent: Stop
  return: Stop
}

/** What was tried or done, and what can be chosen with the dates that were sent. */
export type ChangeAnswer =
  | ({ kind: 'tried'; cars: CarChoice[] } & Offered)
  | ({ kind: 'changed'; cars: CarChoice[] } & Offered)
  | { kind: 'refused'; faults: FieldError[]; cars: CarChoice[] }
  | {
      kind: 'car_taken'
      cars: CarChoice[]
      /** Until when the booking's own car is free, where that is later than what was agreed. */
      freeUntil: string | null
    }
  | { kind: 'too_many_tries' }
