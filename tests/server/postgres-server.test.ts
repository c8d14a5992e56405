import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const module = fileURLToPath(new URL('../support/postgres-server.ts', import.meta.url))

it('leaves the exit code of its process alone: a failed run must look like one', async () => {
  const script = `const { startPostgres } = await import(${JSON.stringify(module)})
    const server = await startPostgres()
    await server.stop()
    process.exitCode = 3`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script])
  const [code] = await once(child, 'exit')
  expect(code).toBe(3)
})
