import { existsSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** An embedded database with this code's tables and nothing in them, made by the build. */
export const EMPTY_DATABASE = fileURLToPath(new URL('../../build/empty-database', import.meta.url))

/**
 * A new embedded database begins as a copy, for setting one up from nothing takes seconds. It gets its name when it is
 * whole: a copy that was broken off is begun again. Without a build there is nothing to copy, and it is set up.
 */
export async function beginWithEmptyDatabase(folder: string): Promise<void> {
  if (existsSync(folder) || !existsSync(EMPTY_DATABASE)) return
  const half = `${folder}.half`
  await rm(half, { recursive: true, force: true })
  await cp(EMPTY_DATABASE, half, { recursive: true })
  await rename(half, folder)
}
