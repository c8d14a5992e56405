import type { Draft, StepName } from '../draft.ts'
import type { HandOvers } from '../use-hand-overs.ts'
import type { Photos } from '../use-photos.ts'

export type StepProps = {
  draft: Draft
  photos: Photos
  handOvers: HandOvers
  /** What is still to be done. */
  open: readonly StepName[]
  onChange: (changes: Partial<Draft>) => void
}
