import { eq } from 'drizzle-orm'
import type { ChangeAnswer, ChangeValues } from '../../src/contract/visitor/change.ts'
import type { CustomerView, PayChoice } from '../../src/contract/visitor/customer.ts'
import { schema } from '../../src/db/schema.ts'
import { bookingNumber } from '../../src/domain/booking/booking-number.ts'
import { wantedKinds } from '../../src/domain/booking/wanted-documents.ts'
import { customerServices } from '../../src/server/site/customer-services.ts'
import { registration } from './bodies.ts'
import { png } from './document-files.ts'
import { drawnName } from './drawings.ts'
import type { TestSystem } from './test-system.ts'

export const swedbank: PayChoice = { kind: 'bank', code: 'HABAEE2X', country: 'EE' }
const device = { address: '192.0.2.7', userAgent: 'the browser of the tests' }
const ORIGIN = 'http://autorent.test'

/** One booking and what its owner does with it, through the same calls as the pages. */
export class CustomerBooking {
  readonly #system: TestSystem
  readonly id: number
  readonly token: string

  constructor(system: TestSystem, id: number, token: string) {
    this.#system = system
    this.id = id
    this.token = token
  }

  static async register(system: TestSystem, changes: object = {}): Promise<CustomerBooking> {
    const response = await system.post('/api/booking/register', registration(changes))
    const body = (await response.json()) as { id: number; links: Record<string, string> }
    if (response.status !== 201) throw new Error(`registration was refused: ${JSON.stringify(body)}`)
    const token = new URL(body.links.documents ?? '', ORIGIN).searchParams.get('token') ?? ''
    return new CustomerBooking(system, body.id, token)
  }

  /** An address of this booking, as the pages link to it. */
  at(path: string): string {
    return `${path}?booking=${bookingNumber(this.id)}`
  }

  /** What the browser sends that has opened it. */
  get held(): { cookie: string } {
    return { cookie: `booking-${this.id}=${this.token}` }
  }

  get services() {
    return customerServices(this.#system.running().customer)
  }

  async view(): Promise<CustomerView> {
    const view = await this.services.view(this.token, 'et')
    if (!view) throw new Error('the token opens no booking')
    return view
  }

  pay(withDeposit = false, choice: PayChoice = swedbank) {
    return this.services.pay(this.token, choice, withDeposit, 'et', ORIGIN)
  }

  /** Starts a payment and presses a button on the bank's page. */
  async payAtBank(button: 'pay' | 'cancel' | 'leave' = 'pay', withDeposit = false): Promise<Response> {
    const started = await this.pay(withDeposit)
    if (started?.kind !== 'go_to_bank') throw new Error(`no way to the bank: ${started?.kind}`)
    return this.pressAtBank(started.url, button)
  }

  async pressAtBank(url: string, button: 'pay' | 'cancel' | 'leave'): Promise<Response> {
    const response = await this.#system.send(new URL(url).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ action: button }).toString(),
    })
    await this.#system.running().bank.simulator?.settled()
    return response
  }

  /** Tries a change, or makes it when the prices that were seen are among the values. */
  async change(values: ChangeValues): Promise<ChangeAnswer> {
    const answer = await this.services.change(this.token, values, 'en')
    if (!answer) throw new Error('the token opens no booking')
    return answer
  }

  /** Looks at the price of a change, then agrees to it. */
  async agree(values: ChangeValues): Promise<ChangeAnswer> {
    const tried = await this.change(values)
    if (tried.kind !== 'tried') return tried
    const seen = {
      seenPrice: String(tried.price),
      seenDeposit: String(tried.deposit),
      seenFee: String(tried.fee),
    }
    return this.change({ ...values, ...seen })
  }

  async signByHand(drawing?: Uint8Array) {
    return this.services.signByHand(this.token, drawing ?? (await drawnName()), device)
  }

  signByPhone(method: 'smart-id' | 'mobile-id', phone = '') {
    return this.services.signByPhone(this.token, method, phone, 'et', device)
  }

  /** Asks until the phone has said something. */
  async phoneSays() {
    for (;;) {
      const said = await this.services.checkSigning(this.token)
      if (said?.kind !== 'running') return said
    }
  }

  /** The customer sends every paper that is wanted of the first driver. */
  async sendDocuments(): Promise<void> {
    for (const kind of wantedKinds) {
      const response = await this.#system.send(`/api/customer/uploads?driver=0&kind=${kind}`, {
        method: 'POST',
        headers: { 'x-booking-token': this.token },
        body: new Uint8Array(await png()),
      })
      if (response.status !== 201) throw new Error(`${kind} was refused: ${response.status}`)
    }
  }

  /** The office has looked at them and found them good. */
  async approveDocuments(): Promise<void> {
    const { uploads } = schema
    await this.#system
      .db()
      .update(uploads)
      .set({ status: 'APPROVED', reviewedAt: this.#system.clock.now })
      .where(eq(uploads.bookingId, this.id))
  }

  async papers() {
    const { papers } = schema
    return this.#system.db().select().from(papers).where(eq(papers.bookingId, this.id)).orderBy(papers.id)
  }

  async row() {
    const { bookings } = schema
    const [row] = await this.#system.db().select().from(bookings).where(eq(bookings.id, this.id))
    if (!row) throw new Error('the booking is gone')
    return row
  }

  async occupancy() {
    const { carOccupancies: taken } = schema
    const [row] = await this.#system.db().select().from(taken).where(eq(taken.bookingId, this.id))
    return row
  }

  async ledger(): Promise<[string, string, number][]> {
    const { ledgerEntries } = schema
    const rows = await this.#system
      .db()
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.bookingId, this.id))
      .orderBy(ledgerEntries.id)
    return rows.map(({ account, kind, amount }) => [account, kind, amount])
  }
}
