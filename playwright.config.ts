import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags } from './tests/support/chromium.ts'
import { noLimits } from './tests/support/no-limits.ts'
import { inProof, isProof } from './tests/support/proof.ts'

const port = Number(process.env.E2E_PORT ?? 3123)

/**
 * A real browser against the real server: the demo company on the embedded database. Run by tests/e2e/run.ts.
 * Files are taken in the order of their names: the longest stories have names that come first, so that no worker is left
 * alone with one at the end.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  build: { external: ['**/src/**', '**/build/**'] },
  forbidOnly: true,
  ...(isProof ? {} : { grepInvert: new RegExp(inProof.tag) }),
  // One more than a small machine has cores: a browser waits for the server now and then.
  workers: 3,
  // Long enough for a machine that has much else to do: no test says how long a thing may take.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  // Files called `phone` say so themselves.
  use: {
    // Emptied between tests and not made anew: a renderer, what it compiled and the files it has.
    reuseContext: true,
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://127.0.0.1:${port}`,
    // The front page follows the browser's language; the tests begin in Estonian.
    locale: 'et-EE',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    // Frames of what moves are drawn by the processor here; what must be right while it moves says so in its test.
    contextOptions: { reducedMotion: isProof ? 'no-preference' : 'reduce' },
    launchOptions: {
      args: chromiumFlags,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
  webServer: {
    command: 'node build/program/main.js',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      DATA_DIR: `${process.env.E2E_FOLDER ?? 'test-results'}/data`,
      LOG_LEVEL: 'error',
      ...noLimits,
    },
  },
})
