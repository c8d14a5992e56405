import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompanyHeader, RowChunk } from '../../db/copy/company-header.ts'
import { readArchive } from '../../infra/backup/archive.ts'
import { NotOpened } from '../../infra/backup/sealed-stream.ts'
import type { Secrets } from './kept-secrets.ts'

/** What a backup begins with. */
export type BackupHead = {
  format: 1
  release: string
  at: string
  kind: 'embedded' | 'server'
  company: CompanyHeader
}

export const HEAD = 'company.json'
export const SECRETS = 'secrets.json'
const ROWS = 'rows/'
const FILES = 'files/'
export const rowsName = (table: string, part: number): string =>
  `${ROWS}${table}/${String(part).padStart(6, '0')}.json`
export const fileName = (key: string): string => FILES + key

const NAME = /^autorent-(\d{8}T\d{6}Z)\.(?:tar\.gz|sealed)$/
const DAY_MS = 86_400_000

/** `20261118T030000Z` */
export const stampOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

export const backupName = (at: Date, isSealed: boolean): string =>
  `autorent-${stampOf(at)}.${isSealed ? 'sealed' : 'tar.gz'}`

export const readKey = (text: string | undefined): Uint8Array | undefined =>
  text === undefined ? undefined : new Uint8Array(Buffer.from(text, 'base64'))

export type BackupFile = { path: string; key: Uint8Array | undefined }
export type CheckedBackup = { head: BackupHead; secrets: Secrets | undefined; files: number; rows: number }

/** Reads a backup from its first byte to its last: every checksum, and every table's number of rows. */
export async function checkBackup({ path, key }: BackupFile): Promise<CheckedBackup> {
  let head: BackupHead | undefined
  let secrets: Secrets | undefined
  let files = 0
  const rows = new Map<string, number>()
  for await (const { name, bytes } of readArchive(path, key)) {
    if (name === HEAD) head = parse(bytes) as BackupHead
    else if (name === SECRETS) secrets = parse(bytes) as Secrets
    else if (name.startsWith(FILES)) files++
    else if (name.startsWith(ROWS)) {
      const chunk = parse(bytes) as RowChunk
      rows.set(chunk.table, (rows.get(chunk.table) ?? 0) + chunk.rows.length)
    }
  }
  if (head?.format !== 1) throw new NotOpened('This is no backup that this release can read.')
  const short = Object.entries(head.company.prints).filter(
    ([name, print]) => print.rows !== (rows.get(name) ?? 0),
  )
  if (short.length > 0)
    throw new NotOpened(`The backup lacks rows of ${short.map(([name]) => name).join(', ')}.`)
  return { head, secrets, files, rows: [...rows.values()].reduce((sum, count) => sum + count, 0) }
}

export async function* chunksIn({ path, key }: BackupFile): AsyncGenerator<RowChunk> {
  for await (const { name, bytes } of readArchive(path, key))
    if (name.startsWith(ROWS)) yield parse(bytes) as RowChunk
}

export async function* filesIn({
  path,
  key,
}: BackupFile): AsyncGenerator<{ key: string; bytes: Uint8Array }> {
  for await (const { name, bytes } of readArchive(path, key))
    if (name.startsWith(FILES)) yield { key: name.slice(FILES.length), bytes }
}

/** Removes what was kept long enough; nothing that has another name than ours. */
export async function forgetBackups(folder: string, days: number, now: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (!NAME.test(name) || now.getTime() - (await stat(path)).mtimeMs <= days * DAY_MS) continue
    await rm(path)
    removed++
  }
  return removed
}

function parse(bytes: Uint8Array): unknown {
  return JSON.parse(Buffer.from(bytes).toString('utf8'))
}
