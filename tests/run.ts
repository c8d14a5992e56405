import { spawn } from 'node:child_process'

/**
 * Everything that must be true before a change lands. The first two lines run side by side, because each uses one core;
 * what they print is shown when they are done. The rest needs the machine to itself.
 */
const sideBySide = [
  ['types'],
  ['format', 'boundaries', 'migrations', 'dead-code', 'messages', 'lint', 'build', 'weight'],
]
const alone = ['tests', 'browser']

const failed: string[] = []

async function run(check: string, isAlone: boolean): Promise<void> {
  const started = performance.now()
  if (isAlone) console.log(`\n── ${check}`)
  const child = spawn('npm', ['run', '--silent', `check:${check}`], { stdio: isAlone ? 'inherit' : 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += String(chunk)))
  const isOk = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
  if (!isOk) failed.push(check)
  const seconds = Math.round((performance.now() - started) / 1000)
  if (!isAlone) console.log(`\n── ${check}\n${said.trimEnd()}`)
  console.log(`── ${check}: ${isOk ? 'ok' : 'FAILED'}, ${seconds} s`)
}

await Promise.all(
  sideBySide.map(async (line) => {
    for (const check of line) await run(check, false)
  }),
)
for (const check of alone) await run(check, true)

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`${sideBySide.flat().length + alone.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
