import type { BookingChoices } from '../bookings.ts'
import type { DueDutiesAnswer, doneBody } from '../car-care.ts'
import type { FiguresAnswer } from '../figures.ts'
import type { CarCardAnswer, DamageAnswer, damageBody, picturesBody } from '../fleet.ts'
import type { ReadinessAnswer, readinessBody } from '../readiness.ts'
import type {
  BlockAnswer,
  blockBody,
  blockChangeBody,
  ChangeAnswer,
  changeBody,
  TimelineAnswer,
} from '../timeline.ts'
import type { PlannedTripAnswer, placeBody, TripsOfTodayAnswer, tripBody, tripChangeBody } from '../trips.ts'
import type { In } from './sent.ts'

/** Cars: what takes them, where they go and what they need. */

export type Timeline = {
  'GET /timeline': { query: { from: string; to: string; groupIds?: string }; answer: TimelineAnswer }
  /** The page is open; who else has it open. */
  'POST /bookings/:id/presence': { answer: { others: string[] } }
  'GET /bookings/:id/choices': { answer: BookingChoices }
  'POST /bookings/:id/change': { body: In<typeof changeBody>; answer: ChangeAnswer }
  'POST /timeline/blocks': { body: In<typeof blockBody>; answer: BlockAnswer }
  'PUT /timeline/blocks/:id': { body: In<typeof blockChangeBody>; answer: BlockAnswer }
  'DELETE /timeline/blocks/:id': { answer: object }
}

export type Trips = {
  'GET /trips/today': { answer: TripsOfTodayAnswer }
  'POST /trips': { body: In<typeof tripBody>; answer: PlannedTripAnswer }
  'PUT /trips/:id': { body: In<typeof tripChangeBody>; answer: PlannedTripAnswer }
  'DELETE /trips/:id': { answer: object }
  'POST /trips/:id/done': { answer: { status: string } }
  'POST /cars/:id/place': { body: In<typeof placeBody>; answer: { status: string } }
}

export type Fleet = {
  'GET /cars/:id/card': { answer: CarCardAnswer }
  /** The body is the photograph itself. */
  'POST /cars/:id/pictures': { body: Blob; answer: { name: string } }
  'PUT /cars/:id/pictures': { body: In<typeof picturesBody>; answer: { ok: true; name?: string } }
  'DELETE /cars/:id/pictures/:name': { answer: object }
  'PUT /cars/:id/damage': { body: In<typeof damageBody>; answer: DamageAnswer }
  'GET /duties': { answer: DueDutiesAnswer }
  'POST /cars/:id/duties/:duty/done': { body: In<typeof doneBody>; answer: { nextId: number | null } }
  'GET /readiness': { answer: ReadinessAnswer }
  'POST /cars/:id/readiness': { body: In<typeof readinessBody>; answer: { status: string } }
  'GET /figures': { query: { from: string; to: string }; answer: FiguresAnswer }
}
