import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from '../support/chromium.ts'
import { freePort } from '../support/free-port.ts'
import { shortLived } from '../support/short-lived.ts'

/** Finds or installs the browser, gives the run a port and a folder of its own, and runs the browser tests. */
const folder = mkdtempSync(join(tmpdir(), 'autorent-e2e-'))
// Its workers run as it does.
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
const { status } = spawnSync(
  process.execPath,
  [...shortLived, playwright, 'test', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Each worker is a process of its own and reads the same modules.
      NODE_COMPILE_CACHE: 'build/compile-cache',
      // Of this checkout alone: Playwright's own place is shared by all of a machine, and half-written files were read there.
      PWTEST_CACHE_DIR: resolve('build/playwright-cache'),
      CHROMIUM_PATH: ensureChromium(),
      E2E_PORT: String(await freePort()),
      E2E_FOLDER: folder,
    },
  },
)
rmSync(folder, { recursive: true, force: true })
process.exitCode = status ?? 1
