import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { ConfigurationError } from '../configuration-error.ts'
import { parseSettings } from '../env.ts'
import { stampOf } from './backup-file.ts'
import { type CompanyPlace, databaseFolder } from './company-place.ts'
import { keepSecrets, readSecrets } from './kept-secrets.ts'
import { moveCompany } from './move-company.ts'
import { command, euros, say } from './say.ts'

/** `npm run move-to-postgres -- URL` and `npm run move-to-embedded`: from one database to the other, and back. */
await command(async () => {
  const [direction, url] = process.argv.slice(2)
  return direction === 'to-postgres' ? toPostgres(url) : toEmbedded()
})

async function toPostgres(url: string | undefined): Promise<boolean> {
  const settings = parseSettings({ ...process.env, DATABASE_URL: '' })
  if (!url) throw new ConfigurationError('Where to? npm run move-to-postgres -- postgresql://…/database')
  const secrets = await readSecrets(settings)
  // The address is held to the same rules as the setting.
  const target = parseSettings({ ...process.env, ...secrets, DATABASE_URL: url })
  await move({ DATA_DIR: settings.DATA_DIR }, target)
  const folder = databaseFolder(settings)
  const kept = `${folder}.moved-${stampOf(new Date())}`
  // Nobody shall go on booking into the old one by mistake.
  await rename(folder, kept)
  say(`The old one is kept as ${kept}. From now on start with DATABASE_URL and the same secrets:`)
  say(
    `SESSION_SECRET and DATA_KEYS as they are set, or as the files session-secret and data-key of ${settings.DATA_DIR} say them.`,
  )
  return true
}

async function toEmbedded(): Promise<boolean> {
  const settings = parseSettings(process.env)
  if (!settings.DATABASE_URL) throw new ConfigurationError('DATABASE_URL: which company? It is not set.')
  const { DATABASE_URL: _, ...target } = settings
  await move(settings, target)
  const { SESSION_SECRET: _secret, DATA_KEYS: _keys, ...bare } = settings
  const sentences = await keepSecrets(bare, await readSecrets(settings))
  for (const sentence of sentences) say(sentence)
  say(
    'From now on start without DATABASE_URL. The database on the server is as it was: remove it when you need it no more.',
  )
  return sentences.length === 0
}

async function move(from: CompanyPlace, to: CompanyPlace): Promise<void> {
  if (!to.DATABASE_URL && existsSync(databaseFolder(to)))
    throw new ConfigurationError(
      `A company lives in ${databaseFolder(to)}, and nothing of it is overwritten.`,
    )
  const { tables, rows, ledgerCents } = await moveCompany(from, to)
  say(`Moved ${rows} rows of ${tables} tables, ledger ${euros(ledgerCents)}; every table compared.`)
}
