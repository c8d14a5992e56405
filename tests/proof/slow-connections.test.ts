import { connect, type Socket } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '../../src/db/client.ts'
import { png } from '../support/document-files.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { makePricesLast, orderBody, postJson } from '../support/server-pair.ts'
import { onServer, type ServerProcess, useServerProcesses } from '../support/server-process.ts'
import { ids } from '../support/small-company.ts'
import { createDatabase } from '../support/test-database.ts'

const processes = useServerProcesses()
const morning = quietMorning()
const servers: ServerProcess[] = []
const settings = {
  HEADER_SECONDS: '1',
  REQUEST_SECONDS: '2',
  CONNECTIONS: '20',
  REGISTRATIONS_PER_MINUTE: '1',
  // Two processes keep their files in one place.
  FILES_URL: '',
}

beforeAll(async () => {
  const url = await createDatabase()
  const database = openServer(url, 2)
  await makePricesLast(database.db)
  await database.close()
  const start = () => processes.start({ ...onServer(url), ...settings })
  servers.push(...(await Promise.all([start(), start()])))
}, 180_000)

const address = (at = 0) => servers[at]?.url ?? ''
const order = (day: number) =>
  orderBody({ carId: ids.cars.yaris, from: daysAfter(morning, day), to: daysAfter(morning, day + 1) })

const open = (): Socket => {
  const { hostname, port } = new URL(address())
  return connect(Number(port), hostname).on('error', () => undefined)
}
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.resume().once('close', () => resolve())
  })

describe('a connection that only takes up room', () => {
  it.each([
    ['says one letter', 'G'],
    ['never ends its first lines', 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: '],
    [
      'announces a form and sends one letter of it',
      'POST /kontakt HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\na',
    ],
  ])('is ended: one that %s', async (_, text) => {
    const socket = open()
    socket.write(text)
    await closed(socket)
    expect((await fetch(`${address()}/healthz`)).status).toBe(200)
  })

  it('is ended at once when there are too many', async () => {
    await Promise.all(Array.from({ length: 40 }, open).map(closed))
    expect((await fetch(`${address()}/healthz`)).status).toBe(200)
  })
})

it('the limit of registrations is one for all processes, and the program opens files in threads of its own', async () => {
  const booked = await postJson(`${address(0)}/api/booking/register`, order(1))
  expect(booked.status).toBe(201)
  const other = await postJson(`${address(1)}/api/booking/register`, order(3))
  expect([other.status, other.code]).toEqual([429, 'too_many_requests'])

  const { documents } = booked.body.links as { documents: string }
  const token = new URL(documents, address()).searchParams.get('token') ?? ''
  const sent = await fetch(`${address()}/api/customer/uploads?driver=0&kind=other`, {
    method: 'POST',
    headers: { 'x-booking-token': token },
    body: new Uint8Array(await png()),
  })
  expect([sent.status, await sent.json()]).toEqual([201, { status: 'received' }])
})
