import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import { jobs } from '../../src/jobs/catalogue.ts'
import { search } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { png } from '../support/document-files.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem(
  {
    TRUSTED_PROXIES: '1',
    PAGES_PER_MINUTE: '5',
    POSTS_PER_MINUTE: '3',
    SEARCHES_PER_MINUTE: '4',
    WRONG_COUPONS_PER_HOUR: '20',
    PAYMENTS_PER_HOUR: '2',
    SIGNATURES_PER_HOUR: '2',
    UPLOADS_PER_MINUTE: '2',
  },
  { hasWebsite: true },
)

let lastAddress = 0
const stranger = () => {
  lastAddress++
  return `198.51.100.${lastAddress}`
}

const get = (from: string, path: string, headers: Record<string, string> = {}) =>
  system.get(path, { 'x-forwarded-for': from, ...headers })
const post = (from: string, path: string, fields: Record<string, string>, held = {}) =>
  system.send(path, {
    method: 'POST',
    headers: { ...held, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
    body: new URLSearchParams(fields).toString(),
  })

describe('whoever opens pages faster than people do', () => {
  it.each([
    ['et', '/hinnakiri'],
    ['en', '/en/pricelist'],
    ['ru', '/ru/pricelist'],
  ] as const)('is asked to wait, in %s, and nobody else is', async (locale, path) => {
    const [from, other] = [stranger(), stranger()]
    for (let at = 0; at < 5; at++) expect((await get(from, path)).status).toBe(200)
    const refused = await get(from, path)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const { errors } = await loadMessages(locale)
    const html = await refused.text()
    for (const part of errors.too_many_requests.split(/(?<=\.) /)) expect(html).toContain(part)
    expect(html).toContain(`<html lang="${locale}"`)
    expect((await get(from, `${path}.data`)).status).toBe(429)
    expect((await get(other, path)).status).toBe(200)
  })

  it('has one allowance for a whole IPv6 network, and the one of its IPv4 address', async () => {
    for (let at = 0; at < 5; at++) await get(`2001:db8:7:7::${at}`, '/hinnakiri')
    expect((await get('2001:db8:7:7:ffff::1', '/hinnakiri')).status).toBe(429)
    expect((await get('2001:db8:7:8::1', '/hinnakiri')).status).toBe(200)
    for (let at = 0; at < 5; at++) await get('203.0.113.9', '/hinnakiri')
    expect((await get('::ffff:203.0.113.9', '/hinnakiri')).status).toBe(429)
  })

  it('still gets the files of the site and its health', async () => {
    const from = stranger()
    for (let at = 0; at < 8; at++) {
      for (const path of ['/favicon.svg', '/healthz', '/robots.txt', '/_i18n/et/messages.json']) {
        expect((await get(from, path)).status).toBe(200)
      }
    }
  })

  it('searches by pages and by the API out of one allowance', async () => {
    const from = stranger()
    const wanted = search()
    const query = new URLSearchParams({ rentDate: wanted.rentDate, returnDate: wanted.returnDate })
    for (let at = 0; at < 4; at++) await get(from, `/broneerimine/auto?${query}`)
    const refused = await system.post('/api/booking/cars', wanted, { 'x-forwarded-for': from })
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_requests' }])
  })
})

it('a form sent too often is kept on the page that asks to wait', async () => {
  const from = stranger()
  const fields = { name: 'Mari', email: 'mari@example.ee', message: 'Is the "blue" <car> free?' }
  for (let at = 0; at < 3; at++) expect((await post(from, '/en/contact', fields)).status).toBe(200)
  const refused = await post(from, '/en/contact', fields)
  expect(refused.status).toBe(429)
  const html = await refused.text()
  expect(html).toContain('<form method="post" action="/en/contact">')
  expect(html).toContain('value="Is the &quot;blue&quot; &lt;car&gt; free?"')
})

describe('whoever guesses at coupon codes', () => {
  const guess = async (from: string, codes: string[]) => {
    const response = await system.post('/api/booking/cars', search({ couponCodes: codes }), {
      'x-forwarded-for': from,
    })
    const { coupons } = (await response.json()) as { coupons: { reason: string | null }[] }
    return coupons.map(({ reason }) => reason)
  }
  const codes = (from: number) => Array.from({ length: 10 }, (_, at) => `WRONG${from + at}`)

  it('learns nothing any more after twenty wrong ones, and still finds cars', async () => {
    const from = stranger()
    expect(new Set([...(await guess(from, codes(0))), ...(await guess(from, codes(10)))])).toEqual(
      new Set(['unknown']),
    )
    expect(await guess(from, ['SÜGIS'])).toEqual(['too_many_tries'])
    expect(await guess(stranger(), ['SÜGIS'])).not.toEqual(['too_many_tries'])
  })

  it('learns no more from the prices of other days', async () => {
    const from = stranger()
    const { rentDate, returnDate, ...wishes } = search()
    for (const couponCodes of [codes(50), codes(60)]) {
      const body = { ...wishes, couponCodes, periods: [{ rentDate, returnDate }] }
      const asked = await system.post('/api/booking/prices-by-day', body, { 'x-forwarded-for': from })
      expect(asked.status).toBe(200)
    }
    expect(await guess(from, ['SÜGIS'])).toEqual(['too_many_tries'])
  })

  it('a wrong code that goes along from page to page counts once', async () => {
    const [from, other] = [stranger(), stranger()]
    for (let at = 0; at < 3; at++) expect(await guess(from, codes(30))).not.toContain('too_many_tries')
    expect(await guess(other, codes(30))).not.toContain('too_many_tries')
  })
})

describe('a booking', () => {
  beforeEach(() => system.db().delete(schema.carOccupancies))

  it('starts so many payments an hour, by any process', async () => {
    const own = await CustomerBooking.register(system)
    expect((await own.pay())?.kind).toBe('go_to_bank')
    expect((await own.pay())?.kind).toBe('go_to_bank')
    expect((await own.pay())?.kind).toBe('too_many_tries')
    const fields = { intent: 'pay', choice: 'card' }
    const page = await post(stranger(), own.at('/en/bank-links'), fields, own.held)
    expect([page.status, await page.text()]).toEqual([
      429,
      expect.stringContaining('a great many times in a row'),
    ])
  })

  it('starts so many signatures an hour', async () => {
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    for (let at = 0; at < 2; at++)
      expect(await own.signByHand(new Uint8Array(8))).toMatchObject({ code: 'empty_drawing' })
    expect(await own.signByHand()).toEqual({ kind: 'failed', code: 'too_many_tries' })
  })

  it('is sent so many files a minute', async () => {
    const own = await CustomerBooking.register(system)
    const send = async () =>
      system.send('/api/customer/uploads?driver=0&kind=other', {
        method: 'POST',
        headers: { 'x-booking-token': own.token },
        body: new Uint8Array(await png()),
      })
    const statuses = [(await send()).status, (await send()).status]
    const third = await send()
    expect([...statuses, third.status, await third.json()]).toMatchObject([
      201,
      201,
      429,
      { code: 'too_many_requests' },
    ])
  })
})

it('counts are kept without saying of whom, and forgotten when their time is over', async () => {
  const { limitCounts } = schema
  await system.post('/api/booking/register', {}, { 'x-forwarded-for': '203.0.113.77' })
  const rows = await system.db().select().from(limitCounts)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('203.0.113.77')
  await system
    .db()
    .update(limitCounts)
    .set({ until: new Date(0) })
  await jobs.find(({ name }) => name === 'forget-hits')?.run(system.running().jobs)
  expect(await system.db().$count(limitCounts)).toBe(0)
})
