import type { AccessoryState, HandOverObstacle, HandOverWay } from '../../domain/booking/hand-over.ts'
import type { StaffObstacle } from '../../domain/booking/staff-actions.ts'
import type { FuelType } from '../../domain/catalogue.ts'
import type { BodyType } from '../../domain/fleet/body-types.ts'
import type { CarIssue, CarIssuePoint } from '../../domain/fleet/damage-sheet.ts'
import type { StaffMember } from '../../domain/people/staff.ts'

/** What the phone beside the car is told, and keeps where there is no network. Times are Tallinn labels, money is euros. */

type SheetDriver = {
  name: string
  licence: string
  /** Seen by someone of the staff, here or from its pictures. */
  isSeen: boolean
  until: string | null
}

/** How the car went out. */
export type OutAnswer = {
  at: string
  odometer: number
  fuel: number | null
  charge: number | null
  accessories: AccessoryState[]
  keys: number | null
  photos: { id: number; spot: string; href: string }[]
}

export type SheetAnswer = {
  bookingId: number
  number: string
  way: HandOverWay
  client: string
  rentAt: string
  returnAt: string
  place: string
  locationId: number
  obstacle: StaffObstacle | null
  missing: HandOverObstacle[]
  depositMissing: number
  drivers: SheetDriver[]
  car: {
    id: number
    name: string
    plate: string
    seats: number
    mileage: number
    fuelType: FuelType
    bodyType: BodyType
    issues: CarIssue[]
    issuePoints: CarIssuePoint[]
  }
  out: OutAnswer | null
  /** Kilometres with cars that this one was given for; null when nobody read them. */
  drivenBefore: number | null
  /** What the customer's cover leaves to them of a damage; null without a cover. */
  excess: number | null
  isUnlimited: boolean
  /** What was promised with the booking, as far as a return is judged by it; money in euros. */
  rules: {
    graceMinutes: number
    kilometresPerDay: number
    chargedPercent: number
    extraKilometrePrice: number
  }
}

export type SheetsAnswer = {
  staff: StaffMember
  sheets: SheetAnswer[]
  places: { id: number; name: string }[]
  prices: { fuelEighthPrice: number; refuelFee: number; cleaningPrice: number }
}
