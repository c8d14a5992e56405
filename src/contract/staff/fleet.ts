import { z } from 'zod'
import type { ShownState } from '../../domain/booking/bar-state.ts'
import type { FuelType, Gearbox, Translated } from '../../domain/catalogue.ts'
import type { BodyType } from '../../domain/fleet/body-types.ts'
import { type CarIssue, type CarIssuePoint, carSides } from '../../domain/fleet/damage-sheet.ts'
import { neededText } from '../values.ts'
import type { CarCostsAnswer, DutyAnswer } from './car-care.ts'
import type { FleetRow } from './figures.ts'
import type { KeyAnswer } from './readiness.ts'

const share = z.number().min(0).max(1)

export const damagePoint = z.object({ side: z.enum(carSides), x: share, y: share })
const words = neededText(300)
const issueId = z.string().min(1).max(60)

/** One thing about the damage of a car: a new one, other words, another place of it, or that it is mended. */
export const damageBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), text: words, point: damagePoint }),
  z.object({ kind: z.literal('reword'), issueId, text: words }),
  z.object({ kind: z.literal('mark'), issueId, point: damagePoint }),
  z.object({ kind: z.literal('mend'), issueId }),
])
export type DamageBody = z.infer<typeof damageBody>

const pictureName = z.string().min(1).max(100)

/** Either a new order of all pictures, or a new crop of one. */
export const picturesBody = z.union([
  z.object({ names: z.array(pictureName).max(100) }),
  z.object({
    crop: z
      .object({
        name: pictureName,
        x: share,
        y: share,
        width: z.number().min(0.02).max(1),
        height: z.number().min(0.02).max(1),
      })
      .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001, { path: ['width'] }),
  }),
])

export type DamageAnswer = { issues: CarIssue[]; points: CarIssuePoint[] }

/** Moments are Tallinn labels, money is in euros. */
export type CarCardAnswer = DamageAnswer & {
  id: number
  name: string
  plate: string
  vin: string | null
  group: { id: number; name: string }
  /** Where it is now, or is due; null when nobody has said. */
  place: { kind: 'stands' | 'with_customer' | 'on_its_way'; name: string | null }
  gearbox: Gearbox
  fuelType: FuelType
  bodyType: BodyType
  fuelConsumption: number
  rangeKm: number | null
  bootLitres: number | null
  suitcases: number | null
  hasAirConditioning: boolean
  seats: number
  doors: number
  mileage: number
  isActive: boolean
  description: Translated
  isLongterm: boolean
  longtermInfo: Translated
  pictures: string[]
  blocks: { id: number; from: string; to: string; reason: string; state: 'past' | 'now' | 'ahead' }[]
  rentals: {
    id: number
    number: string
    client: string
    from: string
    to: string
    /** Null, and no name: whoever asks is not to know. */
    price: number | null
    state: ShownState
  }[]
  keys: KeyAnswer[]
  /** Damage as it was ever found, the newest first. */
  damageStory: {
    key: string
    at: string
    bookingId: number
    number: string
    found: 'out' | 'back' | 'charge'
    text: string
    photo: string | null
  }[]
  readings: { bookingId: number; number: string; at: string; kilometres: number; way: 'out' | 'back' }[]
  months: (FleetRow & { month: string })[]
  duties: DutyAnswer[]
  costs: CarCostsAnswer | null
}

/** A booking that counts on a car which is to be taken out of use, and the cars that could take its place. */
export type ComingBooking = {
  id: number
  number: string
  client: string
  car: string
  from: string
  to: string
  freeCars: { id: number; name: string; plate: string }[]
}
