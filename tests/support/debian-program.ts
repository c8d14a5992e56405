import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const hasDebian = spawnSync('apt-get', ['--version']).status === 0

/** A program of Debian's in a folder of its own: nothing is installed, and no service starts. */
export function debianProgram(name: string, path: string): string {
  const folder = mkdtempSync(join(tmpdir(), `autorent-${name}-`))
  execFileSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore' })
  const file = readdirSync(folder).find((one) => one.endsWith('.deb')) ?? ''
  execFileSync('dpkg', ['-x', file, 'package'], { cwd: folder })
  return join(folder, 'package', path)
}
