import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { carSearchAnswer } from '../../src/contract/visitor/answers.ts'
import { type Database, type OpenDatabase, openServer } from '../../src/db/client.ts'
import { schema } from '../../src/db/schema.ts'
import { registration, search } from './bodies.ts'
import { makeCar } from './rows.ts'
import { onServer, type ServerProcess, useServerProcesses } from './server-process.ts'
import { ids } from './small-company.ts'
import { createDatabase } from './test-database.ts'

const COMES_AGAIN = 60

/** One answer, read whole. */
export type Answer = { status: number; code: string | undefined; body: Record<string, unknown> }

export type Order = { carId: number; from: Date; to: Date; changes?: object }

export type ServerPair = {
  db: () => Database
  urls: () => [string, string]
  /** Sends a body to the first or the second server. */
  post: (server: 0 | 1, path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  register: (server: 0 | 1, order: Order, headers?: Record<string, string>) => Promise<Answer>
  /** What a search from and to the airport finds: the price of each free car in euros. */
  prices: (server: 0 | 1, from: Date, to: Date) => Promise<Map<number, number>>
  /** Another small car in the fleet, free at all times. */
  newCar: () => Promise<number>
  newCars: (count: number) => Promise<number[]>
}

/** Two processes of the server on one PostgreSQL database with the small company, whose prices have no end here. */
export function useServerPair(): ServerPair {
  const processes = useServerProcesses()
  const running: { database?: OpenDatabase; servers?: [ServerProcess, ServerProcess] } = {}
  let plates = 0
  const db = () => {
    if (!running.database) throw new Error('the database is not open yet')
    return running.database.db
  }
  const urls = (): [string, string] => {
    const { servers } = running
    if (!servers) throw new Error('the servers are not running yet')
    return [servers[0].url, servers[1].url]
  }

  beforeAll(async () => {
    const url = await createDatabase()
    running.database = openServer(url, 8)
    await makePricesLast(running.database.db)
    // Neither the processes nor their answers may depend on where they think they are.
    running.servers = await Promise.all([
      processes.start({ ...onServer(url), TZ: 'Asia/Tokyo' }),
      processes.start({ ...onServer(url), TZ: 'America/Los_Angeles' }),
    ])
  }, 180_000)
  afterAll(() => running.database?.close())

  const post: ServerPair['post'] = (server, path, body, headers) =>
    postJson(urls()[server] + path, body, headers)
  const newCars = async (count: number) => {
    const rows = Array.from({ length: count }, () =>
      makeCar({ groupId: ids.groups.small, registerNumber: `${++plates}RACE` }),
    )
    const inserted = await db().insert(schema.cars).values(rows).returning({ id: schema.cars.id })
    return inserted.map(({ id }) => id)
  }
  return {
    db,
    urls,
    post,
    register: async (server, order, headers) => {
      const ask = () => post(server, '/api/booking/register', orderBody(order), headers)
      let answer = await ask()
      // A machine with much beside it may not get to everyone in time. Whoever is told so comes again.
      for (let again = 0; answer.code === 'database_away' && again < COMES_AGAIN; again++) {
        await sleep(1000)
        answer = await ask()
      }
      return answer
    },
    prices: async (server, from, to) =>
      pricesIn(await post(server, '/api/booking/cars', searchBody(from, to))),
    newCars,
    newCar: async () => (await newCars(1))[0] ?? 0,
  }
}

export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Record<string, unknown>
  return {
    status: response.status,
    code: typeof answer.code === 'string' ? answer.code : undefined,
    body: answer,
  }
}

/** A rental from and to the airport, which never closes. */
export const orderBody = ({ carId, from, to, changes }: Order) =>
  registration({
    rentDate: from.toISOString(),
    returnDate: to.toISOString(),
    rentLocationId: ids.places.airport,
    returnLocationId: ids.places.airport,
    car: { id: carId },
    ...changes,
  })

const searchBody = (from: Date, to: Date) =>
  search({
    rentDate: from.toISOString(),
    returnDate: to.toISOString(),
    rentLocationId: ids.places.airport,
    returnLocationId: ids.places.airport,
  })

function pricesIn({ body }: Answer): Map<number, number> {
  const { sortedCars } = carSearchAnswer.parse(body)
  return new Map(sortedCars.map(({ id, price }) => [id, price]))
}

/** The small company's prices end in some years; here one season holds for good, so that the tests do not rot. */
export async function makePricesLast(db: Database): Promise<void> {
  const { groupPrices } = schema
  await db.delete(groupPrices).where(eq(groupPrices.id, 2))
  await db.update(groupPrices).set({ start: '2020-01-01', end: '2199-12-31' })
}

/** `how many` of each answer, such as `{ 201: 1, car_taken: 199 }`. */
export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, code } of answers) {
    const name = code ?? String(status)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
