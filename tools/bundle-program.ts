import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'rolldown'
import { hashOfFiles } from './hash-of-files.ts'

const FOLDER = 'build/program'
const RECORD = `${FOLDER}/made-from`

/** These bring machine code or files of their own, or are shared with the pages of the website. */
const left = [
  /^@electric-sql\/pglite/,
  /^@node-rs\/argon2/,
  /^@react-pdf\//,
  /^pdfkit/,
  /^pg-native$/,
  /^pino$/,
  /^react(-dom|-router)?(\/|$)/,
  /^sharp$/,
]

/**
 * Makes few files of the server's 1,500, unless they are there and made from the same: Node reads them in a third of
 * the time, and every start does.
 */
export async function bundleProgram(): Promise<void> {
  const madeFrom = hashOfFiles(['src/**/*.*', 'messages/**/*.*', 'package-lock.json', 'tools/*.ts'])
  if (existsSync(RECORD) && readFileSync(RECORD, 'utf8') === madeFrom) return
  const { rolldown } = await import('rolldown')
  rmSync(FOLDER, { recursive: true, force: true })
  const bundle = await rolldown({
    input: 'src/server/main.ts',
    platform: 'node',
    external: left,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [asWritten()],
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
