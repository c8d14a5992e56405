import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Lists what runs, from the lockfile (CycloneDX, on standard output). `npm sbom --omit=dev` also leaves out whatever runs
 * and is a tool's besides, React for one, so npm is given a lockfile in which there are no tools.
 */
type Lock = { packages: Record<string, { dev?: boolean; devDependencies?: unknown }> }
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const lock = read('package-lock.json') as Lock
for (const [path, { dev }] of Object.entries(lock.packages)) if (dev) delete lock.packages[path]
delete lock.packages['']?.devDependencies
const { devDependencies: _, ...own } = read('package.json') as { devDependencies: unknown }

const folder = mkdtempSync(join(tmpdir(), 'autorent-sbom-'))
writeFileSync(join(folder, 'package.json'), JSON.stringify(own))
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx']
execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
rmSync(folder, { recursive: true })
