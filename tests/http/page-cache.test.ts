import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { commonPage } from '../../src/server/site/same-for-everyone.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })

const nonceIn = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? ''

it('the same page for everyone has a nonce of its own for each', async () => {
  const first = await system.get('/en/contact')
  const second = await system.get('/en/contact')
  const [one, two] = [await first.text(), await second.text()]
  const nonces = [first, second].map(({ headers }) => nonceIn(headers.get('content-security-policy')))
  expect(nonces[0]).not.toBe(nonces[1])
  for (const { headers } of [first, second]) expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(one).toContain(`nonce="${nonces[0]}"`)
  expect(two).toContain(`nonce="${nonces[1]}"`)
  expect(two).not.toContain(nonces[0])
  expect(two.replaceAll(nonces[1] ?? '', '')).toBe(one.replaceAll(nonces[0] ?? '', ''))
})

it('a page that is kept packed is each visitor’s own too, and follows the price list as the other does', async () => {
  const get = async (encoding: string) => {
    const response = await system.get('/en/pricelist', { 'accept-encoding': encoding })
    const isPacked = response.headers.get('content-encoding') === 'gzip'
    const bytes = new Uint8Array(await response.arrayBuffer())
    const nonce = nonceIn(response.headers.get('content-security-policy'))
    const html = Buffer.from(isPacked ? gunzipSync(bytes) : bytes).toString()
    expect(html).toContain(`nonce="${nonce}"`)
    return { isPacked, nonce, same: html.replaceAll(nonce, '') }
  }
  const first = await get('br;q=0, gzip')
  const next = await get('gzip')
  const plain = await get('gzip;q=0')
  expect([first.isPacked, next.isPacked, plain.isPacked]).toEqual([true, true, false])
  expect(next.same).not.toContain(first.nonce)
  expect([next.same, plain.same]).toEqual([first.same, first.same])
  await system
    .db()
    .update(schema.groupPrices)
    .set({ monday: cents(8800) })
    .where(eq(schema.groupPrices.groupId, ids.groups.large))
  const after = await get('gzip')
  expect(after.same).not.toBe(first.same)
  expect(after.same).toBe((await get('identity')).same)
})

it('follows the price list at once and the clock to the minute', async () => {
  const before = await (await system.get('/en/pricelist')).text()
  await system
    .db()
    .update(schema.groupPrices)
    .set({ monday: cents(9900) })
    .where(eq(schema.groupPrices.groupId, ids.groups.large))
  const after = await (await system.get('/en/pricelist')).text()
  expect(after).not.toBe(before)
  expect(after).toContain('99')

  system.clock.now = new Date(TEST_NOW.getTime() + 12 * 3_600_000)
  const night = await (await system.get('/en/contact')).text()
  system.clock.now = TEST_NOW
  const morning = await (await system.get('/en/contact')).text()
  const visible = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  expect(visible(night)).not.toBe(visible(morning))
})

const isLocker = (id: number) => id === 7
const nameOf = (path: string, init: RequestInit = {}) =>
  commonPage(new Request(`http://a.test${path}`, init), false, isLocker)?.name

it('keeps nothing that depends on who asks', () => {
  expect(nameOf('/en')).toBe('/en')
  expect(nameOf('/en', { headers: { cookie: 'i18n_redirected=en' } })).toBe('/en')
  expect(nameOf('/en', { headers: { cookie: 'booking-5=token' } })).toBe('/en')
  expect(nameOf('/en', { headers: { cookie: 'i18n_redirected=en; bookingForm=x' } })).toBeUndefined()
  expect(nameOf('/en', { headers: { cookie: 'session=x' } })).toBeUndefined()
  expect(nameOf('/en?rentDate=x')).toBeUndefined()
  expect(nameOf('/en', { method: 'POST' })).toBeUndefined()
  for (const path of ['/documents', '/broneerimine/auto', '/nowhere']) expect(nameOf(path)).toBeUndefined()
})

it('a search is named by all that it shows, and not kept where it depends on who asks', () => {
  const at = (more: Record<string, string>, cookie?: string) =>
    nameOf(
      `/en/booking/car?${new URLSearchParams({
        rentDate: '2026-11-16',
        rentTime: '10:00',
        returnDate: '2026-11-19',
        returnTime: '10:00',
        rentLocationId: '1',
        ...more,
      })}`,
      cookie === undefined ? {} : { headers: { cookie } },
    )
  const chosen = `chosenCar=${encodeURIComponent(JSON.stringify({ id: 3, price: 90 }))}`
  const names = [
    at({}),
    at({ sort: 'seats' }),
    at({ compare: '3' }),
    at({ rentTime: '10:30' }),
    at({}, chosen),
  ]
  expect(names.every((name) => name !== undefined)).toBe(true)
  expect(new Set(names).size).toBe(names.length)
  expect(at({}, 'cars=x; locations=y')).toBe(at({}))
  expect(at({}, 'booking-5=token')).toBe(at({}))
  expect(at({ rentLocationId: '7' })).toBeDefined()
  expect(at({ rentLocationId: '7' }, 'booking-5=token')).toBeUndefined()
  expect(at({ couponCodes: 'X' })).toBeUndefined()
  expect(at({ rentTime: '25:00' })).toBeUndefined()
  expect(at({}, 'session=x')).toBeUndefined()
})
