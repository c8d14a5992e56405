import type { CalendarDay, WallMinute } from '../../domain/calendar/wall-clock.ts'
import type { DamagePoint } from '../../domain/fleet/damage-sheet.ts'
import type { FleetCar } from '../cars.ts'
import type { LocationKey } from '../locations.ts'
import type { Random } from '../random.ts'
import type { Clientele } from './clientele.ts'
import type { DeskTimes } from './desk-times.ts'
import type { ServiceWish } from './service-wishes.ts'

/** What becomes of a booking; those that are kept go on by their dates. */
export type Fate = 'kept' | 'held' | 'requested' | 'paying' | 'promised' | 'cancelled' | 'no-show'

export type Damage = DamagePoint & { text: string }

/** A rental as it was agreed and as it went, before it has a price. */
export type Plan = {
  /** Index among the clientele. */
  person: number
  car: FleetCar
  from: LocationKey
  to: LocationKey
  rentAt: WallMinute
  returnAt: WallMinute
  bookedAt: WallMinute
  couponCodes: readonly string[]
  services: readonly ServiceWish[]
  fate: Fate
  cancelledAt?: WallMinute
  /** When the car really came back; a time that is over without it is a car that is missed. */
  backAt?: WallMinute
  /** What was seen on the car when it came back. */
  damage?: Damage
}

/** What all planning knows. */
export type Planning = {
  now: WallMinute
  today: CalendarDay
  random: Random
  clientele: Clientele
  times: DeskTimes
}
