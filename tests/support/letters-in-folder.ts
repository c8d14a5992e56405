import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import type { TestSystem } from './test-system.ts'

/** The letters to an address as they left, the oldest first. */
export async function lettersTo(system: TestSystem, address: string) {
  await deliverLetters(system.running().jobs)
  const folder = join(system.dataDir(), 'outbox')
  const files = (await readdir(folder)).toSorted()
  const letters = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  )
  return letters.filter(({ to }) => to?.some((one) => one.address === address))
}

/** The token of the private link in the newest letter to an address. */
export async function tokenTo(system: TestSystem, address: string): Promise<string> {
  const text = (await lettersTo(system, address)).at(-1)?.text ?? ''
  return /[?&]token=([\w-]{43})/.exec(text)?.[1] ?? ''
}
