import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompanyReading } from '../../db/copy/read-company.ts'
import { writeArchive } from '../../infra/backup/archive.ts'
import type { TarEntry } from '../../infra/backup/tar.ts'
import type { WholeFileStore } from '../../infra/files/file-store.ts'
import { openFiles } from '../adapters/files.ts'
import type { Settings } from '../env.ts'
import { release } from '../release.ts'
import {
  type BackupHead,
  backupName,
  type CheckedBackup,
  checkBackup,
  fileName,
  HEAD,
  readKey,
  rowsName,
  SECRETS,
} from './backup-file.ts'
import { readCompanyOf } from './company-place.ts'
import { readSecrets } from './kept-secrets.ts'

export type TakenBackup = CheckedBackup & { path: string; isSealed: boolean }

export const backupFolder = ({ BACKUP_DIR, DATA_DIR }: Pick<Settings, 'BACKUP_DIR' | 'DATA_DIR'>): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups')

/**
 * A whole company in one file, while it works: its rows as they are at one moment, then its private files, and its
 * secrets if the file is sealed. It gets its name when it has been read again from its first byte to its last.
 */
export async function takeBackup(settings: Settings, at: Date): Promise<TakenBackup> {
  const key = readKey(settings.BACKUP_KEY)
  const folder = backupFolder(settings)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, backupName(at, key !== undefined))
  const half = `${path}.part`
  await rm(half, { force: true })
  try {
    await writeArchive(half, entries(settings, at, key !== undefined), { key, at })
    const checked = await checkBackup({ path: half, key })
    if (existsSync(path)) throw new Error(`${path} is there already`)
    await rename(half, path)
    return { ...checked, path, isSealed: key !== undefined }
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

async function* entries(settings: Settings, at: Date, isSealed: boolean): AsyncGenerator<TarEntry> {
  // The keys would open what lies beside them.
  if (isSealed) yield json(SECRETS, await readSecrets(settings))
  yield* rowEntries(settings, at)
  yield* fileEntries(openFiles(settings, () => new Date()))
}

/** The database is let go when its last row is read: files may take longer. */
async function* rowEntries(settings: Settings, at: Date): AsyncGenerator<TarEntry> {
  const given = Promise.withResolvers<CompanyReading>()
  const released = Promise.withResolvers<void>()
  const reading = readCompanyOf(settings, async (company) => {
    given.resolve(company)
    await released.promise
  })
  reading.catch(given.reject)
  try {
    const { header, chunks } = await given.promise
    const kind = settings.DATABASE_URL ? 'server' : 'embedded'
    const head: BackupHead = {
      format: 1,
      release: await release(),
      at: at.toISOString(),
      kind,
      company: header,
    }
    yield json(HEAD, head)
    let part = 0
    for await (const chunk of chunks()) yield json(rowsName(chunk.table, part++), chunk)
  } finally {
    released.resolve()
    await reading
  }
}

/** One that was removed meanwhile belonged to someone who was forgotten meanwhile. */
async function* fileEntries(files: WholeFileStore): AsyncGenerator<TarEntry> {
  for await (const key of files.keys()) {
    const bytes = await files.get(key)
    if (bytes) yield { name: fileName(key), bytes }
  }
}

function json(name: string, value: unknown): TarEntry {
  return { name, bytes: Buffer.from(JSON.stringify(value)) }
}
