import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openServer } from '../../../src/db/client.ts'
import { schema } from '../../../src/db/schema.ts'
import type { StaffRole } from '../../../src/domain/people/rights.ts'
import { pathOf } from '../../../src/i18n/pages.ts'
import { client } from '../bodies.ts'
import { noLimits } from '../no-limits.ts'
import { daysAfter, quietMorning } from '../rental-dates.ts'
import { makeCar } from '../rows.ts'
import { type Answer, makePricesLast, orderBody, postJson } from '../server-pair.ts'
import { onServer, type ServerProcess, type ServerProcesses } from '../server-process.ts'
import { ids } from '../small-company.ts'
import { type AtWork, ORIGIN, signedIn } from '../staff.ts'
import { createDatabase } from '../test-database.ts'
import type { TestSystem } from '../test-system.ts'

/** The limits as they are when nobody sets them. */
export const ordinaryLimits = Object.fromEntries(Object.keys(noLimits).map((name) => [name, '']))

/** A booking in a stranger's hands. */
export type Held = { id: number; token: string; links: Record<string, string> }

/** What the browser sends that has opened a booking. */
export const cookieOf = ({ id, token }: Pick<Held, 'id' | 'token'>): string => `booking-${id}=${token}`

/** Two processes as they run in earnest, and what a stranger does with them. */
export class Target {
  readonly #processes: ServerProcesses
  readonly database: OpenDatabase
  readonly databaseUrl: string
  readonly servers: readonly ServerProcess[]
  readonly folder: string
  #cars = 0
  #addresses = 0

  private constructor(
    processes: ServerProcesses,
    opened: { database: OpenDatabase; databaseUrl: string; servers: ServerProcess[]; folder: string },
  ) {
    this.#processes = processes
    this.database = opened.database
    this.databaseUrl = opened.databaseUrl
    this.servers = opened.servers
    this.folder = opened.folder
  }

  static async open(processes: ServerProcesses, settings: Record<string, string>): Promise<Target> {
    const databaseUrl = await createDatabase()
    const database = openServer(databaseUrl, 4)
    await makePricesLast(database.db)
    const folder = await mkdtemp(join(tmpdir(), 'autorent-data-'))
    const variables = {
      ...onServer(databaseUrl),
      PUBLIC_URL: ORIGIN,
      TRUSTED_PROXIES: '1',
      DATA_DIR: folder,
      ...settings,
    }
    const servers = await Promise.all([processes.start(variables), processes.start(variables)])
    return new Target(processes, { database, databaseUrl, servers, folder })
  }

  /** A process of other settings on the same database. */
  another(settings: Record<string, string>): Promise<ServerProcess> {
    return this.#processes.start({ ...onServer(this.databaseUrl), DATA_DIR: this.folder, ...settings })
  }

  spawn(settings: Record<string, string>) {
    return this.#processes.spawn(settings)
  }

  url(server = 0): string {
    return this.servers[server]?.url ?? ''
  }

  /** Nobody was seen at this address before. */
  stranger(): string {
    this.#addresses++
    return `198.51.${100 + Math.floor(this.#addresses / 250)}.${this.#addresses % 250}`
  }

  send(path: string, init: RequestInit = {}, from = this.stranger(), server = 0): Promise<Response> {
    const headers = new Headers(init.headers)
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', from)
    return fetch(this.url(server) + path, { redirect: 'manual', ...init, headers })
  }

  async order(changes: object = {}, from = this.stranger(), base = this.url()): Promise<Answer> {
    const [car] = await this.database.db
      .insert(schema.cars)
      .values(makeCar({ groupId: ids.groups.small, registerNumber: `${++this.#cars}RAID` }))
      .returning({ id: schema.cars.id })
    const begin = quietMorning()
    const body = orderBody({ carId: car?.id ?? 0, from: begin, to: daysAfter(begin, 2), changes })
    return postJson(`${base}/api/booking/register`, body, { 'x-forwarded-for': from })
  }

  /** Each time another person, unless they are named. */
  async book(person: object = {}, base = this.url()): Promise<Held> {
    const who = { email: `raid${this.#cars}@example.ee`, phone: `+372 5${1_000_000 + this.#cars}` }
    const { status, body } = await this.order({ client: client({ ...who, ...person }) }, undefined, base)
    if (status !== 201) throw new Error(`a booking was refused: ${status} ${JSON.stringify(body)}`)
    const links = body.links as Record<string, string>
    const token = new URLSearchParams(links.documents?.split('?')[1]).get('token') ?? ''
    return { id: Number(body.id), token, links }
  }

  act(held: Held, page: 'bank-links' | 'sign', form: Record<string, string>, base = this.url()) {
    return fetch(`${base}${pathOf(page, 'et')}.data?booking=${held.id}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { 'x-forwarded-for': this.stranger(), cookie: cookieOf(held) },
    })
  }

  upload({ token }: Held, bytes: Uint8Array, base = this.url()): Promise<Response> {
    return fetch(`${base}/api/customer/uploads?driver=0&kind=other`, {
      method: 'POST',
      headers: { 'x-booking-token': token, 'x-forwarded-for': this.stranger() },
      body: new Uint8Array(bytes),
    })
  }

  /** Pays in the simulated bank of the first process. */
  async pay(held: Held): Promise<void> {
    const text = await (await this.act(held, 'bank-links', { choice: 'bank:EE:HABAEE2X' })).text()
    const page = /(\/sandbox\/montonio\/[0-9a-f-]+)/.exec(text)?.[1]
    if (!page) throw new Error(`no way to the bank: ${text.slice(0, 200)}`)
    await this.send(page, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) })
    await this.act(held, 'bank-links', { intent: 'check' })
  }

  signedIn(role: StaffRole): Promise<AtWork> {
    const from = this.stranger()
    const system: Pick<TestSystem, 'db' | 'clock' | 'post' | 'send'> = {
      db: () => this.database.db,
      clock: { now: new Date() },
      post: (path, body, headers = {}) =>
        this.send(
          path,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(body),
          },
          from,
        ),
      send: (path, init) => this.send(path, init, from),
    }
    return signedIn(system as TestSystem, role)
  }

  async rows(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const { rows } = await this.database.executeSql(text, values)
    return rows as Record<string, unknown>[]
  }

  close(): Promise<void> {
    return this.database.close()
  }
}
