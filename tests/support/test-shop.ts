import { Hono } from 'hono'
import { cents } from '../../src/domain/money.ts'
import { type LocalServer, listenLocally } from '../../src/infra/local-server.ts'
import { Montonio, type MontonioSettings } from '../../src/infra/payments/montonio.ts'
import type { NewOrder, Notice, OrderState } from '../../src/infra/payments/payment-provider.ts'
import { MontonioSimulator } from '../../src/simulators/bank/montonio-simulator.ts'

export const keys = { accessKey: 'access-of-test', secretKey: 'secret-of-test-secret-of-test-32' }

export type PlacedOrder = OrderState & { paymentUrl: string }

/** A shop for tests, with the simulator mounted in its own server as in the product, and everything over HTTP. */
export class TestShop {
  clock = new Date('2026-11-15T10:00:00Z')
  /** What the bank told the shop, in order, as the adapter reads it. */
  told: (Notice | undefined)[] = []
  /** How the shop answers to the next webhooks; then always with 200. */
  answers: number[] = []
  bank: MontonioSimulator
  readonly server: LocalServer
  readonly montonio: Montonio
  #gate = Promise.withResolvers<void>()

  static async open(): Promise<TestShop> {
    const app = new Hono()
    return new TestShop(app, await listenLocally(() => (request) => app.fetch(request)))
  }

  private constructor(app: Hono, server: LocalServer) {
    this.server = server
    this.bank = this.#startBank()
    this.montonio = new Montonio(this.settings())
    this.release()
    app.mount('/sandbox/montonio', (request) => this.bank.app.fetch(request))
    app.post('/webhook', async (context) => {
      const body: Record<string, string> = await context.req.json()
      const isMontonio = context.req.header('user-agent') === 'MontonioWebhooks/1.0'
      this.told.push(
        isMontonio ? await this.montonio.readToken(body.orderToken ?? body.refundToken ?? '') : undefined,
      )
      return new Response(null, { status: this.answers.shift() ?? 200 })
    })
  }

  async close(): Promise<void> {
    this.release()
    await this.bank.settled()
    await this.server.close()
  }

  /** Whatever the bank waits for lasts until `release`. */
  hold(): void {
    this.#gate = Promise.withResolvers()
  }

  release(): void {
    this.#gate.resolve()
  }

  restartBank(): void {
    this.bank = this.#startBank()
  }

  settings(changed: Partial<MontonioSettings> = {}): MontonioSettings {
    const baseUrl = `${this.server.url}/sandbox/montonio/api`
    return { ...keys, baseUrl, now: () => this.clock, ...changed }
  }

  order(changed: Partial<NewOrder> = {}): NewOrder {
    return {
      reference: 'booking-1',
      display: 'AR-0001',
      amount: cents(12_999),
      locale: 'et',
      choice: { kind: 'bank', code: 'LHVBEE22', country: 'EE' },
      returnUrl: `${this.server.url}/back?lang=et`,
      notificationUrl: `${this.server.url}/webhook`,
      expiresInMinutes: 30,
      description: 'Autorent AR-0001',
      paymentReference: '1234561',
      payer: { firstName: 'Mari', lastName: 'Maasikas', email: 'mari@example.com' },
      ...changed,
    }
  }

  async place(changed: Partial<NewOrder> = {}): Promise<PlacedOrder> {
    const answer = await this.montonio.placeOrder(this.order(changed))
    if (!answer.ok || !answer.value.paymentUrl) throw new Error('not placed')
    return { ...answer.value, paymentUrl: answer.value.paymentUrl }
  }

  /** The buyer's button on the hosted page. */
  press(url: string, fields: Record<string, string>): Promise<Response> {
    return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  }

  /** What the address says that the buyer is sent back to. */
  async returned(answer: Response): Promise<Notice | undefined> {
    const url = new URL(answer.headers.get('location') ?? '')
    const isBack =
      answer.status === 303 && `${url.pathname}${url.search}`.startsWith('/back?lang=et&order-token=')
    if (!isBack) throw new Error(`answered ${answer.status}, not sent back`)
    return this.montonio.readToken(url.searchParams.get('order-token') ?? '')
  }

  async pay(): Promise<OrderState> {
    const { paymentUrl, orderId } = await this.place()
    await this.press(paymentUrl, { action: 'pay' })
    const found = await this.montonio.findOrder(orderId)
    if (!found.ok) throw new Error('not found')
    return found.value
  }

  #startBank(): MontonioSimulator {
    const publicUrl = `${this.server.url}/sandbox/montonio`
    const wait = () => this.#gate.promise
    return new MontonioSimulator({ ...keys, publicUrl, now: () => this.clock, wait })
  }
}
