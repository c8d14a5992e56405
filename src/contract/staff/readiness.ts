import { z } from 'zod'
import { type ReadyState, readyStates } from '../../domain/fleet/readiness.ts'

/** One press: how far the car is now. */
export const readinessBody = z.object({ state: z.enum(readyStates) })

/** Where a key is: on a hook or in a locker of a place, with someone, or with a customer. */
export type KeyAnswer = {
  id: number
  label: string
  place: string | null
  spot: string | null
  holder: string | null
  /** The rental whose customer has it. */
  booking: string | null
}

/** A car between two customers. Moments are Tallinn labels. */
export type ReadyCar = {
  id: number
  name: string
  plate: string
  state: ReadyState
  /** Null: it has been ready ever since it came. */
  since: string | null
  by: string | null
  /** Where it stands; null when nobody has said. */
  placeId: number | null
  /** Who gets it next. */
  next: { bookingId: number; number: string; at: string } | null
  /** It is not ready, and its next customer comes soon. */
  isUrgent: boolean
  keys: KeyAnswer[]
}

export type ReadinessAnswer = { now: string; places: { id: number; name: string }[]; cars: ReadyCar[] }
