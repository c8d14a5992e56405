import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The configured secret, or one that is made once and kept beside the embedded database. */
export async function keptSecret(
  configured: string | undefined,
  { dataDir, name, make }: { dataDir: string; name: string; make: () => string },
): Promise<string> {
  if (configured) return configured
  const file = join(dataDir, name)
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, make(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(file, 'utf8')
}
