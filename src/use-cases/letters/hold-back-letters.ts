import { and, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { takeTurns } from '../../db/take-turns.ts'
import { isForStrangers, type letterLimits, lettersOfStrangers } from '../../domain/letters.ts'
import { noteTrouble } from '../troubles/note-trouble.ts'

type Letter = typeof schema.mails.$inferInsert

/** Stands where a failure would: staff see why nothing was sent, and can send it. */
export const HELD_BACK = 'too-many-letters'
const MINUTE_MS = 60_000

/**
 * Nobody's mailbox is filled by someone who only knows its address: of the letters that a stranger can cause each
 * address gets so many; staff are told while it happens. Whoever plans such letters at the same moment waits until this transaction ends.
 */
export async function holdBackLetters(
  tx: Database,
  letters: readonly Letter[],
  limits: typeof letterLimits,
  now: Date,
): Promise<Letter[]> {
  const judged: Letter[] = []
  for (const letter of letters) {
    const isTooMany = isForStrangers(letter.kind) && (await hasHadEnough(tx, letter, limits, now))
    if (isTooMany) await noteTrouble(tx, 'held-back-letters', now)
    judged.push(isTooMany ? { ...letter, stoppedAt: now, failure: HELD_BACK } : letter)
  }
  return judged
}

async function hasHadEnough(
  tx: Database,
  { kind, recipient }: Letter,
  { perHour, perDay, linkMinutes }: typeof letterLimits,
  now: Date,
): Promise<boolean> {
  const { mails } = schema
  await takeTurns(tx, 'letters', ['to strangers'])
  const earlier = await tx
    .select({ kind: mails.kind, createdAt: mails.createdAt })
    .from(mails)
    .where(
      and(
        sql`lower(${mails.recipient}) = lower(${recipient})`,
        gt(mails.createdAt, new Date(now.getTime() - 24 * 60 * MINUTE_MS)),
        inArray(mails.kind, lettersOfStrangers),
        or(isNull(mails.failure), ne(mails.failure, HELD_BACK)),
      ),
    )
  const within = (minutes: number) =>
    earlier.filter(({ createdAt }) => createdAt.getTime() > now.getTime() - minutes * MINUTE_MS)
  if (earlier.length >= perDay || within(60).length >= perHour) return true
  return kind === 'link-again' && within(linkMinutes).some((letter) => letter.kind === 'link-again')
}
