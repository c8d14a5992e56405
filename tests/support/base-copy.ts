import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../src/db/client.ts'
import { rowsOf } from '../../src/db/copy/rows-of.ts'

/** A copy of a running server's files, as pg_basebackup makes one; `signal` says what becomes of it. */
export async function copyBase(
  database: OpenDatabase,
  copy: string,
  signal: 'recovery' | 'standby',
): Promise<void> {
  const [shown] = await rowsOf<{ data_directory: string }>(database.db, sql`show data_directory`)
  const folder = shown?.data_directory ?? ''
  const label = await database.exclusively(async (own) => {
    await own.execute(sql`select pg_backup_start('base', true)`)
    execFileSync('cp', ['-a', folder, copy])
    const [stopped] = await rowsOf<{ labelfile: string }>(
      own,
      sql`select labelfile from pg_backup_stop(false)`,
    )
    return stopped?.labelfile ?? ''
  })
  await writeFile(join(copy, 'backup_label'), label)
  await rm(join(copy, 'postmaster.pid'), { force: true })
  await rm(join(copy, 'pg_wal'), { recursive: true })
  await mkdir(join(copy, 'pg_wal'), { mode: 0o700 })
  await writeFile(join(copy, `${signal}.signal`), '')
  execFileSync('chown', ['-R', '--reference', folder, copy])
}
