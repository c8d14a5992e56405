import { desc } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { daysAfter } from '../support/rental-dates.ts'
import { Desk, refusal, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })
const desk = new Desk(system)
const RETURN = new Date('2026-11-19T08:00:00Z')

let booking: StaffBooking
beforeAll(async () => {
  booking = await StaffBooking.registered(desk)
  await booking.own.payAtBank()
})

const opened = () => system.get(booking.own.at('/api/customer/export'), booking.own.held)

/** The text of the letter that the form on the customer's pages leads to, as staff read it; undefined when there is nothing to say. */
async function linkSentAgain(): Promise<string | undefined> {
  const { mails } = schema
  const asked = await system.send('/documents', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=jaan.tamm@example.ee',
  })
  expect(asked.status).toBe(200)
  await deliverLetters(system.running().jobs)
  const [last] = await system.db().select().from(mails).orderBy(desc(mails.id)).limit(1)
  const read = (await (await desk.get(`/letters/${last?.id}`)).json()) as { mail: { text: string } | null }
  return read.mail?.text
}

describe.each([91, 179])('a private link %i days after the planned return', (days) => {
  beforeAll(() => {
    system.clock.now = daysAfter(RETURN, days)
  })

  it('opens the booking', async () => {
    expect((await opened()).status).toBe(200)
  })
  it('is sent again to whoever lost it', async () => {
    expect(await linkSentAgain()).toContain(booking.own.token)
  })
  it('is sent again by staff', async () => {
    expect((await booking.post('resend-link')).status).toBe(200)
  })
})

describe('a private link 181 days after the planned return', () => {
  beforeAll(() => {
    system.clock.now = daysAfter(RETURN, 181)
  })

  it('opens nothing', async () => {
    expect(await refusal(await opened())).toEqual([404, 'no_booking'])
  })
  it('is sent to nobody', async () => {
    expect(await linkSentAgain()).toBeUndefined()
  })
  it('is not sent by staff either', async () => {
    expect(await refusal(await booking.post('resend-link'))).toEqual([409, 'link_ended'])
  })
})
