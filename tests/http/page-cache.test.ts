import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import { KeptPages } from '../../src/server/site/page-cache.ts'
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

it('follows the price list at once and the clock to the minute', async () => {
  const before = await (await system.get('/en/pricelist')).text()
  await system
    .db()
    .update(schema.groupPrices)
    .set({ monday: cents(9900) })
    .where(eq(schema.groupPrices.groupId, ids.groups.large))
  // Any search sees that the catalogue has moved.
  await system.post('/api/booking/cars', {
    rentDate: '2026-11-16T10:00',
    returnDate: '2026-11-19T10:00',
    gearboxType: '',
    couponCodes: [],
    rentLocationId: ids.places.office,
    returnLocationId: ids.places.office,
  })
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

it('keeps nothing that depends on who asks', () => {
  const kept = new KeptPages()
  const keyOf = (path: string, init: RequestInit = {}) =>
    kept.keyOf(new Request(`http://a.test${path}`, init))
  expect(keyOf('/en')).toBe('/en')
  expect(keyOf('/en', { headers: { cookie: 'i18n_redirected=en' } })).toBe('/en')
  expect(keyOf('/en', { headers: { cookie: 'i18n_redirected=en; bookingForm=x' } })).toBeUndefined()
  expect(keyOf('/en?rentDate=x')).toBeUndefined()
  expect(keyOf('/en', { method: 'POST' })).toBeUndefined()
  for (const path of ['/documents', '/broneerimine/auto', '/nowhere']) expect(keyOf(path)).toBeUndefined()
})
