import type { Mail } from '../../documents/mails/mail.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'

/** Hands a letter to the mail server. Throws when the server did not take it. */
type SendMail = (letter: { to: string; messageId: string; mail: Mail }) => Promise<void>

/** What writing and sending letters need; the composition root builds it. */
export type LetterDependencies = PaperDependencies & {
  /** Without it nobody is written to. */
  hasMail: boolean
  send: SendMail
}
