import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const readable = /(?:\.(?:tsx?|cjs|json|css|md|sql|html|svg|example)|(?:^|\/)run)$/

/** Whatever climbs: `../x`, in quotes, brackets or plain words. A second dot before it makes it an ellipsis. */
const climbing = /(?<![\w./])(?:\.\.\/)+[\w@+./-]*/g

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => readable.test(file) && file !== 'package-lock.json')

/** The paths in a file that lead out of the repository. */
function waysOut(file: string, text: string): string[] {
  return [...text.matchAll(climbing)]
    .map(([path]) => path)
    .filter((path) => relative('.', resolve(dirname(file), path)).startsWith('..'))
}

describe('the repository stands alone', () => {
  it('is read', () => {
    expect(tracked.length).toBeGreaterThan(500)
    expect(waysOut('tests/some.test.ts', "new URL('../../beside/page.md', import.meta.url)")).toEqual([
      '../../beside/page.md',
    ])
    expect(waysOut('src/web/root.tsx', "import '../domain/money.ts'")).toEqual([])
  })

  it('and nothing in it points outside', () => {
    const out = tracked.flatMap((file) =>
      waysOut(file, readFileSync(file, 'utf8')).map((path) => `${file}: ${path}`),
    )
    expect(out.filter((line) => !line.startsWith('tests/structure/stands-alone.test.ts'))).toEqual([])
  })
})
