import type { Mail } from '../../documents/mails/mail.ts'
import type { letterLimits } from '../../domain/letters.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'

/** What the mail server said: it has it, or it never will, with its code. */
type Delivery = { ok: true } | { ok: false; code: string }

/** Hands a letter to the mail server. Throws when nobody knows yet whether the server takes it. */
type SendMail = (letter: { to: string; messageId: string; mail: Mail }) => Promise<Delivery>

/** What writing and sending letters need; the composition root builds it. */
export type LetterDependencies = PaperDependencies & {
  /** Without it nobody is written to. */
  hasMail: boolean
  send: SendMail
  letterLimits: typeof letterLimits
}
