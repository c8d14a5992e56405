import { and, desc, eq } from 'drizzle-orm'
import type { BookingPageAnswer } from '../../src/contract/staff/bookings.ts'
import { schema } from '../../src/db/schema.ts'
import { CustomerBooking } from './customer-booking.ts'
import { type AtWork, signedIn } from './staff.ts'
import type { TestSystem } from './test-system.ts'

const SHIFT_MS = 3_600_000

/** What is seen and taken before a key goes out: the licence in the hand, and the deposit held on a card. */
export const stepsTaken = {
  licences: [{ driver: 0, number: 'ET123456', since: '2010-05-05', until: '2035-05-05', categories: ['B'] }],
  deposit: { kind: 'hold', number: 'EV-1001' },
}

/** The agent's desk: tests move the clock by days, and whoever comes back another day signs in again. */
export class Desk {
  readonly system: TestSystem
  #staff: AtWork | undefined
  #since = 0

  constructor(system: TestSystem) {
    this.system = system
  }

  async #atWork(): Promise<AtWork> {
    const now = this.system.clock.now.getTime()
    if (!this.#staff || Math.abs(now - this.#since) > SHIFT_MS) {
      this.#staff = await signedIn(this.system, 'agent')
      this.#since = now
    }
    return this.#staff
  }

  async get(path: string): Promise<Response> {
    return (await this.#atWork()).get(path)
  }

  async post(path: string, body: unknown = {}): Promise<Response> {
    return (await this.#atWork()).post(path, body)
  }
}

/** A booking as the staff have it in front of them. */
export class StaffBooking {
  readonly own: CustomerBooking
  readonly #desk: Desk

  constructor(desk: Desk, own: CustomerBooking) {
    this.#desk = desk
    this.own = own
  }

  static async registered(desk: Desk, changes: object = {}): Promise<StaffBooking> {
    return new StaffBooking(desk, await CustomerBooking.register(desk.system, changes))
  }

  /** Paid at the bank and signed by hand. */
  static async signed(desk: Desk, withDeposit = false, wanted: object = {}): Promise<StaffBooking> {
    const booking = await StaffBooking.registered(desk, wanted)
    await booking.own.payAtBank('pay', withDeposit)
    const signed = await booking.own.signByHand()
    if (signed?.kind !== 'signed') throw new Error(`not signed: ${JSON.stringify(signed)}`)
    return booking
  }

  /** Signed, and its key handed out at the agreed time. */
  static async onTheRoad(desk: Desk, withDeposit = false, wanted: object = {}): Promise<StaffBooking> {
    const booking = await StaffBooking.signed(desk, withDeposit, wanted)
    desk.system.clock.now = new Date('2026-11-16T08:05:00Z')
    const at = '2026-11-16T10:00'
    const response = await booking.post('hand-over', {
      at,
      odometer: 300_000,
      fuel: 8,
      damage: [],
      ...stepsTaken,
    })
    if (response.status !== 200) throw new Error(`not handed over: ${await response.text()}`)
    return booking
  }

  post(verb: string, body: unknown = {}): Promise<Response> {
    return this.#desk.post(`/bookings/${this.own.id}/${verb}`, body)
  }

  /** The bank has said all it has to say. */
  async bankSettled(): Promise<void> {
    await this.#desk.system.running().bank.simulator?.settled()
  }

  async page(): Promise<BookingPageAnswer> {
    const response = await this.#desk.get(`/bookings/${this.own.id}/page`)
    if (response.status !== 200) throw new Error(`no page: ${response.status} ${await response.text()}`)
    return (await response.json()) as BookingPageAnswer
  }

  /** The last thing the log tells about it. */
  async lastChange() {
    const { auditLog } = schema
    const [row] = await this.#desk.system
      .db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'bookings'), eq(auditLog.recordId, this.own.id)))
      .orderBy(desc(auditLog.id))
      .limit(1)
    return row
  }
}

/** The status and code of a refusal, and the field it is about. */
export async function refusal(response: Response): Promise<[number, string, string?]> {
  const { code, detail, errors } = (await response.json()) as {
    code: string
    detail?: string
    errors?: { path: string }[]
  }
  if (!detail) throw new Error(`${code} has no sentence`)
  const [first] = errors ?? []
  return first ? [response.status, code, first.path] : [response.status, code]
}
