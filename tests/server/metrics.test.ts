import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '../../src/db/client.ts'
import { freePort } from '../support/free-port.ts'
import { onServer, type ServerProcess, useServerProcesses } from '../support/server-process.ts'
import { createDatabase } from '../support/test-database.ts'

type Sent = { resourceSpans: { scopeSpans: { spans: Record<string, unknown>[] }[] }[] }

const processes = useServerProcesses()
let url = ''
let server: ServerProcess
let port = 0
const spans: Record<string, unknown>[] = []
const collector = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text
  })
  request.on('end', () => {
    const { resourceSpans } = JSON.parse(body) as Sent
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.end('{}')
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  url = await createDatabase()
  port = await freePort()
  server = await processes.start({
    ...onServer(url),
    METRICS_PORT: String(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  })
})
afterAll(() => collector.close())

const read = async (at = port) => {
  const answer = await fetch(`http://127.0.0.1:${at}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  return answer.text()
}
/** The number behind a series, written as Prometheus shows it. */
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  )

describe('what Prometheus reads', () => {
  it('counts requests by pattern, so that nobody can fill it with words of his own', async () => {
    for (let times = 0; times < 40; times++) {
      await fetch(`${server.url}/no-such-${times}`)
      await fetch(`${server.url}/pictures/photo-${times}.webp`)
      await fetch(`${server.url}/api/customer/papers/${times}`)
    }
    await fetch(`${server.url}/en/pricelist`)
    await fetch(`${server.url}/hinnakiri`)
    await fetch(`${server.url}/api/booking/register`, { method: 'POST', body: '{}' })
    const text = await read()
    expect(valueOf(text, 'autorent_requests_total{method="GET",route="page pricelist",status="200"}')).toBe(2)
    expect(valueOf(text, 'autorent_request_seconds_count{route="other"}')).toBe(40)
    expect(valueOf(text, 'autorent_request_seconds_bucket{route="other",le="+Inf"}')).toBe(40)
    expect(text).toContain('route="/api/booking/register"')
    expect(text).not.toMatch(/no-such|photo-\d|papers\/\d/)
    expect(text.split('\n').filter((line) => line.startsWith('autorent_requests_total')).length).toBeLessThan(
      12,
    )
  })

  it('knows the process and the company, whose money is in balance', async () => {
    const text = await read()
    expect(valueOf(text, 'autorent_database_up')).toBe(1)
    expect(valueOf(text, 'autorent_money_out_of_balance_cents')).toBe(0)
    expect(valueOf(text, 'autorent_letters{state="waiting"}')).toBe(0)
    expect(valueOf(text, 'autorent_holds')).toBeGreaterThanOrEqual(0)
    expect(valueOf(text, 'autorent_part_trouble{part="bank"}')).toBe(0)
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(50e6)
    expect(valueOf(text, 'autorent_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThan(0)
    expect(valueOf(text, 'autorent_database_waiting')).toBe(0)
    // Every family says what it is, once.
    const helps = text.split('\n').filter((line) => line.startsWith('# TYPE '))
    expect(new Set(helps).size).toBe(helps.length)
  })

  it('has every series that the alerts and the board speak of', async () => {
    const text = await read()
    const known = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name))
    for (const file of ['alerts.yml', 'grafana-board.json']) {
      const asked =
        (await readFile(`docs/deploy/${file}`, 'utf8')).match(/\b(?:autorent|process)_[a-z_]+/g) ?? []
      const names = new Set(asked.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))
      expect(names.size).toBeGreaterThan(8)
      expect([...names].filter((name) => !known.has(name))).toEqual([])
    }
  })

  it('is not there for visitors', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  })

  it('says that letters wait', async () => {
    const database = openServer(url, 2)
    await database.db.execute(sql`insert into mails (key, kind, recipient, language, failure)
      values ('a', 'booking-confirmed', 'a@example.ee', 'et', 'ETIMEDOUT'), ('b', 'booking-confirmed', 'b@example.ee', 'et', null)`)
    await database.close()
    await expect
      .poll(async () => valueOf(await read(), 'autorent_letters{state="waiting"}'), {
        timeout: 60_000,
        interval: 1000,
      })
      .toBe(2)
    expect(valueOf(await read(), 'autorent_letters{state="failed"}')).toBe(1)
  })
})

describe('a database that takes its time', () => {
  it('is told as away, and only what takes long is missing meanwhile', async () => {
    const own = await createDatabase()
    const at = await freePort()
    const slow = await processes.start({ ...onServer(own), METRICS_PORT: String(at) })
    const database = openServer(own, 2)
    const money = async () => valueOf(await read(at), 'autorent_money_out_of_balance_cents')
    const isUp = async () => valueOf(await read(at), 'autorent_database_up')
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ledger_entries in access exclusive mode`)
      const text = await read(at)
      expect(valueOf(text, 'autorent_database_up')).toBe(1)
      expect(valueOf(text, 'autorent_letters{state="waiting"}')).toBe(0)
      expect(text).not.toContain('autorent_money_out_of_balance_cents')
    })
    await expect.poll(money, { timeout: 60_000, interval: 1000 }).toBe(0)
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table mails in access exclusive mode`)
      await expect.poll(isUp, { timeout: 60_000, interval: 1000 }).toBe(0)
      expect(valueOf(await read(at), 'process_resident_memory_bytes')).toBeGreaterThan(0)
    })
    await expect.poll(isUp, { timeout: 60_000, interval: 1000 }).toBe(1)
    await database.close()
    await slow.kill('SIGTERM')
  })
})

describe('traces', () => {
  it('go where the settings say, as a part of the trace that the proxy began', async () => {
    const traceId = 'ab'.repeat(16)
    await fetch(`${server.url}/en/pricelist`, {
      headers: { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` },
    })
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
    const span = spans.find((one) => one.traceId === traceId)
    expect(span).toMatchObject({
      name: 'GET page pricelist',
      kind: 2,
      parentSpanId: 'cd'.repeat(8),
      status: { code: 1 },
    })
    expect(JSON.stringify(spans)).not.toContain('no-such')
  })
})
