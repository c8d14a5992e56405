import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { locales } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { registration } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })
const SECURE = 'https://autorent.test'
const secure = useTestSystem(
  { PUBLIC_URL: SECURE, SIMULATE: 'bank,phones,lockers,mail' },
  { hasWebsite: true },
)

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(schema.carOccupancies)
})

/** The button of the page that a letter's link leads to. */
const press = (path: string, token: string, headers = {}) =>
  system.send(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token }).toString(),
  })

describe('the link of a letter', () => {
  it.each(locales)(
    'shows one button in %s, and opening it changes nothing and says nothing',
    async (locale) => {
      const own = await CustomerBooking.register(system)
      const path = pathOf('documents', locale)
      const before = await own.row()
      for (let at = 0; at < 2; at++) {
        const page = await system.get(`${path}?token=${own.token}`)
        const html = await page.text()
        expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
        expect(page.headers.getSetCookie()).toEqual([])
        expect(html).toContain(`<form method="post" action="${path}">`)
        expect(html.match(/<button/g)).toHaveLength(1)
        expect(html).toMatch(/<meta name="referrer" content="no-referrer"/)
        expect(html).not.toMatch(/AR-\d|Jaan|Tamm|@example/)
      }
      expect(await own.row()).toEqual(before)
    },
  )

  it('is exchanged for a cookie and leaves the address', async () => {
    const own = await CustomerBooking.register(system)
    const answer = await press('/en/sign', own.token)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, own.at('/en/sign')])
    const [cookie = '', ...others] = answer.headers.getSetCookie()
    expect(others).toEqual([])
    expect(cookie.split('; ')).toEqual(
      expect.arrayContaining([own.held.cookie, 'HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000']),
    )
    const page = await (await system.get(own.at('/en/documents'), own.held)).text()
    expect(page).toContain('Jaan Tamm')
    expect(page, 'the token is nowhere in the page').not.toContain(own.token)
  })

  it('leads straight on where the booking is open already', async () => {
    const own = await CustomerBooking.register(system)
    const again = await system.get(`/documents?token=${own.token}`, own.held)
    expect([again.status, again.headers.get('location')]).toEqual([303, own.at('/documents')])
  })

  it('that opens nothing says how to have another sent', async () => {
    const dead = 'x'.repeat(43)
    const opened = await system.get(`/en/documents?token=${dead}`)
    expect(await opened.text()).toContain('This page opens with your personal link')
    expect((await press('/en/documents', dead)).headers.getSetCookie()).toEqual([])
  })

  it('becomes a cookie that only this host and only TLS can set, where there is TLS', async () => {
    const body = registration({ rentDate: '2027-02-15T10:00', returnDate: '2027-02-18T10:00' })
    const answer = await secure.send(`${SECURE}/api/booking/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(201)
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-booking-\d+=[\w-]{43};/)
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'Path=/']))
    const [held = ''] = cookie.split(';')
    const id = /\d+/.exec(held)?.[0]
    const page = await secure.get(`${SECURE}/en/documents?booking=${id}`, { cookie: held })
    expect(await page.text()).toContain('Jaan Tamm')
    const planted = await secure.get(`${SECURE}/en/documents?booking=${id}`, { cookie: held.slice(7) })
    expect(await planted.text()).not.toContain('Jaan Tamm')
  })
})

describe('whoever books', () => {
  it('has the booking open at once, with no link in any address', async () => {
    const answer = await system.post('/api/booking/register', registration())
    const { number } = (await answer.json()) as { number: string }
    const [cookie = ''] = answer.headers.getSetCookie()
    const [held = ''] = cookie.split(';')
    expect(cookie).toContain('HttpOnly')
    const end = await (await system.get(`/en/booking/end?booking=${number}`, { cookie: held })).text()
    expect(end).toContain(number)
    expect(end).not.toContain('token=')
    const stranger = await system.get(`/en/booking/end?booking=${number}`)
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/en?notice=noBooking'])
  })

  it('has ten open in one browser, and of more the newest', async () => {
    const own = await CustomerBooking.register(system, { car: { id: ids.cars.yaris } })
    const others = Array.from({ length: 12 }, (_, at) => `booking-${9001 + at}=x`).join('; ')
    const answer = await press('/documents', own.token, { cookie: others })
    const gone = answer.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))
    expect(gone.map((cookie) => cookie.split('=')[0])).toEqual([
      'booking-9003',
      'booking-9002',
      'booking-9001',
    ])
  })
})

describe('without the cookie of a booking', () => {
  it('its number opens nothing, and after the bank the page says what to do', async () => {
    const own = await CustomerBooking.register(system)
    const page = await (await system.get(own.at('/en/bank-links'))).text()
    expect(page).toContain('is not open in this browser')
    expect(page).toContain('the payment reaches us without this page')
    expect(page).not.toMatch(/Jaan|Tamm|85[.,]50/)
  })

  it('papers, data and files stay closed, also to a token in the address', async () => {
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    await deliverLetters(system.running().jobs)
    const [paper] = (await own.view()).papers
    expect(paper?.href).toMatch(/\?booking=AR-\d{6}$/)
    for (const path of [paper?.href ?? '', own.at('/api/customer/export')]) {
      expect((await system.get(path)).status, path).toBe(404)
      expect((await system.get(`${path}&token=${own.token}`)).status, path).toBe(404)
      expect((await system.get(path, own.held)).status, path).toBe(200)
      expect((await system.get(path, { 'x-booking-token': own.token })).status, path).toBe(200)
    }
  })

  it('another booking of the same browser does not open it', async () => {
    const own = await CustomerBooking.register(system)
    const other = await CustomerBooking.register(system, { car: { id: ids.cars.automatic } })
    expect((await system.get(own.at('/api/customer/export'), other.held)).status).toBe(404)
  })
})
