import type { createTransport } from 'nodemailer'

type OutgoingMail = {
  from: string
  to: string
  messageId: string
  subject: string
  text: string
  html: string
  attachments: { name: string; type: string; bytes: Uint8Array }[]
  stop?: string | undefined
}

/** Taken, or refused for good with the server's code. Whatever may still change is thrown. */
type Delivery = { ok: true } | { ok: false; code: string }

export type Mailer = { send(mail: OutgoingMail): Promise<Delivery>; close(): void }

/** Gives up soon: the letter waits in the database and is tried again. */
const TIMEOUT_MS = 20_000

/** Hands mails to the company's SMTP server. */
export function smtpMailer(url: string): Mailer {
  let transport: ReturnType<typeof createTransport> | undefined
  const open = async () => {
    // Read with the first letter: most processes start without one to send.
    const { createTransport } = await import('nodemailer')
    transport ??= createTransport({
      url,
      // No letter crosses the net in plain sight, unless the address says `?ignoreTLS=true`.
      requireTLS: new URL(url).searchParams.get('ignoreTLS') !== 'true',
      pool: true,
      maxConnections: 2,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    })
    return transport
  }
  return {
    send: async (mail) => {
      const opened = await open()
      try {
        await opened.sendMail(message(mail))
        return { ok: true }
      } catch (error) {
        const code = permanentCode(error)
        if (code === undefined) throw error
        return { ok: false, code }
      }
    },
    close: () => transport?.close(),
  }
}

/** A 5xx about this recipient or this letter. About the sender or the password it is our own trouble, and may be mended. */
function permanentCode(error: unknown): string | undefined {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return undefined
  const { responseCode, command } = error
  const isFinal = typeof responseCode === 'number' && responseCode >= 500
  return isFinal && (command === 'RCPT TO' || command === 'DATA') ? String(responseCode) : undefined
}

export function message({ from, to, messageId, subject, text, html, attachments, stop }: OutgoingMail) {
  return {
    from,
    to,
    messageId,
    subject,
    text,
    html,
    // Nothing in a letter of ours is fetched from anywhere.
    disableFileAccess: true,
    disableUrlAccess: true,
    attachments: attachments.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: the mail program's own button refuses such letters with one press.
      ...(stop
        ? { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  }
}
