import { connect } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openServer } from '../../src/db/client.ts'
import { schema } from '../../src/db/schema.ts'
import { emptyBooks } from '../support/empty-books.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { makePricesLast, orderBody, postJson, tally } from '../support/server-pair.ts'
import { onServer, useServerProcesses } from '../support/server-process.ts'
import { ids } from '../support/small-company.ts'
import { createDatabase } from '../support/test-database.ts'
import { waitFor, waitInLine } from '../support/waiting.ts'
import { brokenBookings } from '../support/whole-bookings.ts'

const processes = useServerProcesses()
const morning = quietMorning()
let url = ''
let database: OpenDatabase | undefined

const db = () => {
  if (!database) throw new Error('the database is not open yet')
  return database.db
}

beforeAll(async () => {
  url = await createDatabase()
  database = openServer(url, 4)
  await makePricesLast(database.db)
})
afterAll(() => database?.close())

const order = (day: number) =>
  orderBody({ carId: ids.cars.yaris, from: daysAfter(morning, day), to: daysAfter(morning, day + 1) })

const isClosed = (address: string) =>
  fetch(`${address}/healthz`).then(
    () => false,
    () => true,
  )

describe.each(['SIGTERM', 'SIGINT'] as const)('a server that is told to stop by %s', (signal) => {
  it('answers what is under way, asks for no more traffic, and leaves with 0', async () => {
    await emptyBooks(db())
    await db().delete(schema.clients)
    const server = await processes.start(onServer(url))
    const finishAsking = await beginToAsk(server.url)
    const { answers, gone } = await whileCarIsLocked(async () => {
      const waiting = [0, 2, 4, 6, 8].map((day) => postJson(`${server.url}/api/booking/register`, order(day)))
      await waitInLine(db(), waiting.length)
      const exit = server.kill(signal)
      await waitFor('no new caller is let in', () => isClosed(server.url))
      expect(await finishAsking()).toMatch(/^HTTP\/1\.1 503 [^]*"not ready"/)
      return { answers: waiting, gone: exit }
    })
    expect(tally(await Promise.all(answers))).toEqual({ 201: 5 })
    expect(await gone).toEqual({ code: 0, signal: null })
    expect(server.stderr()).toBe('')
    expect(await db().$count(schema.bookings)).toBe(5)
    expect(await brokenBookings(db(), { now: new Date() })).toEqual([])
  })

  it('leaves with 0 although a proxy keeps its connections busy', async () => {
    const server = await processes.start(onServer(url))
    let answered = 0
    const caller = async () => {
      for (let calls = 0; calls < 1_000_000; calls++) {
        const status = await fetch(`${server.url}/healthz`).then(
          (response) => response.status,
          () => undefined,
        )
        if (status === undefined) return
        answered++
      }
    }
    const callers = Promise.all(Array.from({ length: 4 }, caller))
    await waitFor('the callers are busy', () => answered > 100)
    expect(await server.kill(signal)).toEqual({ code: 0, signal: null })
    await callers
  })
})

/** Runs `use` while registrations for the car must stand in line. */
const whileCarIsLocked = <T>(use: () => Promise<T>): Promise<T> =>
  db().transaction(async (tx) => {
    await tx.select().from(schema.cars).where(eq(schema.cars.id, ids.cars.yaris)).for('update')
    return use()
  })

/** Asks whether the server is ready, in two breaths: a question that is half said keeps its connection open. */
async function beginToAsk(address: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text
  })
  socket.on('error', () => undefined)
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  socket.write(`GET /readyz HTTP/1.1\r\nHost: ${hostname}\r\n`)
  return async () => {
    socket.write('\r\n')
    await waitFor('an answer to the question', () => heard.endsWith('}') || socket.closed)
    return heard
  }
}
