import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { FolderInUse, lockFolder } from '../../src/db/folder-lock.ts'
import { compose } from '../../src/server/compose.ts'
import { parseEnv } from '../../src/server/env.ts'
import { noLimits } from '../support/no-limits.ts'

const TRY_AGAIN_MS = 50

/** The settings of a demo company whose files are in this folder. */
export const demoEnv = (folder: string, url: string, variables: Record<string, string> = {}) =>
  parseEnv({
    DATA_DIR: folder,
    PUBLIC_URL: url,
    LOG_LEVEL: 'silent',
    DEMO: '1',
    ...noLimits,
    // Tests move the clock by hours and are still at work.
    STAFF_IDLE_MINUTES: '720',
    STAFF_PROOF_MINUTES: '720',
    ...variables,
  })

/** A folder of its own with the demo company as it stands on that morning: made once in a run, and copied. */
export async function copyDemoData(morning: Date): Promise<string> {
  const run = process.env.E2E_FOLDER
  if (!run) throw new Error('The browser tests are run by tests/e2e/run.ts.')
  const made = join(run, 'demo-company')
  while (!existsSync(made)) if (!(await make(made, morning))) await setTimeout(TRY_AGAIN_MS)
  const folder = await mkdtemp(join(tmpdir(), 'autorent-own-'))
  await cp(made, folder, { recursive: true })
  return folder
}

/** Whether it is there now; another worker may be at it. */
async function make(folder: string, morning: Date): Promise<boolean> {
  const unlock = await lockFolder(folder).catch((error: unknown) => {
    if (error instanceof FolderInUse) return undefined
    throw error
  })
  if (!unlock) return false
  try {
    if (existsSync(folder)) return true
    const half = await mkdtemp(`${folder}-`)
    const system = await compose(demoEnv(half, 'http://127.0.0.1'), { now: () => morning })
    await system.close()
    await rename(half, folder)
    return true
  } finally {
    await unlock()
  }
}
