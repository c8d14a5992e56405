import { spawnSync } from 'node:child_process'

/** What is tried far more often than at every change, by name: `npm run proof -- faults`; without a name, all. */
const proofs: Record<string, string[]> = {
  chance: ['hostile-bodies', 'crash', 'money.property', 'races', 'quote.property'],
  attacks: ['tests/proof/attacks', 'tests/proof/fuzz'],
  faults: ['tests/proof/faults'],
  model: ['tests/proof/money-model'],
  embedded: ['--project', 'http embedded', 'tests/http'],
}
const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(proofs, name))
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(', ')}. There are: ${Object.keys(proofs).join(', ')}.`)
  process.exit(1)
}
const env = { ...process.env, PROOF: '1' }
for (const name of names.length > 0 ? names : Object.keys(proofs)) {
  const { status } = spawnSync('vitest', ['run', ...(proofs[name] ?? [])], { stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}
