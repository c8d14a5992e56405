import type { Failed } from '../../customer/customer-answer.ts'

export const LONGEST_WORDS = 1000

export const ratings = {
  quality: { from: 1, to: 5 },
  condition: { from: 1, to: 5 },
  recommend: { from: 0, to: 10 },
} as const

export type RatingName = keyof typeof ratings
export const ratingNames = ['quality', 'condition', 'recommend'] as const satisfies RatingName[]

export type AnswerField = RatingName | 'additional'

/** What was chosen and typed comes back with a refusal. */
export type QuestionnairePageAnswer =
  | { kind: 'thanks' | 'already' | 'not_yet' }
  | Failed
  | { kind: 'invalid'; faults: AnswerField[]; values: Partial<Record<AnswerField | 'mayBeShown', string>> }
