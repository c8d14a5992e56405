import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { planLetters } from '../../src/use-cases/letters/plan-letters.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { lettersTo, tokenTo } from '../support/letters-in-folder.ts'
import { TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const withoutMail = useTestSystem({ OFF: 'mail' })

let count = 0
let email: string
let own: CustomerBooking
let owner: AtWork
beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  email = `link${++count}@example.ee`
  own = await CustomerBooking.register(system, { client: client({ email }) })
  owner = await signedIn(system, 'owner')
})

const opens = async ({ id }: CustomerBooking, token: string) =>
  (await system.get(`/api/customer/export?booking=${id}`, { cookie: `booking-${id}=${token}` })).status

describe('staff make a new link', () => {
  it('and the old one opens nothing, nor does a browser that had it; the new one goes to the customer', async () => {
    await deliverLetters(system.running().jobs)
    expect(await opens(own, own.token)).toBe(200)
    const renewed = await owner.post(`/bookings/${own.id}/renew-link`)
    expect([renewed.status, await renewed.json()]).toEqual([200, { kind: 'sent', email }])
    expect(await opens(own, own.token)).toBe(404)
    const token = await tokenTo(system, email)
    expect(token).not.toBe(own.token)
    expect(await opens(own, token)).toBe(200)
  })

  it('which is written down without the link', async () => {
    await owner.post(`/bookings/${own.id}/renew-link`)
    const history = await system.db().select().from(schema.auditLog)
    expect(history.at(-1)).toMatchObject({ action: 'renew-link', after: { linkSeed: '•', sentTo: email } })
    expect(JSON.stringify(history)).not.toContain((await own.row()).linkSeed)
  })

  it('and see it where no mail goes out', async () => {
    const booking = await CustomerBooking.register(withoutMail)
    const staff = await signedIn(withoutMail, 'agent')
    const shown = (await (await staff.post(`/bookings/${booking.id}/renew-link`)).json()) as { link: string }
    const token = new URL(shown.link).searchParams.get('token') ?? ''
    const statuses = [booking.token, token].map(async (held) => {
      const headers = { cookie: `booking-${booking.id}=${held}` }
      return (await withoutMail.get(booking.at('/api/customer/export'), headers)).status
    })
    expect(await Promise.all(statuses)).toEqual([404, 200])
  })
})

describe('another e-mail address', () => {
  const change = async (fields: object) => {
    const { clientId } = await own.row()
    return owner.put(`/clients/${clientId}`, fields)
  }

  it('ends the link, and the new address gets another', async () => {
    await deliverLetters(system.running().jobs)
    const before = await lettersTo(system, email)
    expect((await change({ email: `new.${email}` })).status).toBe(200)
    expect(await opens(own, own.token)).toBe(404)
    expect(await opens(own, await tokenTo(system, `new.${email}`))).toBe(200)
    expect(await lettersTo(system, email), 'the old address hears nothing more').toHaveLength(before.length)
  })

  it('has the letters that wait for the old one', async () => {
    await own.payAtBank()
    await planLetters(system.running().jobs.letters, TEST_NOW)
    await change({ email: `new.${email}` })
    const letters = [await lettersTo(system, email), await lettersTo(system, `new.${email}`)]
    expect(letters[0]?.filter(({ text }) => text?.includes('token='))).toEqual([])
    expect(letters[1]?.length).toBeGreaterThan(1)
  })

  it('is not one that is only written otherwise', async () => {
    expect((await change({ email: email.toUpperCase() })).status).toBe(200)
    expect((await change({ phone: '+372 5555 0101' })).status).toBe(200)
    expect(await opens(own, own.token)).toBe(200)
  })
})

it('whoever is erased leaves a link that opens nothing', async () => {
  await own.payAtBank()
  await deliverLetters(system.running().jobs)
  const [paper] = await own.papers()
  const { clientId } = await own.row()
  expect((await owner.post(`/clients/${clientId}/erase`)).status).toBe(200)
  expect(await opens(own, own.token)).toBe(404)
  expect((await system.get(own.at(`/api/customer/papers/${paper?.id}`), own.held)).status).toBe(404)
})

it('a link made under another secret is replaced by the next letter, and never sent dead', async () => {
  system.clock.now = TEST_NOW
  await deliverLetters(system.running().jobs)
  await system
    .db()
    .update(schema.bookings)
    .set({ linkHash: 'of another secret' })
    .where(eq(schema.bookings.id, own.id))
  await owner.post(`/bookings/${own.id}/resend-link`)
  expect(await opens(own, await tokenTo(system, email))).toBe(200)
})
