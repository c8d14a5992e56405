import { expect, it } from 'vitest'
import { openServer } from '../../src/db/client.ts'
import { search } from '../support/bodies.ts'
import { startPgbouncer } from '../support/pgbouncer.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { postJson, tally } from '../support/server-pair.ts'
import { onServer, useServerProcesses } from '../support/server-process.ts'
import { ids } from '../support/small-company.ts'
import { createDatabase } from '../support/test-database.ts'
import { countListeners, waitFor } from '../support/waiting.ts'

const from = quietMorning()
const trip = {
  rentDate: from.toISOString(),
  returnDate: daysAfter(from, 2).toISOString(),
  rentLocationId: ids.places.airport,
  returnLocationId: ids.places.airport,
}
const processes = useServerProcesses()

it('a pooler that gives our connections to others after each transaction is refused with a sentence', async () => {
  const pooler = await startPgbouncer(await createDatabase(), 'transaction')
  const refused = processes.spawn(onServer(pooler.url))
  expect((await refused.exited).code).toBe(1)
  expect(refused.stderr()).toMatch(
    /^DATABASE_URL: a pooler .* pool_mode=session, or the address of the database itself\.\n$/,
  )
  await pooler.stop()
})

it('one that keeps them apart serves forty searches at once and hears what others change', async () => {
  const url = await createDatabase()
  const direct = openServer(url, 2)
  const pooler = await startPgbouncer(url, 'session')
  const server = await processes.start(onServer(pooler.url))
  const searches = Array.from({ length: 40 }, () => postJson(`${server.url}/api/booking/cars`, search(trip)))
  expect(tally(await Promise.all(searches))).toEqual({ 200: 40 })
  await waitFor('it listens', async () => (await countListeners(direct.db)) > 0)
  expect((await server.kill('SIGTERM')).code).toBe(0)
  await direct.close()
  await pooler.stop()
})
