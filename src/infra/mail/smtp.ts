import { createTransport } from 'nodemailer'

type OutgoingMail = {
  from: string
  to: string
  messageId: string
  subject: string
  text: string
  html: string
  attachments: { name: string; type: string; bytes: Uint8Array }[]
}

export type Mailer = { send(mail: OutgoingMail): Promise<void>; close(): void }

/** Gives up soon: the letter waits in the database and is tried again. */
const TIMEOUT_MS = 20_000

/** Hands mails to the company's SMTP server. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    send: async (mail) => {
      await transport.sendMail(message(mail))
    },
    close: () => transport.close(),
  }
}

export function message({ from, to, messageId, subject, text, html, attachments }: OutgoingMail) {
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
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
