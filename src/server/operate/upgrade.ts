import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '../../db/migrate.ts'
import { ConfigurationError } from '../configuration-error.ts'
import { parseSettings, type Settings } from '../env.ts'
import { release } from '../release.ts'
import { openCompany } from './company-place.ts'
import { restoreBackup } from './restore-backup.ts'
import { command, say } from './say.ts'
import { backupFolder, takeBackup } from './take-backup.ts'

/** Which backup the last upgrade was preceded by. */
type Upgraded = { from: string; to: string; backup: string }
const recordOf = (settings: Settings): string => join(backupFolder(settings), 'last-upgrade.json')

/**
 * `npm run upgrade`: with the new release in place and the server stopped, or on a PostgreSQL server still running with
 * the old one. A backup first; then the build; then the database. `npm run upgrade -- --back`, with the old release in
 * place again, restores that backup and keeps what was there beside it.
 */
await command(async () => {
  const settings = parseSettings(process.env)
  return process.argv.includes('--back') ? goBack(settings) : goOn(settings)
})

async function goOn(settings: Settings): Promise<boolean> {
  const taken = await takeBackup(settings, new Date())
  const record: Upgraded = { from: taken.head.release, to: await release(), backup: taken.path }
  await writeFile(recordOf(settings), JSON.stringify(record), { mode: 0o600 })
  say(
    `The way back is ${taken.path}: ${taken.rows} rows and ${taken.files} files, read again and found whole.`,
  )
  if (!process.argv.includes('--no-build')) {
    const { status } = spawnSync(process.execPath, ['tools/build.ts', '--if-changed'], { stdio: 'inherit' })
    if (status !== 0) throw new ConfigurationError('The release could not be built, and nothing was changed.')
  }
  const database = await openCompany(settings)
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
  say(
    `The database is of release ${record.to}. Start it, or replace its processes: systemctl reload autorent.`,
  )
  return true
}

async function goBack(settings: Settings): Promise<boolean> {
  const text = await readFile(recordOf(settings), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new ConfigurationError(
      `There is no ${recordOf(settings)}: no upgrade was made from here. npm run restore -- FILE --aside takes any backup.`,
    )
  const { backup } = JSON.parse(text) as Upgraded
  const { head, rows, aside, sentences } = await restoreBackup(settings, backup, {
    isAside: true,
    now: new Date(),
  })
  if (aside) say(`What was there is kept as ${aside}.`)
  say(`The company is as it was at ${head.at}: ${rows} rows. What was booked since is in what was kept.`)
  for (const sentence of sentences) say(sentence)
  return true
}
