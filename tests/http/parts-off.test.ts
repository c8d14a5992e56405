import { describe, expect, it } from 'vitest'
import type { DocumentsAnswer } from '../../src/contract/staff/documents.ts'
import { schema } from '../../src/db/schema.ts'
import { partNames } from '../../src/domain/outside-parts.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { type PageName, pageNames, pathOf } from '../../src/i18n/pages.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { drawnName } from '../support/drawings.ts'
import { partWords } from '../support/part-words.ts'
import { TEST_NOW } from '../support/small-company.ts'
import { Desk, stepsTaken } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ OFF: partNames.join(','), DEMO: '0' }, { hasWebsite: true })
const desk = new Desk(system)

/** What a visitor reads: the page without its scripts and tags. */
const textOf = (html: string) =>
  html.replace(/<(script|style|head)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ')

async function open(page: PageName, locale: Locale, own?: CustomerBooking) {
  const path = pathOf(page, locale)
  const response = own ? await system.get(own.at(path), own.held) : await system.get(path)
  return { status: response.status, text: textOf(await response.text()) }
}

async function submit(page: PageName, fields: Record<string, string>, own?: CustomerBooking) {
  const path = pathOf(page, 'en')
  const response = await system.send(own?.at(path) ?? path, {
    method: 'POST',
    headers: { ...own?.held, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  return { status: response.status, text: textOf(await response.text()) }
}

const done = async (response: Promise<Response>) => {
  const answered = await response
  if (answered.status !== 200) throw new Error(`${answered.status} ${await answered.text()}`)
  return answered
}
const mentions = (text: string, locale: Locale) =>
  partNames.filter((part) => partWords[part][locale].test(text))
/** The minute's work of the jobs. */
const jobs = () => deliverLetters(system.running().jobs)

describe('with everything outside switched off', () => {
  it('a rental goes from booking to return, by transfer, a drawn name and people', async () => {
    system.clock.now = TEST_NOW
    const own = await CustomerBooking.register(system)
    const verb = (name: string, body: unknown = {}) => done(desk.post(`/bookings/${own.id}/${name}`, body))

    const paying = await open('bank-links', 'en', own)
    expect(paying.text).toContain('Bank transfer')
    expect(paying.text).toContain('Paying at the office')
    expect(paying.text).not.toMatch(/cannot be reached|Visa|deposit now/)
    const asked = await submit('bank-links', { intent: 'pay', choice: 'card' }, own)
    expect([asked.status, asked.text.includes('Here you pay by transfer')]).toEqual([422, true])
    await verb('money', { account: 'rent', direction: 'in', amount: 85.5, method: 'TRANSFER' })
    expect(await own.row()).toMatchObject({ status: 'CONFIRMED', isPaid: true })

    await own.sendDocuments()
    const waiting = await done(desk.get(`/documents?booking=${own.id}`))
    for (const { id } of ((await waiting.json()) as DocumentsAnswer).documents)
      await done(desk.post(`/documents/${id}/review`, { verdict: 'approve' }))

    await jobs()
    expect((await own.papers()).map(({ kind }) => kind).toSorted()).toEqual([
      'contract',
      'invoice',
      'receipt',
    ])
    const signing = await open('sign', 'en', own)
    expect([signing.text.includes('Your signature'), mentions(signing.text, 'en')]).toEqual([true, []])
    const byPhone = await submit('sign', { intent: 'smart-id', isRead: 'yes' }, own)
    expect([byPhone.status, byPhone.text.includes('You cannot sign this way')]).toEqual([422, true])
    expect(await own.signByPhone('smart-id')).toEqual({ kind: 'failed', code: 'not_offered' })
    const drawing = `data:image/png;base64,${Buffer.from(await drawnName()).toString('base64')}`
    expect((await submit('sign', { intent: 'drawn', isRead: 'yes', drawing }, own)).status).toBe(200)
    expect((await own.row()).status).toBe('SIGNED')
    expect((await own.view()).locker).toBeNull()

    system.clock.now = new Date('2026-11-16T08:05:00Z')
    await verb('hand-over', { at: '2026-11-16T10:00', odometer: 300_000, fuel: 8, damage: [], ...stepsTaken })
    system.clock.now = new Date('2026-11-19T08:10:00Z')
    const back = { at: '2026-11-19T10:00', locationId: 1, odometer: 300_100, fuel: 8, damage: [] }
    await verb('take-back', back)
    expect((await own.row()).actualReturnDate).not.toBeNull()

    await jobs()
    expect(await system.db().select().from(schema.mails)).toEqual([])
    expect(await system.db().select().from(schema.smartLockerReservations)).toEqual([])
  })

  it('who cancels has the credit note all the same', async () => {
    system.clock.now = TEST_NOW
    const own = await CustomerBooking.register(system, { car: { id: 2 } })
    const paid = { account: 'rent', direction: 'in', amount: 85.5, method: 'CASH' }
    await done(desk.post(`/bookings/${own.id}/money`, paid))
    await jobs()
    await done(desk.post(`/bookings/${own.id}/cancel`, { reason: 'Auto läks katki', fee: 0 }))
    await jobs()
    expect((await own.papers()).map(({ kind }) => kind)).toContain('credit-note')
  })

  it('a car waits for a transfer as long as for the answer to a request', async () => {
    system.clock.now = TEST_NOW
    await system.db().delete(schema.carOccupancies)
    const own = await CustomerBooking.register(system)
    const { holdExpiresAt } = await own.view()
    expect(Date.parse(holdExpiresAt ?? '') - TEST_NOW.getTime()).toBe(24 * 3_600_000)
  })

  it('no simulator is there', async () => {
    const { bank, lockers, customer } = system.running()
    expect([bank.simulator, lockers.simulator, customer.signing.providers]).toEqual([
      undefined,
      undefined,
      {},
    ])
    for (const path of ['', '/api/stores/payment-methods', `/${crypto.randomUUID()}`])
      expect((await system.get(`/sandbox/montonio${path}`)).status).toBe(404)
  })

  it('nothing is taken that nobody would read', async () => {
    await system.db().delete(schema.outbox)
    const message = { name: 'Jaan', email: 'jaan@example.ee', message: 'Tere', phone: '+372 5123 4567' }
    for (const page of ['contact', 'services-longterm', 'services-replacement'] as const) {
      const asked = await submit(page, message)
      expect([page, asked.status]).toEqual([page, 404])
      expect(asked.text).toContain('Call')
    }
    expect((await submit('documents', { email: 'jaan@example.ee' })).status).toBe(404)
    expect(await system.db().select().from(schema.outbox)).toEqual([])
  })

  it('staff tell the customer the link themselves, and it is written down', async () => {
    system.clock.now = TEST_NOW
    await system.db().delete(schema.carOccupancies)
    const own = await CustomerBooking.register(system, { client: client({ language: 'en' }) })
    const shown = await (await done(desk.post(`/bookings/${own.id}/resend-link`))).json()
    expect(shown).toMatchObject({ kind: 'shown' })
    const { pathname, search } = new URL(shown.link)
    expect(await (await system.get(pathname + search)).text()).toContain('Your booking')
    const history = await system.db().select().from(schema.auditLog)
    expect(history.map(({ action }) => action)).toContain('show-link')
    expect(JSON.stringify(history)).not.toContain(own.token)
  })
})

describe.each(locales)('no page in %s', (locale) => {
  const offered = pageNames.filter(
    (page) => !['smartlocker', 'confirm-email', 'stop-offers', 'my-data'].includes(page),
  )

  it.each(offered)('speaks of what is off: %s', async (page) => {
    const { status, text } = await open(page, locale)
    expect([status < 400, mentions(text, locale)]).toEqual([true, []])
  })

  it('of a booking does', async () => {
    system.clock.now = TEST_NOW
    await system.db().delete(schema.carOccupancies)
    const own = await CustomerBooking.register(system)
    for (const page of ['booking-end', 'documents', 'bank-links', 'sign', 'upload-documents'] as const) {
      const { status, text } = await open(page, locale, own)
      expect([page, status, mentions(text, locale)]).toEqual([page, 200, []])
    }
  })

  it('is about lockers', async () => {
    expect((await open('smartlocker', locale)).status).toBe(404)
    expect((await open('confirm-email', locale)).status).toBe(404)
    expect((await open('stop-offers', locale)).status).toBe(404)
    expect((await open('my-data', locale)).status).toBe(404)
    expect(await (await system.get('/robots.txt')).text()).not.toContain('smartlocker')
    expect(await (await system.get('/sitemap.xml')).text()).not.toContain('smartlocker')
  })
})
