import { spawnSync } from 'node:child_process'

/** What is tried far more often than at every change, by name: `npm run proof -- faults`; without a name, all. */
const proofs: Record<string, string[]> = {
  chance: ['hostile-bodies', 'crash', 'money.property', 'races', 'quote.property'],
  attacks: ['tests/proof/attacks', 'tests/proof/fuzz'],
  faults: ['tests/proof/faults'],
  model: ['tests/proof/money-model'],
}
const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(proofs, name))
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(', ')}. There are: ${Object.keys(proofs).join(', ')}.`)
  process.exit(1)
}
const files = (names.length > 0 ? names : Object.keys(proofs)).flatMap((name) => proofs[name] ?? [])
const env = { ...process.env, PROOF: '1' }
process.exitCode = spawnSync('vitest', ['run', ...files], { stdio: 'inherit', env }).status ?? 1
