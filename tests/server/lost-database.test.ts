import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openServer } from '../../src/db/client.ts'
import { type CuttableLine, openLine } from '../support/cuttable-line.ts'
import { onServer, type ServerProcess, useServerProcesses } from '../support/server-process.ts'
import { createDatabase } from '../support/test-database.ts'
import { countListeners, waitFor } from '../support/waiting.ts'

const processes = useServerProcesses()
let line: CuttableLine | undefined
let server: ServerProcess | undefined
let database: OpenDatabase | undefined

beforeAll(async () => {
  const url = await createDatabase()
  database = openServer(url, 2)
  line = await openLine(Number(new URL(url).port))
  server = await processes.start(onServer(url.replace(/:\d+\//, `:${line.port}/`)))
})
afterAll(async () => {
  await server?.kill('SIGKILL')
  await database?.close()
  await line?.close()
})

const readyStatus = async () => (await fetch(`${server?.url}/readyz`)).status

it('a server that loses its database says so, knocks now and then, and is whole again when it is back', async () => {
  expect(await readyStatus()).toBe(200)
  line?.cut()
  expect(await readyStatus()).toBe(503)
  expect((await fetch(`${server?.url}/healthz`)).status).toBe(200)
  // Each lost connection tries again on its own: after some rounds the number of knocks tells whether they multiply.
  const cutAt = performance.now()
  await waitFor('six seconds without a database', () => performance.now() - cutAt > 6_000)
  expect(line?.turnedAway()).toBeLessThan(20)
  line?.mend()
  await waitFor('the server is ready again', async () => (await readyStatus()) === 200)

  const listening = () => (database ? countListeners(database.db) : Promise.resolve(0))
  await waitFor('it listens again', async () => (await listening()) > 0)
  // Whoever else was still knocking would be through by now.
  const mendedAt = performance.now()
  await waitFor('two more seconds', () => performance.now() - mendedAt > 2_000)
  expect(await listening()).toBe(1)
})

it('with its jobs it survives the same, from the moment it starts', async () => {
  const url = await createDatabase()
  const own = await openLine(Number(new URL(url).port))
  const busy = await processes.start({ ...onServer(url.replace(/:\d+\//, `:${own.port}/`)), JOBS: '1' })
  const status = async () => (await fetch(`${busy.url}/readyz`)).status
  own.cut()
  expect(await status()).toBe(503)
  const cutAt = performance.now()
  await waitFor('four seconds without a database', () => performance.now() - cutAt > 4_000)
  own.mend()
  await waitFor('the server is ready again', async () => (await status()) === 200)
  expect((await busy.kill('SIGTERM')).code).toBe(0)
  await own.close()
})
