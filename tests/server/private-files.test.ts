import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { useServerProcesses } from '../support/server-process.ts'

const processes = useServerProcesses()

/** Who else may do anything with what is in the folder: the names that others could open. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))]
  const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode & 0o077))
  // The embedded database makes its list of its own tables anew with a mode of its own: no rows are in it, and the
  // folder above lets nobody in.
  return names.filter((name, at) => modes[at] !== 0 && !name.endsWith('/pg_internal.init'))
}

it('nothing the embedded server keeps can be read by anyone else on the machine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'autorent-private-'))
  await chmod(folder, 0o755)
  const first = await processes.start({ DATA_DIR: folder, DEMO: '0' })
  expect(await openToOthers(folder)).toEqual([])
  await first.kill('SIGTERM')
  // As an older version left it.
  await chmod(join(folder, 'database', 'base'), 0o755)
  await chmod(join(folder, 'database', 'PG_VERSION'), 0o666)
  const second = await processes.start({ DATA_DIR: folder, DEMO: '0' })
  expect(await openToOthers(folder)).toEqual([])
  await second.kill('SIGKILL')
  await rm(folder, { recursive: true })
})
