import type { schema } from '../../db/schema.ts'
import type { PaperDesk } from '../papers/paper-desk.ts'
import { type BookingFile, readFacts } from '../papers/read-facts.ts'

export type LetterRow = typeof schema.mails.$inferSelect

/** What every letter is written from. */
export type Writing = { desk: PaperDesk; letter: LetterRow; now: Date }

export const words = ({ desk, letter }: Writing) => [desk.texts[letter.language], letter.language] as const

export function factsOf({ desk, letter }: Writing): Promise<BookingFile> {
  if (letter.bookingId === null) throw new Error(`${letter.kind} is about no booking`)
  return readFacts(desk, letter.bookingId, letter.language)
}
