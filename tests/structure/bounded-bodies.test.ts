import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** These count what they read, or stand behind what does. */
const bounded = new Set([
  'src/server/api/read-json.ts',
  // Behind what bounds every body.
  'src/server/site/limit-pages.ts',
  // What it gives to the browser's parser went through a counter.
  'src/web/pages/upload/answer-upload.server.ts',
  // In the browser, of what its own form holds.
  'src/web/pages/booking-client/booking-client.tsx',
])
const READS = /\b(request|req|raw|args\.request)\s*\.(formData|text|arrayBuffer|json|blob|bytes)\(/

const filesThat = (pattern: string, test: (text: string) => boolean) =>
  globSync(pattern, { exclude: ['**/*.test.*'] }).filter((path) => test(readFileSync(path, 'utf8')))

it('no body of a request is read without counting', () => {
  const readers = filesThat('src/{server,web,use-cases,infra}/**/*.{ts,tsx}', (text) => READS.test(text))
  expect(readers.filter((path) => !bounded.has(path))).toEqual([])
})

it('every simulator counts in front of all it reads', () => {
  // Smart-ID and Mobile-ID stand on one authority, whose app is theirs.
  const simulators = filesThat('src/simulators/*/*-{simulator,authority}.ts', (text) =>
    text.includes('new Hono()'),
  )
  expect(simulators).toHaveLength(3)
  for (const path of simulators) expect(readFileSync(path, 'utf8')).toContain('bodyLimit({')
})
