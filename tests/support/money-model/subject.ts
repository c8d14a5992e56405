import type { CustomerBooking } from '../customer-booking.ts'
import type { ModelBooking } from './model-booking.ts'
import type { PlacedOrder } from './simulated-bank.ts'

/** A booking of a story: as its owner has it, and as the model has it. */
export type Subject = {
  own: CustomerBooking
  model: ModelBooking
  number: string
  /** The bank's page that is open. */
  page?: string
  orders: PlacedOrder[]
}
