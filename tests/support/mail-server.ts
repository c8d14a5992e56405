import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll } from 'vitest'

type ArrivedLetter = Email & { envelope: { from: string; to: string[] } }

export type MailServer = {
  url: () => string
  /** The same, without saying that it has no TLS. */
  bareUrl: () => string
  /** From now on it answers every recipient with this code; or takes letters again. */
  refuse: (code: number | undefined) => void
  letters: ArrivedLetter[]
  /** Letters that were handed over and never answered. */
  unanswered: () => number
  /** From now on it takes letters and never says so, like a machine that hangs; or it works again. */
  hang: (isHanging: boolean) => void
  to: (address: string) => ArrivedLetter[]
}

/** A real SMTP server that keeps what it is given. */
export function useMailServer(): MailServer {
  const letters: ArrivedLetter[] = []
  let isHanging = false
  let unanswered = 0
  let refusal: number | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, answer) => {
      if (refusal === undefined) return answer()
      return answer(Object.assign(new Error('not this one'), { responseCode: refusal }))
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (isHanging) {
          unanswered += 1
          return
        }
        const { mailFrom, rcptTo } = session.envelope
        void PostalMime.parse(new Uint8Array(Buffer.concat(chunks))).then((email) => {
          const envelope = {
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
          }
          letters.push({ ...email, envelope })
          return answer()
        })
      })
    },
  })
  // Whoever is killed in the middle of a letter leaves a broken connection.
  server.on('error', () => undefined)
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve())))
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const bareUrl = () => `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return {
    url: () => `${bareUrl()}?ignoreTLS=true`,
    bareUrl,
    refuse: (code) => {
      refusal = code
    },
    letters,
    unanswered: () => unanswered,
    hang: (hangs) => {
      isHanging = hangs
    },
    to: (address) => letters.filter(({ envelope }) => envelope.to.includes(address)),
  }
}
