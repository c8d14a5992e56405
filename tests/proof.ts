import { spawnSync } from 'node:child_process'

const tests = (...files: string[]) => ['vitest', 'run', ...files]

/** What takes too long for every change, by name: `npm run proof -- faults`; without a name, all. */
const proofs: Record<string, string[]> = {
  chance: tests('hostile-bodies', 'crash', 'money.property', 'races', 'quote.property'),
  attacks: tests('tests/proof/attacks', 'tests/proof/fuzz'),
  breaking: tests('crash-embedded', 'lost-database', 'full-disk', 'slow-connections', 'pooler', 'data-keys'),
  faults: tests('tests/proof/faults'),
  load: tests('tests/proof/load'),
  model: tests('tests/proof/money-model'),
  replica: tests('tests/proof/replica'),
  operate: tests(
    'tests/proof/operate',
    'tests/proof/backup',
    'tests/proof/upgrade',
    'tests/proof/deploy',
    'tests/proof/caddy',
    'tests/proof/nginx',
  ),
  debian: tests('tests/proof/debian'),
  zones: tests('--project', 'domain *'),
  demo: tests('demo-believable'),
  embedded: tests('--project', 'http embedded', 'tests/http'),
  browser: ['npm', 'run', 'check:browser'],
}
const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(proofs, name))
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(', ')}. There are: ${Object.keys(proofs).join(', ')}.`)
  process.exit(1)
}
// Servers that proofs start run what was built; a site that is still true is not built again.
const { status: built } = spawnSync('npm', ['run', '--silent', 'check:build'], { stdio: 'inherit' })
if (built !== 0) process.exit(1)
const env = { ...process.env, PROOF: '1' }
for (const name of names.length > 0 ? names : Object.keys(proofs)) {
  const [command = '', ...args] = proofs[name] ?? []
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}
