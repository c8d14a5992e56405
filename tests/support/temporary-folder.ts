import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** A hundred and seventy databases of 14 MB, and what browsers keep. */
const NEEDED_BYTES = 8 * 1024 ** 3

/**
 * A folder for everything a run leaves behind, in memory where there is room: of a run's time a tenth went into making
 * and removing files of databases on the disk.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), 'autorent-tests-'))
  // A database server has a user of its own.
  chmodSync(folder, 0o755)
  return folder
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY) || freemem() < 2 * NEEDED_BYTES) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > NEEDED_BYTES
}
