import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, isNotNull } from 'drizzle-orm'
import { openServer } from '../../../src/db/client.ts'
import { schema } from '../../../src/db/schema.ts'
import { drawings } from '../../../src/documents/papers.ts'
import { type LocalServer, listenLocally } from '../../../src/infra/local-server.ts'
import type { OrderState } from '../../../src/infra/payments/payment-provider.ts'
import { compose, type System } from '../../../src/server/compose.ts'
import { parseEnv } from '../../../src/server/env.ts'
import type { MontonioSimulator } from '../../../src/simulators/bank/montonio-simulator.ts'
import { TEST_KEYS } from '../data-keys.ts'
import { noLimits } from '../no-limits.ts'
import { TEST_NOW } from '../small-company.ts'
import { type AtWork, signedIn } from '../staff.ts'
import { createDatabase } from '../test-database.ts'
import type { TestSystem } from '../test-system.ts'
import { emptyCompany, type FeeIds, prepareCompany } from './company-at-rest.ts'
import { ModelCompany } from './model-company.ts'
import { plainPapers } from './plain-papers.ts'
import { bankKeys, heard, newBank, type PlacedOrder } from './simulated-bank.ts'

const SHIFT_MS = 6 * 3_600_000
const silent = () => undefined

/** Two processes of the company on one database, and one bank that outlives both. */
export class TwoProcesses {
  readonly clock = { now: TEST_NOW }
  model = new ModelCompany(0)
  bank: MontonioSimulator
  /** Whose turn it is. */
  turn = 0
  slow: { placed: () => void; answered: Promise<void> } | undefined
  hearsRefunds = false
  isBankDown = false
  /** Papers are drawn, and not only written down. */
  draws = false
  /** The services that follow from who drives. */
  fees: FeeIds = { young: 0, others: 0 }
  #systems: System[] = []
  #databaseUrl = ''
  #dataDir = ''
  #bankServer: LocalServer | undefined
  readonly #staff = new Map<number, AtWork>()

  constructor() {
    this.bank = newBank(this)
  }

  /** As the helpers of the other tests know a system: whichever process has the turn. */
  readonly system: TestSystem = {
    clock: this.clock,
    logged: [],
    db: () => this.running.database.db,
    dataDir: () => this.#dataDir,
    running: () => this.running,
    bank: () => this.bank,
    later: (minutes) => {
      this.clock.now = new Date(this.clock.now.getTime() + minutes * 60_000)
    },
    post: async (path, body, headers = {}) =>
      this.running.app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    get: async (path, headers = {}) => this.running.app.request(path, { headers }),
    send: async (path, init) => this.running.app.request(path, init),
  }

  get running(): System {
    const system = this.#systems[this.turn]
    if (!system) throw new Error('the processes are not running yet')
    return system
  }

  async open(): Promise<void> {
    this.#dataDir = await mkdtemp(join(tmpdir(), 'autorent-model-'))
    this.#bankServer = await listenLocally(() => (request) => this.bank.app.fetch(request))
    this.#databaseUrl = await createDatabase()
    this.#systems = [await this.#start()]
    this.fees = await prepareCompany(this.system)
    this.#systems.push(await this.#start())
  }

  async close(): Promise<void> {
    for (const system of this.#systems) await system.close()
    await this.#bankServer?.close()
    await rm(this.#dataDir, { recursive: true })
  }

  /** The process whose turn it is ends, and another takes its place. */
  async restart(): Promise<void> {
    await this.running.close()
    this.#systems[this.turn] = await this.#start()
  }

  /** An empty company, and a bank that knows nothing of it. */
  async begin(draws: boolean): Promise<void> {
    this.draws = draws
    for (const { jobs } of this.#systems) Object.assign(jobs.payments.draw, this.#drawings)
    this.clock.now = TEST_NOW
    this.turn = 0
    this.model = new ModelCompany(TEST_NOW.getTime())
    this.bank = newBank(this)
    this.isBankDown = false
    await emptyCompany(this.system.db())
  }

  setTime(at: number): void {
    this.clock.now = new Date(at)
    this.model.now = at
  }

  /** Someone of the staff who has come to work within these hours. */
  async desk(): Promise<AtWork> {
    const shift = Math.floor(this.clock.now.getTime() / SHIFT_MS)
    const known = this.#staff.get(shift)
    if (known) return known
    const came = await signedIn(this.system, 'agent')
    this.#staff.set(shift, came)
    return came
  }

  /** What the bank was asked to take for a booking, first to last. */
  async orderRows(bookingId: number): Promise<PlacedOrder[]> {
    const { payments } = schema
    const rows = await this.system
      .db()
      .select()
      .from(payments)
      .where(and(eq(payments.bookingId, bookingId), isNotNull(payments.orderId)))
      .orderBy(payments.id)
    return rows.map(({ orderId, reference, rentAmount, depositAmount }) => ({
      orderId: orderId ?? '',
      reference,
      amount: rentAmount + depositAmount,
    }))
  }

  /** Where an order stands by the bank's own books; undefined when it was replaced. */
  async bankKnows(orderId: string): Promise<OrderState | undefined> {
    const known = await this.running.bank.provider.findOrder(orderId)
    return known.ok ? known.value : undefined
  }

  get #drawings() {
    return this.draws ? drawings : plainPapers
  }

  async #start(): Promise<System> {
    const env = parseEnv({
      DATA_DIR: this.#dataDir,
      LOG_LEVEL: 'silent',
      DEMO: '0',
      SESSION_SECRET: 'a secret of the tests, long enough to be taken',
      DATA_KEYS: TEST_KEYS,
      STAFF_IDLE_MINUTES: '720',
      STAFF_PROOF_MINUTES: '720',
      MONTONIO_ACCESS_KEY: bankKeys.accessKey,
      MONTONIO_SECRET_KEY: bankKeys.secretKey,
      MONTONIO_URL: `${this.#bankServer?.url}/api`,
      ...noLimits,
    })
    const system = await compose(env, {
      now: () => this.clock.now,
      open: async () => openServer(this.#databaseUrl, 6),
      log: { info: silent, warn: silent, error: silent },
    })
    Object.assign(system.jobs.payments.draw, this.#drawings)
    Object.assign(system.jobs.payments, { bank: heard(this, system.bank.provider) })
    return system
  }
}
