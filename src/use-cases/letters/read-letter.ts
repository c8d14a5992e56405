import { eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import { onTrial } from '../../db/trial.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { listed } from './read-letters.ts'
import { resending } from './send-letter-again.ts'
import { writeLetter } from './write-letter.ts'

/**
 * A letter in its words. Letters are not kept, because their links open bookings: it is written anew from what is known
 * now, as it would be sent. Writing may issue a paper, and reading must not: everything it did is taken back.
 */
export async function readLetter(deps: PaperDependencies, id: number, now: Date) {
  const { mails } = schema
  const [row] = await deps.db.select().from(mails).where(eq(mails.id, id))
  if (!row) return undefined
  const mail = await onTrial(deps.db, (tx) => writeLetter({ ...deps, db: tx }, row, now))
  return {
    letter: listed(row),
    /** Undefined: there is nothing to say, or what it speaks of is gone. */
    mail: mail && { subject: mail.subject, html: mail.html, text: mail.text },
    attachments: mail?.attachments.map(({ name, bytes }) => ({ name, size: bytes.length })) ?? [],
    resending: await resending(deps.db, row, now),
  }
}

/** The private links, for those who read over the customer's shoulder: they sign and pay, so they are for one person. */
export function withoutLinks(text: string): string {
  return text.replaceAll(/\b(token|code)=[\w.-]+/g, '$1=…')
}
