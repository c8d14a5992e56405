import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// In a process of its own, because Vitest reads JSX by other means than the server.
const run = (script: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })

it('Node reads mails and papers as they are written, and a fault is told with the line it was written on', () => {
  const said = run(`
    await import('./src/documents/papers.ts')
    const { letterHtml } = await import('./src/documents/mails/letter-html.tsx')
    try { letterHtml({}, { locale: 'et', t: () => () => '' }) } catch (error) { process.stdout.write(error.stack) }
  `)
  expect(said).toMatch(/at Sheet .*src\/documents\/mails\/letter-html\.tsx:/)
  const line = Number(/letter-html\.tsx:(\d+)/.exec(said)?.[1])
  const written = readFileSync('src/documents/mails/letter-html.tsx', 'utf8').split('\n')[line - 1]
  expect(written).toContain('letter.imprint')
})
