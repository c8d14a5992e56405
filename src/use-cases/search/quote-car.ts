import type { CarSearch } from '../../domain/availability/car-search.ts'
import { isOffered, type Whereabouts, wantedCar } from '../../domain/availability/whereabouts.ts'
import { lateCancelFee } from '../../domain/booking/cancellation.ts'
import { chooseServices, type WantedService } from '../../domain/booking/choose-services.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { type Car, type Catalogue, inOrder, type Service } from '../../domain/catalogue.ts'
import { type Cents, cents } from '../../domain/money.ts'
import { type Quote, quote, shortestRental, tooShortFault } from '../../domain/pricing/quote.ts'
import { planRental, type Rental } from '../../domain/pricing/rental.ts'
import type { RentalFault } from '../../domain/pricing/rental-faults.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { withSpentCoupons } from '../coupons/count-coupon-uses.ts'

/** A chosen car on its way to a booking: whether it is still there, and what it costs with the chosen services. */
export type QuotedCar =
  | {
      kind: 'quoted'
      catalogue: Catalogue
      rental: Rental
      car: Car
      isFree: boolean
      /** Where it is then. */
      whereabouts: Whereabouts
      quote: Quote
      options: Option[]
      /** What cancelling would cost if it were ordered now; 0 while it is free. */
      cancelFee: Cents
    }
  | { kind: 'impossible'; faults: RentalFault[] }
  | { kind: 'unknown_car' }

/** A service and what one piece of it would add to this rental. */
export type Option = { service: Service; price: Cents }

export async function quoteCar(
  deps: BookingDependencies,
  search: CarSearch,
  carId: number,
  wanted: readonly WantedService[],
  now: Date,
): Promise<QuotedCar> {
  const catalogue = await withSpentCoupons(deps.db, deps.catalogue.current, search.couponCodes, now)
  const planned = planRental(catalogue, search, labelOf(now))
  if (!planned.ok) return { kind: 'impossible', faults: planned.faults }
  const { rental } = planned
  const car = catalogue.cars.get(carId)
  // A service that is gone, or a second cover, is left out here: a page must show something that can be ordered.
  const choice = chooseServices(catalogue, soundWishes(catalogue, wanted))
  const priced =
    car && choice.ok ? quote(catalogue, car.groupId, rental, { services: choice.services }) : undefined
  const shortest = car && shortestRental(catalogue, car.groupId, rental)
  if (shortest) return { kind: 'impossible', faults: [tooShortFault(shortest)] }
  if (!car || !priced) return { kind: 'unknown_car' }
  const carWanted = wantedCar(rental)
  const taken = await deps.takenCars(carWanted, now)
  const whereabouts = taken.judge(catalogue, carId, carWanted)
  return {
    kind: 'quoted',
    catalogue,
    rental,
    car,
    isFree: isOffered(whereabouts),
    whereabouts,
    quote: priced,
    options: inOrder(catalogue.services.values()).map((service) => ({
      service,
      price: priceOfService(catalogue, car.groupId, rental, service),
    })),
    cancelFee: lateCancelFee(
      { price: priced.total, lines: priced.lines, rentDate: rental.from, ...catalogue.rules },
      now,
    ),
  }
}

function soundWishes(catalogue: Catalogue, wanted: readonly WantedService[]): WantedService[] {
  const sound: WantedService[] = []
  for (const wish of wanted) if (chooseServices(catalogue, [...sound, wish]).ok) sound.push(wish)
  return sound
}

/** What one piece of it costs for this rental. */
export function priceOfService(
  catalogue: Catalogue,
  groupId: number,
  rental: Rental,
  service: Service,
): Cents {
  const alone = quote(catalogue, groupId, rental, { services: [{ service, quantity: 1 }] })
  return alone?.services[0]?.price ?? cents(0)
}
