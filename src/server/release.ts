import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url))

/** Which release this is, as package.json and CHANGELOG.md name it. */
export async function release(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string }
  return version
}
