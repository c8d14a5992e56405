import type { OpenDatabase } from '../../db/client.ts'
import { ParserPool } from '../../infra/files/parser-pool.ts'
import { folderMailer } from '../../infra/mail/folder.ts'
import { smtpMailer } from '../../infra/mail/smtp.ts'
import type { Env } from '../env.ts'
import type { BankTelling } from './bank.ts'
import { openBank } from './bank.ts'
import { openFiles } from './files.ts'
import { openLockers } from './lockers.ts'
import { watchedFiles, watchedMailer, watchParts } from './part-watch.ts'
import { sealedFiles } from './sealed-files.ts'
import { openSigning } from './signing.ts'

export type Adapters = Awaited<ReturnType<typeof openAdapters>>

/** The bank, the phones, the lockers, the mail and the files: real or simulated, as the settings say. */
export async function openAdapters(
  env: Env,
  { db }: OpenDatabase,
  now: () => Date,
  bankTelling: BankTelling,
) {
  const watch = watchParts(db, now)
  const bank = await openBank(env, now, watch('bank'), bankTelling)
  const signing = await openSigning(env, now, watch('phones'))
  const lockers = await openLockers(env, db, watch('lockers'))
  const mailer = env.SMTP_URL
    ? watchedMailer(smtpMailer(env.SMTP_URL), watch('mail'))
    : folderMailer(`${env.DATA_DIR}/outbox`)
  const parsers = new ParserPool({ seconds: env.FILE_SECONDS, megabytes: env.FILE_MEGABYTES })
  return {
    bank,
    signing,
    lockers,
    mailer,
    files: watchedFiles(sealedFiles(openFiles(env, now)), watch('files')),
    parsers,
    close: async () => {
      await bank.close()
      await signing.close()
      await lockers.close()
      mailer.close()
      await parsers.close()
    },
  }
}
