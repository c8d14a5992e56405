import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import type { prepareTakenCars } from '../search/taken-cars.ts'

/** What searching and booking need; the composition root builds it. */
export type BookingDependencies = PaperDependencies & {
  takenCars: ReturnType<typeof prepareTakenCars>
  /** Without them people hand every key over. */
  hasLockers: boolean
  /** Everything that happens is taken back afterwards: no paper is drawn for it. */
  isOnTrial?: boolean
}
