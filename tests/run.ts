import { spawn } from 'node:child_process'

/**
 * Everything that must be true before a change lands. Two lines of checks run side by side, because the machine has
 * two cores and most checks use one; then each of the rest, which fill both by themselves.
 */
const sideBySide = [
  ['types', 'messages', 'dead-code'],
  ['build', 'weight', 'lint', 'boundaries', 'format', 'migrations'],
]
const alone = ['tests', 'browser']

type Part = { check: string; isOk: boolean; seconds: number }
const parts: Part[] = []
const started = performance.now()

async function run(check: string, isAlone: boolean): Promise<void> {
  const began = performance.now()
  console.log(`── ${check} …`)
  const child = spawn('npm', ['run', '--silent', `check:${check}`], { stdio: isAlone ? 'inherit' : 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += String(chunk)))
  const isOk = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  parts.push({ check, isOk, seconds })
  console.log(`── ${check}: ${isOk ? 'ok' : 'FAILED'}, ${seconds} s\n${said.trimEnd()}${said ? '\n' : ''}`)
}

await Promise.all(
  sideBySide.map(async (line) => {
    for (const check of line) await run(check, false)
  }),
)
for (const check of alone) await run(check, true)

const failed = parts.filter(({ isOk }) => !isOk)
for (const { check, isOk, seconds } of parts)
  console.log(`${check.padEnd(12)}${String(seconds).padStart(5)} s${isOk ? '' : '   FAILED'}`)
console.log(
  `${'together'.padEnd(12)}${String(Math.round((performance.now() - started) / 1000)).padStart(5)} s\n`,
)
console.log(`${parts.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
