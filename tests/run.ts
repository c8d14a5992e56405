import { spawn } from 'node:child_process'

/** Everything that must be true before a change lands, in the order in which it fails soonest. */
const checks = [
  'format',
  'types',
  'lint',
  'boundaries',
  'migrations',
  'dead-code',
  'messages',
  'build',
  'weight',
  'tests',
  'browser',
]

function run(check: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', `check:${check}`], { stdio: 'inherit' })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

const failed: string[] = []
for (const check of checks) {
  const started = performance.now()
  console.log(`\n── ${check}`)
  if (!(await run(check))) failed.push(check)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`── ${check}: ${failed.includes(check) ? 'FAILED' : 'ok'}, ${seconds} s`)
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`${checks.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
