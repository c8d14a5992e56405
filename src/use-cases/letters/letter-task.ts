import type { schema } from '../../db/schema.ts'
import type { Reader } from '../../documents/reader.ts'
import type { LetterDetails, LetterKind } from '../../domain/letters.ts'
import { readParties } from '../booking/read-parties.ts'
import { seedToSend } from '../booking/seed-to-send.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { type BookingFile, readFacts } from '../papers/read-facts.ts'

export type LetterRow = typeof schema.mails.$inferSelect

/** What a letter is written from. */
export type LetterTask<Kind extends LetterKind = LetterKind> = {
  deps: PaperDependencies
  letter: LetterRow & { kind: Kind; details: LetterDetails[Kind] }
  reader: Reader
  now: Date
}

export async function readLetterFacts({ deps, letter }: LetterTask): Promise<BookingFile> {
  if (letter.bookingId === null) throw new Error(`${letter.kind} is about no booking`)
  const { booking } = await readParties(deps.db, letter.bookingId)
  await seedToSend(deps.db, deps.links, booking)
  return readFacts(deps, letter.bookingId, letter.language)
}
