import type { WallMinute } from '../calendar/wall-clock.ts'
import type { Driver } from '../people/client.ts'
import type { HandPrice } from '../pricing/hand-price.ts'
import type { WantedService } from './choose-services.ts'

/** What staff and customers may agree anew. */
export type BookingTerms = {
  carId: number
  rentAt: WallMinute
  returnAt: WallMinute
  rentLocationId: number
  returnLocationId: number
  services: readonly WantedService[]
  /** Besides the renter. */
  additionalDrivers: readonly Driver[]
  /** What staff took off, or agreed on instead of the list price. */
  handPrice: HandPrice | null
}

/** What somebody had before them of what they change. */
export type SeenTerms = { [Field in keyof BookingTerms]?: BookingTerms[Field] | undefined }

/** In one order, so that the same choice is told alike. */
export const termsTold = (terms: BookingTerms): BookingTerms => ({
  ...terms,
  services: terms.services.toSorted((a, b) => a.id - b.id),
})

/** What is not named stays as it is. */
export type BookingChange = { [Field in keyof BookingTerms]?: BookingTerms[Field] | undefined } & {
  /** A better car at the price of the group that was booked. */
  isUpgrade?: boolean | undefined
}

export type ChangedField = keyof BookingTerms

/** Once the key is out, only the end of the rental can still be agreed. */
const AFTER_HAND_OVER: ReadonlySet<ChangedField> = new Set(['returnAt', 'returnLocationId'])

export function termsAfter(before: BookingTerms, change: BookingChange): BookingTerms {
  return {
    carId: change.carId ?? before.carId,
    rentAt: change.rentAt ?? before.rentAt,
    returnAt: change.returnAt ?? before.returnAt,
    rentLocationId: change.rentLocationId ?? before.rentLocationId,
    returnLocationId: change.returnLocationId ?? before.returnLocationId,
    services: change.services ?? before.services,
    additionalDrivers: change.additionalDrivers ?? before.additionalDrivers,
    handPrice: change.handPrice === undefined ? before.handPrice : change.handPrice,
  }
}

export function changedFields(before: BookingTerms, after: BookingTerms): ReadonlySet<ChangedField> {
  const plain = ['carId', 'rentAt', 'returnAt', 'rentLocationId', 'returnLocationId'] as const
  const changed = new Set<ChangedField>(plain.filter((field) => before[field] !== after[field]))
  if (!isSameChoice(before.services, after.services)) changed.add('services')
  if (!isSameList(before.additionalDrivers, after.additionalDrivers)) changed.add('additionalDrivers')
  if (JSON.stringify(before.handPrice) !== JSON.stringify(after.handPrice)) changed.add('handPrice')
  return changed
}

/**
 * The list is not asked for any of these: cars of a group cost the same, what a driver costs is a service, and what is
 * agreed by hand is counted from the price that was told.
 */
const WITHOUT_PRICE: ReadonlySet<ChangedField> = new Set(['carId', 'additionalDrivers', 'handPrice'])

export const isPricedAnew = (changed: ReadonlySet<ChangedField>): boolean =>
  !changed.isSubsetOf(WITHOUT_PRICE)

export function isPossibleAfterHandOver(changed: ReadonlySet<ChangedField>): boolean {
  return changed.isSubsetOf(AFTER_HAND_OVER)
}

/** What the log calls it. */
export function actionOf(
  changed: ReadonlySet<ChangedField>,
  before: BookingTerms,
  after: BookingTerms,
): 'swap-car' | 'extend' | 'change' {
  if (changed.size !== 1) return 'change'
  if (changed.has('carId')) return 'swap-car'
  return changed.has('returnAt') && after.returnAt > before.returnAt ? 'extend' : 'change'
}

export function isSameChoice(a: readonly WantedService[], b: readonly WantedService[]): boolean {
  const quantities = new Map(a.map(({ id, quantity }) => [id, quantity]))
  return a.length === b.length && b.every(({ id, quantity }) => quantities.get(id) === quantity)
}

const isSameList = (a: readonly Driver[], b: readonly Driver[]): boolean =>
  a.length === b.length &&
  a.every((one, index) => (Object.keys(one) as (keyof Driver)[]).every((key) => one[key] === b[index]?.[key]))
