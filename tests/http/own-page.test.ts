import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { prepareCustomerState } from '../../src/use-cases/booking/customer-state.ts'
import { readCustomerBooking } from '../../src/use-cases/booking/read-customer-booking.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })

const MONDAY = Date.UTC(2026, 10, 23)
const dayAfter = (days: number) => new Date(MONDAY + days * 86_400_000).toISOString().slice(0, 10)

/** Each of them in a week of its own, so that they do not want the same car. */
const register = (week: number) =>
  CustomerBooking.register(system, {
    rentDate: `${dayAfter(7 * week)}T10:00`,
    returnDate: `${dayAfter(7 * week + 3)}T10:00`,
  })

const pageOf = async (booking: CustomerBooking) =>
  (await system.get(booking.at('/en/documents'), booking.held)).text()
const seen = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
const sentAt = (html: string) => /sentAt[^\d]*(\d{13})/.exec(html)?.[1]

const stateOf = (booking: CustomerBooking) => {
  const { links } = system.running().customer.payments
  const now = system.clock.now
  return prepareCustomerState(system.db())(links.hash(booking.token), now, new Date(now.getTime() + 60_000))
}

it('an own page is the same as long as nothing changes, but for the moment it was sent at', async () => {
  const booking = await register(0)
  const before = await pageOf(booking)
  expect(await stateOf(booking)).toBe(await stateOf(booking))
  expect(await stateOf(booking)).toBeDefined()
  system.clock.now = new Date(system.clock.now.getTime() + 7_000)
  const after = await pageOf(booking)
  expect(seen(after)).toBe(seen(before))
  expect(Number(sentAt(after)) - Number(sentAt(before))).toBe(7_000)
  expect(sentAt(after)).toBe(String(system.clock.now.getTime()))
  const [nonce = '', other = ''] = [before, after].map((html) => /nonce="([^"]+)"/.exec(html)?.[1])
  expect(nonce).not.toBe(other)
  expect(after).not.toContain(nonce)
})

it('shows at once what anyone changes, in the same minute', async () => {
  const booking = await register(1)
  const { bookings, clients, cars } = schema
  const changes: (() => Promise<unknown>)[] = [
    () => booking.services.chooseOffers(booking.token, true),
    () => system.db().update(clients).set({ email: 'teine@example.ee' }),
    () => system.db().update(cars).set({ name: 'Another name' }),
    () => booking.payAtBank(),
    () =>
      system
        .db()
        .update(bookings)
        .set({ attentions: ['erasure-asked'] })
        .where(eq(bookings.id, booking.id)),
    () => booking.services.cancel(booking.token, ''),
  ]
  let last = seen(await pageOf(booking))
  for (const [index, change] of changes.entries()) {
    await change()
    const page = seen(await pageOf(booking))
    expect(page === last, `change ${index} is not seen`).toBe(false)
    expect(seen(await pageOf(booking))).toBe(page)
    last = page
  }
})

it('opens for nobody else, kept or not', async () => {
  const booking = await register(2)
  const own = 'id="price"'
  expect(seen(await pageOf(booking))).toContain(own)
  expect(seen(await pageOf(booking))).toContain(own)
  for (const cookie of [
    `booking-${booking.id}=${booking.token}x`,
    '',
    `booking-${booking.id + 1}=${booking.token}`,
  ]) {
    const page = await (await system.get(booking.at('/en/documents'), { cookie })).text()
    expect(seen(page)).not.toContain(own)
    expect(page).not.toContain('example.ee')
  }
})

it('a hold that ends within the minute is not kept over its end', async () => {
  const booking = await register(3)
  expect(await stateOf(booking)).toBeDefined()
  const { carOccupancies } = schema
  const soon = new Date(system.clock.now.getTime() + 20_000)
  await system
    .db()
    .update(carOccupancies)
    .set({ holdExpiresAt: soon })
    .where(eq(carOccupancies.bookingId, booking.id))
  expect(await stateOf(booking)).toBeUndefined()
})

it('its state speaks of every table that the page is read from', async () => {
  const booking = await register(4)
  const read: string[] = []
  const { session } = system.db() as unknown as { session: { logger: { logQuery: (text: string) => void } } }
  const { logger } = session
  const tablesOf = async (ask: () => Promise<unknown>) => {
    read.length = 0
    session.logger = { logQuery: (text) => void read.push(text) }
    await ask()
    session.logger = logger
    return new Set(
      read.flatMap((text) =>
        Array.from(text.matchAll(/(?:from|join) (?!lateral)"?(\w+)"?/g), ([, name]) => name),
      ),
    )
  }
  const hash = system.running().customer.payments.links.hash(booking.token)
  const ofPage = await tablesOf(() => readCustomerBooking(system.db(), hash, system.clock.now))
  const ofState = await tablesOf(() => stateOf(booking))
  expect(ofPage.size).toBeGreaterThan(15)
  // Only pages without an exchange and without a locker are kept: who exchanged it and which locker it is are theirs.
  // What a closed year keeps has left a table that is told, and never changes.
  expect(ofPage.difference(ofState)).toEqual(new Set(['admins', 'smart_lockers', 'past_occupancies']))
})
