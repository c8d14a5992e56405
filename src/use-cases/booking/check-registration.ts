import { chooseServices, type WantedService } from '../../domain/booking/choose-services.ts'
import { servicesByDrivers, withDriverServices } from '../../domain/booking/driver-services.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf } from '../../domain/calendar/wall-clock.ts'
import type { Car, Catalogue } from '../../domain/catalogue.ts'
import type { Cents } from '../../domain/money.ts'
import { type Client, type ClientForm, checkClient, driverAges } from '../../domain/people/client.ts'
import { parsePhone } from '../../domain/people/phone.ts'
import { quote, shortestRental, tooShortFault } from '../../domain/pricing/quote.ts'
import { planRental, type Rental, type RentalRequest } from '../../domain/pricing/rental.ts'
import type { RentalFault } from '../../domain/pricing/rental-faults.ts'
import type { ChosenService } from '../../domain/pricing/service-price.ts'
import type { Locale } from '../../i18n/locales.ts'

/** A registration as it arrives: shaped right, not yet checked against anything. */
export type Registration = {
  rental: RentalRequest
  carId: number
  /** What the visitor saw, to be compared and never used: the car alone, the whole with services, the deposit. */
  seenCarPrice: Cents | undefined
  seenTotal: Cents | undefined
  seenDeposit?: Cents | undefined
  services: readonly WantedService[]
  client: ClientForm
  language: Locale
  /** Sent by e-mail, to be paid later. */
  isRequest: boolean
  /** The booking with which the renter's documents were approved, where this browser has it open. */
  documentsOf?: number | undefined
  /** It was offered at a price that holds. */
  isOffered?: boolean
}

/** `path` names the field as the body does: `client.phone` or, in the spread variant, `phone`. */
export type RegistrationFault = { path: string; code: string } & Pick<RentalFault, 'closed' | 'shortest'>

export type CheckedRegistration = Omit<Registration, 'rental' | 'services' | 'client'> & {
  rental: Rental
  car: Car
  services: ChosenService[]
  client: Client
}

type RegistrationCheck =
  | { ok: true; registration: CheckedRegistration }
  | { ok: false; faults: RegistrationFault[] }

/** Every fault at once: whoever corrects one should not find the next only then. */
export function checkRegistration(catalogue: Catalogue, asked: Registration, now: Date): RegistrationCheck {
  const faults: RegistrationFault[] = []
  const planned = planRental(catalogue, asked.rental, labelOf(now))
  if (!planned.ok) faults.push(...planned.faults)
  const car = catalogue.cars.get(asked.carId)
  if (!car) faults.push({ path: 'car.id', code: 'unknown_car' })
  const pickUpDay = dayOf(asked.rental.rentAt)
  // Nobody can leave out what follows from who drives.
  const byDrivers = servicesByDrivers(catalogue.services.values(), driverAges(asked.client, pickUpDay))
  const choice = chooseServices(catalogue, withDriverServices(asked.services, byDrivers))
  if (!choice.ok)
    faults.push(...choice.faults.map(({ index, code }) => ({ path: `services.${index}`, code })))
  const checked = checkClient(asked.client, { pickUpDay, ...catalogue.rules }, parsePhone)
  if (!checked.ok) {
    const prefix = asked.isRequest ? '' : 'client.'
    faults.push(...checked.faults.map(({ path, code }) => ({ path: prefix + path, code })))
  }
  if (!planned.ok || !car || !choice.ok || !checked.ok) return { ok: false, faults }
  // What was offered at a price is not asked to be longer.
  if (!quote(catalogue, car.groupId, planned.rental, { isAgreed: asked.isOffered ?? false })) {
    const shortest = shortestRental(catalogue, car.groupId, planned.rental)
    const fault = shortest ? tooShortFault(shortest) : { path: 'car.id', code: 'no_price_for_these_dates' }
    return { ok: false, faults: [fault] }
  }
  const { rental } = planned
  return {
    ok: true,
    registration: { ...asked, rental, car, services: choice.services, client: checked.client },
  }
}
