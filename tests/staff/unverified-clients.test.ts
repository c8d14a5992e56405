import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { PhoneClients } from '../../src/contract/staff/phone.ts'
import { schema } from '../../src/db/schema.ts'
import { client, registration } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const victim = { email: 'ohver@example.ee', phone: '+37255500001', address: 'Ohvri 1, Tallinn' }
const stranger = { email: 'voeras@example.ee', phone: '+37255500002', address: 'Mujal 2, Tartu' }
const CODE = '38001085718'

let staff: AtWork
let theirs: CustomerBooking
beforeAll(async () => {
  const own = await CustomerBooking.register(system, { client: client(victim) })
  await own.payAtBank()
  theirs = await CustomerBooking.register(system, { car: { id: ids.cars.fabia }, client: client(stranger) })
  staff = await signedIn(system, 'agent')
})

const found = async (q: string) =>
  ((await (await staff.get(`/phone/clients?q=${encodeURIComponent(q)}`)).json()) as PhoneClients).clients

it('a stranger who typed a customer’s code is offered apart from them, marked and without rentals', async () => {
  expect(await found(CODE)).toMatchObject([
    { email: victim.email, phone: victim.phone, rentals: 1, isVerified: true },
    { email: stranger.email, rentals: 0, lastRental: null, isVerified: false },
  ])
})

it('a booking by phone for the customer gives the stranger nothing of theirs', async () => {
  const [known] = await found(CODE)
  const order = registration({
    rentDate: '2027-01-11T10:00',
    returnDate: '2027-01-14T10:00',
    client: client(victim),
  })
  const taken = await staff.post('/phone/bookings', {
    ...order,
    clientId: known?.id,
    key: 'a key of eight',
    hold: 'tomorrow',
  })
  expect([taken.status, await taken.text()]).toEqual([201, expect.stringContaining(victim.email)])
  const held = Buffer.from(
    await (await system.get(theirs.at('/api/customer/export'), theirs.held)).arrayBuffer(),
  ).toString('latin1')
  const view = JSON.stringify(await theirs.view())
  for (const word of Object.values(victim)) expect(view + held).not.toContain(word)
  expect((await found(CODE))[0]).toMatchObject({ email: victim.email, rentals: 2, isVerified: true })
})

it('whoever takes a stranger’s row for someone known has a new person, and not a known one', async () => {
  const unverified = (await found(CODE)).find(({ isVerified }) => !isVerified)
  const order = registration({
    rentDate: '2027-02-08T10:00',
    returnDate: '2027-02-11T10:00',
    client: client(stranger),
  })
  const taken = await staff.post('/phone/bookings', {
    ...order,
    clientId: unverified?.id,
    key: 'another key',
    hold: 'tomorrow',
  })
  const { id } = (await taken.json()) as { id: number }
  const { clients, bookings } = schema
  const [row] = await system
    .db()
    .select({ personId: clients.personId })
    .from(clients)
    .innerJoin(bookings, eq(bookings.clientId, clients.id))
    .where(eq(bookings.id, id))
  expect(row).toEqual({ personId: null })
})
