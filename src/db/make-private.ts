import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Nobody but the server's own user reads or writes what is in the folder, also when it was made by an older version. */
export async function makePrivate(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await chmod(folder, 0o700)
  await Promise.all(
    entries.map((entry) => chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)),
  )
}
