import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { schema } from '../../src/db/schema.ts'
import { locationIds } from '../../src/demo/locations.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { compose, type System } from '../../src/server/compose.ts'
import { loadBuild } from '../../src/server/site/load-build.ts'
import { copyDemoData, demoEnv } from './demo-data.ts'

export type Registered = { id: number; links: Record<string, string>; phone: string }

const MORNING = new Date('2026-11-16T08:00:00Z')
const PICK_UP = new Date('2026-11-24T08:00:00Z')

/** The demo company in this very process, so that a test can be its staff and move its clock. */
export class CompanyInProcess {
  readonly url: string
  readonly system: System
  readonly #clock: { now: Date }
  readonly #close: () => Promise<void>

  constructor(url: string, system: System, clock: { now: Date }, close: () => Promise<void>) {
    this.url = url
    this.system = system
    this.#clock = clock
    this.#close = close
  }

  static async open(
    variables: Record<string, string> = {},
    hostname = '127.0.0.1',
  ): Promise<CompanyInProcess> {
    const folder = await copyDemoData(MORNING)
    const clock = { now: MORNING }
    let fetch: System['app']['fetch'] | undefined
    const server = serve({
      fetch: (request, env) => fetch?.(request, env) ?? new Response(null, { status: 503 }),
      hostname: '127.0.0.1',
      port: 0,
    })
    await new Promise((resolve) => server.once('listening', resolve))
    const url = `http://${hostname}:${(server.address() as AddressInfo).port}`
    const env = demoEnv(folder, url, variables)
    const system = await compose(env, { now: () => clock.now, build: await loadBuild() })
    fetch = system.app.fetch
    return new CompanyInProcess(url, system, clock, async () => {
      server.close()
      await system.close()
      await rm(folder, { recursive: true, force: true })
    })
  }

  close(): Promise<void> {
    return this.#close()
  }

  /** Books the cheapest car from the key locker, nine days ahead. */
  async register(locale: Locale, person: object = {}, couponCodes: string[] = []): Promise<Registered> {
    this.#clock.now = MORNING
    const search = {
      rentDate: '2026-11-24T10:00',
      returnDate: '2026-11-26T10:00',
      gearboxType: '',
      couponCodes,
      rentLocationId: locationIds.locker,
      returnLocationId: locationIds.locker,
    }
    const found = (await this.#post('/api/booking/cars', search)) as { sortedCars: { id: number }[] }
    const client = {
      firstName: 'Jaan',
      lastName: 'Tamm',
      email: `jaan.${locale}@example.ee`,
      phone: '+37251234567',
      idCode: '38001085718',
      drivingLicenceNumber: 'ET123456',
      address: 'Kase 1, 10123 Tallinn',
      language: locale,
      terms: true,
      dataHandling: true,
      ads: false,
      ...person,
    }
    const body = { ...search, car: { id: found.sortedCars[0]?.id }, services: [], client }
    const booked = (await this.#post('/api/booking/register', body, locale)) as Omit<Registered, 'phone'>
    return { ...booked, phone: client.phone }
  }

  async #post(path: string, body: object, locale: Locale = 'et'): Promise<unknown> {
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }

  /** What the jobs would do within the minute. */
  deliver(): Promise<void> {
    return deliverLetters(this.system.jobs)
  }

  async approveDocuments(bookingId: number): Promise<void> {
    const { uploads } = schema
    const approved = { status: 'APPROVED', reviewedAt: this.#clock.now } as const
    await this.system.database.db.update(uploads).set(approved).where(eq(uploads.bookingId, bookingId))
  }

  /** The agreed time has come. */
  pickUpTime(): void {
    this.#clock.now = PICK_UP
  }

  call(lockerPhone: string, from: string): string | undefined {
    return this.system.lockers.simulator?.call(lockerPhone, from, this.#clock.now)
  }

  /** Staff take the car back. */
  async takeBack(bookingId: number): Promise<void> {
    const { bookings } = schema
    await this.system.database.db
      .update(bookings)
      .set({ actualReturnDate: this.#clock.now, actualReturnLocationId: locationIds.locker })
      .where(eq(bookings.id, bookingId))
  }

  set now(now: Date) {
    this.#clock.now = now
  }
}
