import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mailer, message } from './smtp.ts'

/** Without a mail server letters are kept as files, named by their Message-ID: the same letter is the same file. */
export function folderMailer(folder: string): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message: bytes } = await transport.sendMail(message(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${mail.messageId.replaceAll(/[^a-z0-9.-]+/gi, '_')}.eml`)
      await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
      return { ok: true }
    },
    close: () => undefined,
  }
}
