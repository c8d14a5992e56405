import { readFile, rm, writeFile } from 'node:fs/promises'

/** Another process has the embedded database open. Two would overwrite each other's pages without noticing. */
export class FolderInUse extends Error {}

/** Keeps a folder for this process; a lock whose process is gone, as after a crash, is taken over. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`
  for (let tries = 0; tries < 3; tries++) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const owner = Number(await readFile(file, 'utf8').catch(() => ''))
    if (owner !== process.pid && isAlive(owner)) {
      throw new FolderInUse(
        `DATA_DIR: process ${owner} has the database in ${folder} open, and only one can.`,
      )
    }
    await rm(file, { force: true })
  }
  throw new FolderInUse(`DATA_DIR: the database in ${folder} is being opened by another process.`)
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
