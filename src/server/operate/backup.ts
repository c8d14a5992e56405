import { stat } from 'node:fs/promises'
import { parseSettings } from '../env.ts'
import { forgetBackups } from './backup-file.ts'
import { command, euros, megabytes, say } from './say.ts'
import { backupFolder, takeBackup } from './take-backup.ts'

/** `npm run backup`: the company in one checked file, while its server runs. */
await command(async () => {
  const settings = parseSettings(process.env)
  const now = new Date()
  const { path, rows, files, head, isSealed } = await takeBackup(settings, now)
  say(
    `${path}: ${megabytes((await stat(path)).size)}, ${rows} rows, ${files} files, ledger ${euros(head.company.ledgerCents)}; read again and found whole.`,
  )
  if (!isSealed)
    say(
      'It is not sealed and therefore holds no keys: keep SESSION_SECRET and DATA_KEYS (or the files session-secret and data-key of DATA_DIR) in another place, or set BACKUP_KEY.',
    )
  const removed = await forgetBackups(backupFolder(settings), settings.BACKUP_DAYS, now)
  if (removed > 0) say(`Removed ${removed} older than ${settings.BACKUP_DAYS} days.`)
  return true
})
