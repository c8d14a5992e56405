import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The shell without windows comes first: it loads a page with half the work. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The path of a Chromium; a machine that has none gets one: Debian's package, or Playwright's own. */
export function ensureChromium(): string {
  return findChromium() ?? install()
}

function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...places, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/** Debian's package brings the libraries a browser needs; Playwright's own download alone would not start there. */
function install(): string {
  const isRoot = process.getuid?.() === 0
  const attempts: [string, string[]][] = isRoot
    ? [
        ['apt-get', ['update', '-q']],
        ['apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell']],
        ['apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']],
        ['playwright', ['install', '--with-deps', 'chromium']],
      ]
    : [['playwright', ['install', 'chromium']]]
  for (const [command, args] of attempts) {
    console.log(`No Chromium yet: ${command} ${args.join(' ')}`)
    try {
      execFileSync(command, args, {
        stdio: 'inherit',
        timeout: 300_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    } catch {
      // The next way, or the sentence below.
    }
    const path = findChromium()
    if (path) return path
  }
  throw new Error('There is no Chromium, and none could be installed. Set CHROMIUM_PATH to one.')
}

/** As root there is no sandbox to be had, and a test browser has no business with the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
