import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { temporaryFolder } from './support/temporary-folder.ts'

/**
 * Everything that must be true before a change lands. Two lines of checks run side by side, because the machine has
 * two cores and most checks use one; then each of the rest, which fill both by themselves.
 */
const sideBySide = [
  ['types', 'messages', 'dead-code', 'boundaries'],
  ['build', 'weight', 'lint', 'format', 'migrations'],
]
const alone = ['tests', 'browser']

/** So much of what a failed check said is repeated at the very end, where people and machines look first. */
const LAST_LINES = 80

type Part = { check: string; isOk: boolean; seconds: number; said: string }
const parts: Part[] = []
const TMPDIR = temporaryFolder()
// It lies in memory: nobody would give that back.
process.once('exit', () => rmSync(TMPDIR, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const started = performance.now()
const secondsSince = (moment: number) => Math.round((performance.now() - moment) / 1000)

async function run(check: string, isAlone: boolean): Promise<void> {
  const began = performance.now()
  console.log(`── ${check} …`)
  const child = spawn('npm', ['run', '--silent', `check:${check}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // What one process compiled the next need not.
    env: { ...process.env, TMPDIR, NODE_COMPILE_CACHE: resolve('build/compile-cache') },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (isAlone) process.stdout.write(text)
    })
  }
  const isOk = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
  const seconds = secondsSince(began)
  parts.push({ check, isOk, seconds, said })
  console.log(`── ${check}: ${isOk ? 'ok' : 'FAILED'}, ${seconds} s`)
  if (!isAlone && said) console.log(said.trimEnd())
}

await Promise.all(
  sideBySide.map(async (line) => {
    for (const check of line) await run(check, false)
  }),
)
for (const check of alone) await run(check, true)

const failed = parts.filter(({ isOk }) => !isOk)
for (const { check, said } of failed)
  console.log(`\n── ${check} said last:\n${said.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}\n`)
for (const { check, isOk, seconds } of parts)
  console.log(`${check.padEnd(12)}${String(seconds).padStart(5)} s${isOk ? '' : '   FAILED'}`)
console.log(`${'together'.padEnd(12)}${String(secondsSince(started)).padStart(5)} s\n`)
console.log(`${parts.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
