import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** The tables in code and the migrations say the same: generating once more must find nothing to add. */
const folder = mkdtempSync(join(tmpdir(), 'autorent-migrations-'))
cpSync('migrations', folder, { recursive: true })
const out = relative('.', folder)
const args = [
  'generate',
  '--dialect=postgresql',
  '--schema=./src/db/schema/*.ts',
  `--out=${out}`,
  '--casing=snake_case',
]
const said = execFileSync('drizzle-kit', args, { encoding: 'utf8' })
rmSync(folder, { recursive: true })
const isCurrent = said.includes('No schema changes')
console.log(isCurrent ? 'nothing to add' : `The schema has changed without a migration:\n${said}`)
process.exitCode = isCurrent ? 0 : 1
