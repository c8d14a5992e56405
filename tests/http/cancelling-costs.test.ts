import { expect, it } from 'vitest'
import { loadMessages } from '../../src/i18n/messages.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'
import { wordsBefore } from '../support/words-before.ts'

const system = useTestSystem({}, { hasWebsite: true })
const { cancellation, lateCancellation } = (await loadMessages('en')).client.legal

const orderPage = async () => {
  const cookies = { bookingForm: search(), chosenCar: { id: ids.cars.yaris, price: 85.5 } }
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('; ')
  const page = await system.get(pathOf('booking-client', 'en'), { cookie })
  expect(page.status).toBe(200)
  // The words that a page brings along for its scripts are not shown.
  return (await page.text()).replaceAll(/<script[^]*?<\/script>/g, '')
}

it('V3: the order page says what cancelling costs once it is no longer free', async () => {
  // Pick-up is on 16 November at 10 in Tallinn.
  system.clock.now = new Date('2026-11-15T08:00:00Z')
  expect(await orderPage()).toContain(wordsBefore(cancellation))
  system.clock.now = new Date('2026-11-15T08:01:00Z')
  const late = await orderPage()
  expect(late).toContain(wordsBefore(lateCancellation))
  expect(late).toContain('€28.50')
  expect(late).not.toContain(wordsBefore(cancellation))
})
