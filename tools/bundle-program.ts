import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'rolldown'
import { hashOfFiles } from './hash-of-files.ts'

const FOLDER = 'build/program'
const RECORD = `${FOLDER}/made-from`

/**
 * These bring machine code or files of their own, or stand in the staff area, which only browsers open; what writes letters
 * has to meet the same React as they do.
 */
const left = [
  /^@electric-sql\/pglite/,
  /^@(emotion|mui|tanstack)\//,
  /^@node-rs\/argon2/,
  /^pg-native$/,
  /^react(-admin)?(\/|$)/,
  /^sharp$/,
]

/** The pages as they were built: server and pages read each of their libraries once. */
const SITE = 'build/server/index.js'

/**
 * Makes few files of the server's 1,500, unless they are there and made from the same: Node reads them in a third of
 * the time, and every start does.
 */
export async function bundleProgram(): Promise<void> {
  const madeFrom = hashOfFiles([
    'src/**/*.*',
    'messages/**/*.*',
    'package-lock.json',
    'tools/*.ts',
    'build/server/**/*.js',
  ])
  if (existsSync(RECORD) && readFileSync(RECORD, 'utf8') === madeFrom) return
  const { rolldown } = await import('rolldown')
  rmSync(FOLDER, { recursive: true, force: true })
  const bundle = await rolldown({
    input: 'src/server/main.ts',
    platform: 'node',
    external: left,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Libraries mark what browsers run; for a server it says nothing.
    checks: { moduleLevelDirective: false },
    plugins: [asWritten(), site(), productionRouter()],
  })
  await bundle.write({ dir: FOLDER, format: 'esm', sourcemap: true, chunkFileNames: '[name]-[hash].js' })
  await bundle.close()
  writeFileSync(RECORD, madeFrom)
}

/** A module that looks for files from where it stands finds them from where it was written. */
function asWritten(): Plugin {
  return {
    name: 'autorent:as-written',
    load(id) {
      // It teaches Node to read JSX, and there is none left.
      return id.endsWith('/src/documents/jsx.ts') ? '' : null
    },
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null
      const path = JSON.stringify(relative(FOLDER, id))
      // No line moves, so what is known of the lines stays true.
      return { code: code.replaceAll('import.meta.url', `new URL(${path}, import.meta.url).href`), map: null }
    },
  }
}

/** Where the website is not built the server says so when it starts. */
function site(): Plugin {
  return {
    name: 'autorent:site',
    resolveId(id) {
      if (!id.endsWith(`/${SITE}`)) return null
      return existsSync(SITE) ? { id: resolve(SITE) } : { id: resolve(SITE), external: 'absolute' }
    },
  }
}

/** The package names its development build for every server, whatever the conditions. */
function productionRouter(): Plugin {
  return {
    name: 'autorent:production-router',
    async resolveId(id, importer) {
      if (!/^react-router(\/|$)/.test(id)) return null
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
  }
}
