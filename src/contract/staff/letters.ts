import type { LetterKind, LetterState, ResendObstacle } from '../../domain/letters.ts'
import type { Locale } from '../../i18n/locales.ts'

/** The post as staff see it. Times are Tallinn labels. */

export type LetterAnswer = {
  id: number
  kind: LetterKind
  state: LetterState
  booking: { id: number; number: string } | null
  recipient: string
  language: Locale
  attempts: number
  failure: string | null
  plannedAt: string
  sentAt: string | null
}

export type LettersAnswer = {
  letters: LetterAnswer[]
  /** None where there are more than are counted. */
  total: number | null
  /** Letters that no mail server has taken yet, though it was asked. */
  stuck: number
  /** False: there is no mail server, and letters are kept as files. */
  isPosted: boolean
  kinds: LetterKind[]
}

export type LetterTextAnswer = {
  letter: LetterAnswer
  /** Null: there is nothing to say, or what it spoke of is gone. */
  mail: { subject: string; text: string; html: string } | null
  attachments: { name: string; size: number }[]
  /** The private links are left out: they are for one person. */
  isWithoutLinks: boolean
  resending: { ok: true; recipient: string } | { ok: false; code: ResendObstacle }
}
