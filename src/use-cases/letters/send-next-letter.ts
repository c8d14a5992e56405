import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import type { LetterDependencies } from './letter-dependencies.ts'
import type { LetterRow } from './letter-task.ts'
import { writeLetter } from './write-letter.ts'

/** With the doubling below the last one comes after a week. */
export const MOST_ATTEMPTS = 12
/** Stands where a failure would when there was nothing to say after all: nobody may take it for a letter that went out. */
const NOTHING_TO_SAY = 'nothing-to-say'
/** A claim this old belongs to a process that died or to a mail server that said no; each next attempt waits twice as long. */
const CLAIM_MINUTES = 5

/**
 * Sends the letter that waits longest. It is claimed before it is sent, so that no other process sends it too, and
 * marked once the mail server has taken it. Its Message-ID stays the same: should a process die between the server's
 * yes and the mark, the second copy is recognisable as the same letter. Returns whether there was one.
 */
export async function sendNextLetter(deps: LetterDependencies, now: Date): Promise<boolean> {
  const { db, hasMail } = deps
  if (!hasMail) return false
  const { mails } = schema
  // One at a time: whoever claims many may still be busy with the first when the claim on the last is too old.
  const letter = await claim(deps, now)
  if (!letter) return false
  try {
    const mail = await writeLetter(deps, letter, now)
    const sent = mail && (await deps.send({ to: letter.recipient, messageId: messageId(deps, letter), mail }))
    const outcome =
      sent?.ok === false
        ? { stoppedAt: now, failure: sent.code }
        : { sentAt: now, failure: mail ? null : NOTHING_TO_SAY }
    await db.update(mails).set(outcome).where(eq(mails.id, letter.id))
  } catch (error) {
    // The kind of failure and never its words: those may quote an address.
    const failure = error instanceof Error && 'code' in error ? String(error.code) : 'failed'
    await db.update(mails).set({ failure }).where(eq(mails.id, letter.id))
  }
  return true
}

async function claim(deps: LetterDependencies, now: Date): Promise<LetterRow | undefined> {
  const { mails } = schema
  const at = sql`${now.toISOString()}::timestamptz`
  const patience = sql`interval '1 minute' * ${CLAIM_MINUTES} * power(2, ${mails.attempts} - 1)`
  return deps.db.transaction(async (tx) => {
    const [waiting] = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          isNull(mails.sentAt),
          isNull(mails.stoppedAt),
          lt(mails.attempts, MOST_ATTEMPTS),
          or(isNull(mails.claimedAt), lt(mails.claimedAt, sql`${at} - ${patience}`)),
        ),
      )
      .orderBy(asc(mails.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!waiting) return undefined
    const [claimed] = await tx
      .update(mails)
      .set({ claimedAt: now, attempts: sql`${mails.attempts} + 1` })
      .where(eq(mails.id, waiting.id))
      .returning()
    return claimed
  })
}

function messageId(deps: LetterDependencies, { key }: LetterRow): string {
  return `<${key.replaceAll(/[^a-z0-9]+/gi, '.')}@${new URL(deps.origin).hostname}>`
}
