import type { Draft } from '../draft.ts'
import type { HandOvers } from '../use-hand-overs.ts'
import type { Photos } from '../use-photos.ts'

export type StepProps = {
  draft: Draft
  photos: Photos
  handOvers: HandOvers
  onChange: (changes: Partial<Draft>) => void
}
