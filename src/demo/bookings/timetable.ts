import { occupiedPeriod, overlaps, type Period } from '../../domain/availability/occupied-period.ts'
import type { WallMinute } from '../../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { planRental, type Rental, type RentalRequest } from '../../domain/pricing/rental.ts'
import { type GroupKey, groupIds } from '../groups.ts'
import type { Random } from '../random.ts'
import type { ServiceWish } from './service-wishes.ts'

/** What becomes of a booking; those that are kept go on by their dates. */
export type Fate = 'kept' | 'overdue' | 'held' | 'requested' | 'paying' | 'promised' | 'cancelled'

export type Draft = {
  /** Index among the demo's people. */
  person: number
  groups: readonly GroupKey[]
  request: RentalRequest
  bookedAt: WallMinute
  services: readonly ServiceWish[]
  fate: Fate
}

export type PlannedBooking = Draft & { rental: Rental; carId: number; groupId: number }

/** Gives each rental a car that is free for it, so that the database has nothing to refuse. */
export class Timetable {
  readonly #catalogue: Catalogue
  readonly #random: Random
  readonly #carTimes = new Map<number, Period[]>()
  readonly #personTimes = new Map<number, Period[]>()
  readonly planned: PlannedBooking[] = []

  constructor(catalogue: Catalogue, random: Random) {
    this.#catalogue = catalogue
    this.#random = random
  }

  block(carId: number, period: Period): boolean {
    if (!isFree(this.#carTimes, carId, period)) return false
    take(this.#carTimes, carId, period)
    return true
  }

  /** False when a place is closed, the person is on the road already, or every car of the groups is taken. */
  book(draft: Draft): boolean {
    const possible = planRental(this.#catalogue, draft.request, draft.bookedAt)
    if (!possible.ok) return false
    const { rental } = possible
    const occupied = occupiedPeriod(rental.from, rental.to)
    const isCancelled = draft.fate === 'cancelled'
    if (!isCancelled && !isFree(this.#personTimes, draft.person, occupied)) return false
    const groups = new Set<number>(draft.groups.map((key) => groupIds[key]))
    const cars = [...this.#catalogue.cars.values()].filter(
      ({ id, groupId }) => groups.has(groupId) && (isCancelled || isFree(this.#carTimes, id, occupied)),
    )
    if (cars.length === 0) return false
    const car = this.#random.pick(cars)
    if (!isCancelled) {
      take(this.#carTimes, car.id, occupied)
      take(this.#personTimes, draft.person, occupied)
    }
    this.planned.push({ ...draft, rental, carId: car.id, groupId: car.groupId })
    return true
  }
}

function isFree(times: ReadonlyMap<number, readonly Period[]>, key: number, period: Period): boolean {
  return !times.get(key)?.some((taken) => overlaps(taken, period))
}

function take(times: Map<number, Period[]>, key: number, period: Period): void {
  times.set(key, [...(times.get(key) ?? []), period])
}
