import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer } from '../../src/db/client.ts'
import { type CuttableLine, openLine } from '../support/cuttable-line.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { makePricesLast, orderBody, postJson } from '../support/server-pair.ts'
import { onServer, type ServerProcess, useServerProcesses } from '../support/server-process.ts'
import { ids } from '../support/small-company.ts'
import { createDatabase } from '../support/test-database.ts'
import { waitFor } from '../support/waiting.ts'

const POOL = 2
const processes = useServerProcesses()
let line: CuttableLine
let server: ServerProcess

beforeAll(async () => {
  const url = await createDatabase()
  const database = openServer(url, 1)
  await makePricesLast(database.db)
  await database.close()
  line = await openLine(Number(new URL(url).port))
  const variables = onServer(url.replace(/:\d+\//, `:${line.port}/`))
  server = await processes.start({ ...variables, DATABASE_POOL: String(POOL) })
})
afterAll(async () => {
  await server.kill('SIGKILL')
  await line.close()
})

const from = quietMorning()
const order = orderBody({ carId: ids.cars.yaris, from, to: daysAfter(from, 1) })
const register = async () => (await postJson(`${server.url}/api/booking/register`, order)).status

it('connections that break when a transaction begins are replaced, however many they were', async () => {
  line.cutAt('begin')
  for (let time = 0; time < POOL + 1; time++) expect(await register()).toBe(503)
  line.cutAt(undefined)
  await waitFor('a booking is taken again', async () => (await register()) === 201)
})
