import { type PhoneHold, phoneHoldExpiry } from '../../domain/booking/hold.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { HandPrice } from '../../domain/pricing/hand-price.ts'
import { recordChange } from '../records/record-change.ts'
import type { RegisterResult, TakenByStaff } from './booker.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { Registration } from './check-registration.ts'
import { idempotentRequest } from './idempotency.ts'
import type { UnpaidLimit } from './limit-unpaid.ts'
import { registerBooking } from './register-booking.ts'

type PhoneBooking = {
  registration: Registration
  /** Someone the company knows already. */
  clientId: number | undefined
  hold: PhoneHold
  /** Staff see to it that the car is there. */
  isBrought: boolean
  handPrice?: HandPrice | undefined
  /** Why an owner takes a booking of someone who is banned. */
  despiteBan?: string | undefined
  /** The same key for the same call, however often the button is pressed. */
  key: string
  /** The body as it came: the same key with another body is another booking. */
  body: string
}

/**
 * A booking for someone on the phone: the checks, prices and exclusions of a visitor's own, under the name of whoever
 * took it. That the terms were told is staff's word, so it is written down with their name; the letter that follows
 * carries the terms, the price and the link.
 */
export async function registerByPhone(
  deps: BookingDependencies,
  { registration, clientId, hold, isBrought, handPrice, despiteBan, key, body }: PhoneBooking,
  staff: ByStaff,
): Promise<Exclude<RegisterResult, UnpaidLimit>> {
  const { by, now } = staff
  const holdExpiresAt = phoneHoldExpiry(now, hold, (await deps.catalogue.newest()).rules)
  const record: TakenByStaff['record'] = async (tx, written) => {
    const { id, carId, rental, quote, clientId: enteredId, whereabouts } = written
    const after = {
      carId,
      clientId: enteredId,
      rentDate: rental.from,
      returnDate: rental.to,
      price: quote.total,
      status: 'OPEN',
      holdExpiresAt,
      consent: 'told-by-phone',
      ...(handPrice ? { handPrice } : {}),
      ...(whereabouts.kind === 'too_far' ? { isBrought: true } : {}),
      ...(despiteBan === undefined ? {} : { despiteBan }),
    }
    await recordChange(tx, staff, {
      resource: 'bookings',
      recordId: id,
      action: 'create',
      before: null,
      after,
    })
  }
  const request = idempotentRequest(`phone ${by.id} ${key}`, body)
  const result = await registerBooking(deps, registration, request, now, {
    holdExpiresAt,
    clientId,
    isBrought,
    handPrice: handPrice && { agreed: handPrice, role: by.role },
    isDespiteBan: despiteBan !== undefined,
    record,
  })
  if (result.kind === 'too_many_unpaid' || result.kind === 'too_many_unpaid_today') {
    throw new Error('staff may keep as many cars as they like')
  }
  return result
}
