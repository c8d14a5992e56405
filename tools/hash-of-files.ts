import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One hash of the names and contents of what the patterns find, without the tests beside the code. */
export function hashOfFiles(patterns: string[], folder = '.'): string {
  const hash = createHash('sha256')
  const paths = globSync(patterns, { cwd: folder, exclude: ['**/*.test.ts', '**/*.test.tsx'] }).toSorted()
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0')
  return hash.digest('hex')
}
