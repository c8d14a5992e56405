import type { CarIssue, CarIssuePoint } from '../../db/schema/fleet.ts'
import type { FuelType, Translated } from '../../domain/catalogue.ts'

type Body =
  | 'mini'
  | 'hatchback'
  | 'estate'
  | 'saloon'
  | 'suv'
  | 'mpv'
  | 'minibus'
  | 'van'
  | 'electric-hatchback'
  | 'electric-saloon'
type Colour = 'white' | 'silver' | 'graphite' | 'blue' | 'red' | 'green' | 'sand'

/** A fault and where it is seen: `at` is the side of the drawing and the place on it. */
type IssueSketch = { text: CarIssue['text']; daysAgo: number; at: Omit<CarIssuePoint, 'issueId'> }

/** A car as its card in the office has it; what all cars of a group share is said once, with the group. */
export type CarSketch = {
  name: string
  image: `${Body}-${Colour}`
  /** The maker's three letters, with which a VIN begins. */
  maker: string
  seats?: number
  doors?: number
  fuelType?: FuelType
  consumption: number
  mileage: number
  text: Translated
  longterm?: Translated
  issues?: IssueSketch[]
  isActive?: boolean
}
