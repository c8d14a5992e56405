import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openServer } from '../../src/db/client.ts'
import { locales } from '../../src/i18n/locales.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { search } from '../support/bodies.ts'
import { type CuttableLine, openLine } from '../support/cuttable-line.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { postJson } from '../support/server-pair.ts'
import { onServer, type ServerProcess, useServerProcesses } from '../support/server-process.ts'
import { ids } from '../support/small-company.ts'
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

const day = (moment: Date) => moment.toISOString().slice(0, 10)
const from = quietMorning()
const trip = {
  rentDate: from.toISOString(),
  returnDate: daysAfter(from, 2).toISOString(),
  rentLocationId: ids.places.airport,
  returnLocationId: ids.places.airport,
}

const tripQuery = new URLSearchParams({
  rentDate: day(from),
  rentTime: '10:00',
  returnDate: day(daysAfter(from, 2)),
  returnTime: '10:00',
  rentLocationId: String(ids.places.airport),
  returnLocationId: String(ids.places.airport),
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

it('says so in every language where it needs the database, and goes on with the pages that need none', async () => {
  const base = server?.url ?? ''
  const booking = '?booking=AR-000001'
  const cookie = `booking-1=${'a'.repeat(43)}`
  line?.cut()
  for (const locale of locales) {
    const { errors } = await loadMessages(locale)
    for (const page of ['index', 'pricelist', 'conditions', 'contact'] as const)
      expect((await fetch(base + pathOf(page, locale))).status, page).toBe(200)

    const call = await fetch(`${base}/api/booking/cars`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify(search(trip)),
    })
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await call.json()).toMatchObject({ code: 'database_away', detail: errors.database_away })

    for (const path of [
      `${pathOf('booking-car', locale)}?${tripQuery}`,
      pathOf('documents', locale) + booking,
      `${pathOf('documents', locale)}?token=${'a'.repeat(43)}`,
    ]) {
      const page = await fetch(base + path, { headers: { cookie, 'user-agent': 'Mozilla/5.0' } })
      expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, '10'])
      const shown = await page.text()
      for (const sentence of errors.database_away.split(/(?<=\.) /)) expect(shown).toContain(sentence)
      expect(shown).toContain(`lang="${locale}"`)
    }
  }
  const typed = new URLSearchParams({ intent: 'cancel', reason: 'Ilm on halb & külm' })
  const sent = await fetch(base + pathOf('documents', 'et') + booking, {
    method: 'POST',
    body: typed,
    headers: { cookie },
  })
  expect(sent.status).toBe(503)
  expect(await sent.text()).toContain('name="reason" value="Ilm on halb &amp; külm"')

  line?.mend()
  await waitFor('the server is ready again', async () => (await readyStatus()) === 200)
  expect((await postJson(`${base}/api/booking/cars`, search(trip))).status).toBe(200)
})

it('says the same when the database has no connection left, and takes the next one it gets', async () => {
  const url = await createDatabase()
  // Whoever owns the server is never turned away.
  const guest = `guest_${new URL(url).pathname.slice(1)}`
  await database?.executeSql(`create role ${guest} login password 'guest' in role autorent`)
  const crowded = await processes.start(onServer(url.replace('autorent:autorent', `${guest}:guest`)))
  const status = async () => (await postJson(`${crowded.url}/api/booking/cars`, search(trip))).status
  await database?.executeSql(`alter role ${guest} connection limit 0`)
  await database?.executeSql(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${guest}'`,
  )
  expect(await status()).toBe(503)
  await database?.executeSql(`alter role ${guest} connection limit -1`)
  await waitFor('it is whole again', async () => (await status()) === 200)
  await crowded.kill('SIGKILL')
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
