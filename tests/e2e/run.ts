import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../support/chromium.ts'

/** Finds or installs the browser, gives the server a port and a folder of its own, and runs the browser tests. */
const server = createServer().listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const address = server.address()
server.close()
const folder = mkdtempSync(join(tmpdir(), 'autorent-e2e-'))
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH: ensureChromium(),
    E2E_PORT: String(typeof address === 'object' ? address?.port : 3123),
    E2E_DATA_DIR: folder,
  },
})
rmSync(folder, { recursive: true, force: true })
process.exitCode = status ?? 1
