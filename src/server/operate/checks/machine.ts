import { execFile } from 'node:child_process'
import { readdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Settings } from '../../env.ts'
import { backupFolder } from '../take-backup.ts'
import { beware, type Finding, fine, wrong } from './finding.ts'

const GIGABYTE = 1e9
const LEAST_FREE_BYTES = GIGABYTE
const LEAST_FREE_SHARE = 0.1
const HOUR_MS = 3_600_000
/** A night and half a day. */
const LATE_HOURS = 36

/** Whether something keeps the clock right. A machine that stands alone has no other to compare it with. */
export async function checkClock(): Promise<Finding[]> {
  const asked = promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'])
  const said = await asked.then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
  // In a container the clock is somebody else's.
  if (said === undefined) return []
  return [
    said === 'yes'
      ? fine('clock', 'It is kept right over the network.')
      : beware(
          'clock',
          'Nothing has set it right over the network.',
          'apt install chrony; chronyc tracking says how it goes.',
        ),
  ]
}

/** Room on the disks that are written to. */
export async function checkDisk(settings: Settings): Promise<Finding[]> {
  const folders = [...new Set([settings.DATA_DIR, backupFolder(settings)])]
  return Promise.all(
    folders.map(async (folder) => {
      const { bavail, blocks, bsize } = await statfs(await nearest(folder))
      const free = bavail * bsize
      const said = `${folder}: ${(free / GIGABYTE).toFixed(1)} GB free, ${Math.round((100 * bavail) / blocks)} %.`
      const isLow = free < LEAST_FREE_BYTES || bavail / blocks < LEAST_FREE_SHARE
      return isLow
        ? beware('disk', said, 'Make room: files that customers send are refused on a full disk.')
        : fine('disk', said)
    }),
  )
}

/** A folder that is not there yet will be made in the nearest one that is. */
async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  return isThere || dirname(folder) === folder ? folder : nearest(dirname(folder))
}

/** When the last backup was written, and whether it is sealed. */
export async function checkBackups(settings: Settings, now: Date): Promise<Finding> {
  const folder = backupFolder(settings)
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    /^autorent-.*\.(tar\.gz|sealed)$/.test(name),
  )
  const todo = 'npm run backup, each night by docs/deploy/autorent-backup.timer.'
  const newest = names.sort().at(-1)
  if (!newest) return wrong('backups', `There is no backup in ${folder}.`, todo)
  const hours = Math.round((now.getTime() - (await stat(join(folder, newest))).mtimeMs) / HOUR_MS)
  if (hours > LATE_HOURS) return wrong('backups', `The last backup, ${newest}, is ${hours} hours old.`, todo)
  if (!settings.BACKUP_KEY)
    return beware(
      'backups',
      `The last backup, ${newest}, is ${hours} hours old, and BACKUP_KEY is not set.`,
      'Names and addresses stand in it in clear: set BACKUP_KEY (openssl rand -base64 32), and keep it where the backups are not.',
    )
  return fine('backups', `The last one, ${newest}, is ${hours} hours old.`)
}
