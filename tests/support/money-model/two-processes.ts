import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { afterAll, beforeAll } from 'vitest'
import { z } from 'zod'
import { openServer } from '../../../src/db/client.ts'
import { schema } from '../../../src/db/schema.ts'
import { type LocalServer, listenLocally } from '../../../src/infra/local-server.ts'
import type { OrderState, PaymentProvider } from '../../../src/infra/payments/payment-provider.ts'
import { compose, type System } from '../../../src/server/compose.ts'
import { parseEnv } from '../../../src/server/env.ts'
import { MontonioSimulator } from '../../../src/simulators/bank/montonio-simulator.ts'
import { TEST_KEYS } from '../data-keys.ts'
import { noLimits } from '../no-limits.ts'
import { TEST_NOW } from '../small-company.ts'
import { type AtWork, signedIn } from '../staff.ts'
import { createDatabase } from '../test-database.ts'
import type { TestSystem } from '../test-system.ts'
import { ModelCompany } from './model-company.ts'

const keys = { accessKey: 'the-shop', secretKey: 'a secret that the shop and its bank share' }
const secret = new TextEncoder().encode(keys.secretKey)
export type PlacedOrder = { orderId: string; reference: string; amount: number }

const saidByBank = z.union([
  z.object({ uuid: z.string(), paymentStatus: z.string(), grandTotal: z.coerce.number() }),
  z.object({
    refundUuid: z.string(),
    orderUuid: z.string(),
    refundStatus: z.string(),
    refundAmount: z.coerce.number(),
  }),
])

const SHIFT_MS = 6 * 3_600_000

/** Two processes of the company on one database, and one bank that outlives both. */
export class TwoProcesses {
  readonly clock = { now: TEST_NOW }
  model = new ModelCompany(0)
  bank: MontonioSimulator
  /** Whose turn it is. */
  turn = 0
  /** The next answer of the bank to a new order waits for it. */
  slow: { placed: () => void; answered: Promise<void> } | undefined
  /** Only the job that asks the bank looks at what went back. */
  hearsRefunds = false
  #systems: System[] = []
  #databaseUrl = ''
  #dataDir = ''
  #bankServer: LocalServer | undefined
  readonly #staff = new Map<number, AtWork>()

  constructor() {
    this.bank = this.#newBank()
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
    this.#systems = [await this.#start(), await this.#start()]
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
  async begin(): Promise<void> {
    this.clock.now = TEST_NOW
    this.turn = 0
    this.model = new ModelCompany(TEST_NOW.getTime())
    this.bank = this.#newBank()
    await this.system
      .db()
      .execute(sql`truncate bookings, clients, car_occupancies, outbox, mails, paper_numbers cascade`)
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

  /** Presses a button of the bank's page. */
  async press(url: string, action: 'pay' | 'cancel'): Promise<void> {
    await this.bank.app.request(new URL(url).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ action }).toString(),
    })
  }

  /** Where an order stands by the bank's own books; undefined when it was replaced. */
  async bankKnows(orderId: string): Promise<OrderState | undefined> {
    const known = await this.running.bank.provider.findOrder(orderId)
    return known.ok ? known.value : undefined
  }

  /** The bank says once more what it once said. */
  async saysAgain({ orderId, reference, amount }: PlacedOrder, status: string): Promise<number> {
    const issued = Math.floor(this.clock.now.getTime() / 1000)
    const orderToken = await new SignJWT({
      uuid: orderId,
      accessKey: keys.accessKey,
      merchantReference: reference,
      paymentStatus: status,
      grandTotal: amount / 100,
      currency: 'EUR',
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(issued)
      .setExpirationTime(issued + 600)
      .sign(secret)
    return (await this.system.post('/api/payments/notice', { orderToken })).status
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
      MONTONIO_ACCESS_KEY: keys.accessKey,
      MONTONIO_SECRET_KEY: keys.secretKey,
      MONTONIO_URL: `${this.#bankServer?.url}/api`,
      ...noLimits,
    })
    const silent = () => undefined
    const system = await compose(env, {
      now: () => this.clock.now,
      open: async () => openServer(this.#databaseUrl, 6),
      log: { info: silent, warn: silent, error: silent },
    })
    Object.assign(system.jobs.payments, { bank: this.#heard(system.bank.provider) })
    return system
  }

  #newBank(): MontonioSimulator {
    return new MontonioSimulator({
      ...keys,
      publicUrl: 'http://bank.test',
      now: () => this.clock.now,
      wait: async () => undefined,
      deliver: async (url, body) => {
        const [token] = Object.values(body)
        const claims = await jwtVerify(String(token), secret, { currentDate: this.clock.now }).catch(
          () => undefined,
        )
        const { pathname } = new URL(url)
        const answer = await this.system.post(pathname, body)
        if (claims?.payload.accessKey === keys.accessKey) this.#told(claims.payload, answer.status)
        else if (answer.status < 400) this.model.surprises.push('a token of somebody else was taken')
        return 200
      },
    })
  }

  #told(claims: JWTPayload, status: number): void {
    if (status >= 300) this.model.surprises.push(`the bank was answered ${status}`)
    const said = saidByBank.parse(claims)
    const inCents = (euros: number) => Math.round(100 * euros)
    if ('uuid' in said) this.model.orderSaid(said.uuid, said.paymentStatus, inCents(said.grandTotal))
    else
      this.model.refundSaid(said.orderUuid, {
        refundId: said.refundUuid,
        status: said.refundStatus,
        amount: inCents(said.refundAmount),
      })
  }

  /** The model hears what the bank answers to our own questions. */
  #heard(bank: PaymentProvider): PaymentProvider {
    return {
      methods: () => bank.methods(),
      readToken: (token) => bank.readToken(token),
      placeOrder: async (order) => {
        const asked = this.model.placing(order)
        const { slow } = this
        this.slow = undefined
        const answer = await bank.placeOrder(order)
        this.model.placed(order, asked, answer)
        slow?.placed()
        await slow?.answered
        return answer
      },
      findOrder: async (orderId) => {
        const answer = await bank.findOrder(orderId)
        if (!answer.ok) return answer
        this.model.orderSaid(orderId, answer.value.status, answer.value.amount)
        if (this.hearsRefunds)
          for (const refund of answer.value.refunds) this.model.refundSaid(orderId, refund)
        return answer
      },
      refund: async (wanted) => {
        const answer = await bank.refund(wanted)
        this.model.refundAnswered(wanted, answer)
        return answer
      },
    }
  }
}

export function useTwoProcesses(): TwoProcesses {
  const company = new TwoProcesses()
  beforeAll(() => company.open())
  afterAll(() => company.close())
  return company
}
