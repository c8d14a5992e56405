import type { CalendarDay } from '../calendar/wall-clock.ts'
import { parseDay } from '../calendar/wall-clock.ts'
import type { FuelType } from '../catalogue.ts'
import type { DamagePoint } from '../fleet/damage-sheet.ts'
import type { Cents } from '../money.ts'
import type { PaidMethod } from './money-statuses.ts'

/** `out`: the key goes to the customer. `back`: it comes back. */
export const handOverWays = ['out', 'back'] as const
export type HandOverWay = (typeof handOverWays)[number]

/** What is to be done before a key is handed over, and is not: each is also the code of the refusal. */
export type HandOverObstacle =
  | 'licence_unseen'
  | 'licence_ends'
  | 'deposit_missing'
  | 'photos_missing'
  | 'act_unsigned'

/** Where the walk around the car stops for a picture. */
export const photoSpots = [
  'front',
  'front-right',
  'right',
  'back-right',
  'back',
  'back-left',
  'left',
  'front-left',
] as const
export type PhotoSpot = (typeof photoSpots)[number]

/** Of one act; damage is pictured one by one. */
export const MOST_DAMAGE = 20
export const damageSpot = (index: number): string => `damage-${index + 1}`
/** Which damage such a spot is of. */
export const damageIndex = (spot: string): number => Number(spot.replace('damage-', '')) - 1
const damageSpots = new Set(Array.from({ length: MOST_DAMAGE }, (_, index) => damageSpot(index)))
export const isPhotoSpot = (spot: string): boolean =>
  damageSpots.has(spot) || photoSpots.some((one) => one === spot)

/** What lies in the car and has to come back with it. */
export const accessoryKinds = [
  'documents',
  'triangle',
  'vest',
  'extinguisher',
  'first-aid',
  'spare-wheel',
  'cable',
  'child-seat',
] as const
export type AccessoryKind = (typeof accessoryKinds)[number]
export type AccessoryState = { kind: AccessoryKind; isThere: boolean }

/** A charging cable comes with what is charged. */
export const hasCable = (fuelType: FuelType): boolean =>
  fuelType === 'ELECTRIC' || fuelType === 'PLUG_IN_HYBRID'

/** Damage seen at a hand-over: what it is called on the car's card, and where. */
export type SeenOnCar = { issueId: string; text: string; points: DamagePoint[] }

/** `taken`: money we hold. `hold`: an amount that the customer's bank keeps for us, by its number. */
export type DepositStep =
  | { kind: 'taken'; method: Exclude<PaidMethod, 'BANK_LINK'>; amount: Cents }
  | { kind: 'hold'; number: string }

/** An owner let it go without these. */
export type OwnersException = { reason: string; missing: HandOverObstacle[]; by: string }

/** Classes of a licence that cars of this house need. */
export const licenceCategories = ['B', 'BE', 'C1', 'C', 'D1', 'D'] as const
export type LicenceCategory = (typeof licenceCategories)[number]

/** With more than eight seats besides the driver's a car is a bus. */
const MOST_SEATS_WITH_B = 9
export const neededCategory = (seats: number): LicenceCategory => (seats > MOST_SEATS_WITH_B ? 'D1' : 'B')

/** Whoever may drive a larger bus may drive a smaller one, and everyone of them a car. */
export function mayDrive(categories: readonly LicenceCategory[], seats: number): boolean {
  return neededCategory(seats) === 'B'
    ? categories.length > 0
    : categories.some((one) => one === 'D1' || one === 'D')
}

export type LicenceState = 'seen' | 'unseen' | 'ends'

/** What is known of a driver's licence: seen here or approved from its pictures, and its end, where that is known. */
export type KnownLicence = { isSeen: boolean; until: string | null }

/** Of all drivers together: the worst counts. */
export function licenceState(drivers: readonly KnownLicence[], lastDay: CalendarDay): LicenceState {
  if (drivers.some(({ isSeen }) => !isSeen)) return 'unseen'
  const ends = drivers.some(({ until }) => {
    const end = until === null ? undefined : parseDay(until)
    return end !== undefined && end < lastDay
  })
  return ends ? 'ends' : 'seen'
}

/** What of the steps before a key is still missing, in their order. */
export function missingSteps(facts: { licence: LicenceState; depositMissing: Cents }): HandOverObstacle[] {
  const missing: HandOverObstacle[] = []
  if (facts.licence === 'unseen') missing.push('licence_unseen')
  if (facts.licence === 'ends') missing.push('licence_ends')
  if (facts.depositMissing > 0) missing.push('deposit_missing')
  return missing
}

/** What an act that is signed on a screen needs besides. */
export function missingOfAct(act: { photos: readonly string[]; isSigned: boolean }): HandOverObstacle[] {
  const isWhole = photoSpots.every((spot) => act.photos.includes(spot))
  return [
    ...(isWhole ? [] : (['photos_missing'] as const)),
    ...(act.isSigned ? [] : (['act_unsigned'] as const)),
  ]
}
