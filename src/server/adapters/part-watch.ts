import type { Database } from '../../db/client.ts'
import type { TroubledPart } from '../../domain/outside-parts.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import type { Mailer } from '../../infra/mail/smtp.ts'
import { endTrouble, noteTrouble } from '../../use-cases/troubles/note-trouble.ts'

/** Told after each call whether the other side was there. */
export type Told = (isThere: boolean) => void

const NOTE_EVERY_MS = 60_000

/** Writes down which parts do not answer, so that the staff see it whichever process they ask. */
export function watchParts(db: Database, now: () => Date): (part: TroubledPart) => Told {
  const notedAt = new Map<TroubledPart, number>()
  return (part) => (isThere) => {
    const noted = notedAt.get(part)
    if (isThere && noted === undefined) return
    if (!isThere && noted !== undefined && performance.now() - noted < NOTE_EVERY_MS) return
    if (isThere) notedAt.delete(part)
    else notedAt.set(part, performance.now())
    const written = isThere ? endTrouble(db, part) : noteTrouble(db, part, now())
    // Without a database nobody could read it either; the next call tells again.
    written.catch(() => notedAt.delete(part))
  }
}

/** A letter that its reader's server refuses says nothing against ours. */
export function watchedMailer(mailer: Mailer, told: Told): Mailer {
  return {
    close: () => mailer.close(),
    send: async (mail) => {
      try {
        await mailer.send(mail)
        told(true)
      } catch (error) {
        const answer: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined
        told(typeof answer === 'number' && answer >= 500)
        throw error
      }
    },
  }
}

export function watchedFiles(files: FileStore, told: Told): FileStore {
  return {
    get: (key) => files.get(key),
    remove: (key) => files.remove(key),
    check: async () => {
      const state = await files.check()
      told(state === 'ok')
      return state
    },
    put: async (key, bytes) => {
      try {
        await files.put(key, bytes)
        told(true)
      } catch (error) {
        told(false)
        throw error
      }
    },
  }
}
