import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { bundleProgram } from './bundle-program.ts'
import { buildHandOverPage, placeHandOverPage } from './hand-over-page.ts'
import { hashOfFiles } from './hash-of-files.ts'
import { leaveOutKnownWarnings } from './known-warnings.ts'
import { makeEmptyDatabase } from './make-empty-database.ts'
import { buildStaffProgram, placeStaffProgram } from './staff-program.ts'

// What a true build does not need is not read: most starts have one.

/**
 * Builds the website into build/. With `--if-changed` a build that is still true is kept: what it was made from is
 * written beside it as one hash, last of all, so that a build broken off half-way is never taken for whole. The empty
 * database that new companies begin with is made beside it, for as long as its migrations stay the same.
 */
const folders = [
  'src/web',
  'src/admin',
  'src/browser',
  'src/contract',
  'src/domain',
  'src/i18n',
  'messages',
  'public',
]
const files = ['vite.config.ts', 'react-router.config.ts', 'package-lock.json', 'tools/*.ts']
const RECORD = 'build/made-from'

const madeFrom = hashOfFiles([...folders.map((folder) => `${folder}/**/*.*`), ...files])
if (process.argv.includes('--if-changed') && madeFrom === lastMadeFrom()) say('The website is built.')
else await build()
await bundleProgram()
await makeEmptyDatabase()

async function build(): Promise<void> {
  const started = performance.now()
  say('Building the website …')
  leaveOutKnownWarnings()
  const [{ createBuilder }, { precompress }] = await Promise.all([import('vite'), import('./precompress.ts')])
  await buildStaffProgram([progress('the staff area')])
  await buildHandOverPage([progress('the page beside the car')])
  const builder = await createBuilder({ mode: 'production', logLevel: 'warn', plugins: [progress()] })
  await builder.buildApp()
  placeStaffProgram()
  placeHandOverPage()
  say('  compressing its files')
  await precompress()
  writeFileSync(RECORD, madeFrom)
  say(`The website is built, in ${Math.round((performance.now() - started) / 1000)} s.`)
}

function lastMadeFrom(): string | undefined {
  try {
    return readFileSync(RECORD, 'utf8')
  } catch {
    return undefined
  }
}

/** Says how far it is, and refuses a module that the hash does not know: a change of it would not be seen. */
function progress(what?: string): Plugin {
  const parts: Record<string, string> = { client: 'what browsers load', ssr: 'the pages on the server' }
  return {
    name: 'autorent:progress',
    buildStart() {
      say(`  ${what ?? parts[this.environment.name] ?? this.environment.name}`)
    },
    buildEnd() {
      const own = [...this.getModuleIds()].map((id) => relative('.', id.split('?')[0] ?? id))
      const unknown = own.filter(
        (path) =>
          /^(src|messages|tests|tools)\//.test(path) &&
          !folders.some((folder) => path.startsWith(`${folder}/`)),
      )
      if (unknown.length > 0) this.error(`The hash of the build leaves out ${unknown.join(', ')}`)
    },
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
