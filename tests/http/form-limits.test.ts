import { describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import { client, registration, search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ REGISTRATIONS_PER_MINUTE: '1', TRUSTED_PROXIES: '1' }, { hasWebsite: true })
const { errors } = await loadMessages('en')

/** A form as a browser without scripts posts it, from the address of one visitor. */
async function submit(visitor: string, path: string, fields: Record<string, string>, cookie = '') {
  const response = await system.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': visitor, cookie },
    body: new URLSearchParams(fields).toString(),
  })
  return { status: response.status, html: await response.text() }
}

describe('a visitor who sends forms faster than people do', () => {
  const letter = { name: 'Mari', email: 'mari@example.ee', phone: '', message: 'Is the blue car free?' }

  it('is asked to wait, keeps every word, and is in nobody else’s way', async () => {
    expect((await submit('192.0.2.1', '/en/contact', letter)).status).toBe(200)
    const second = await submit('192.0.2.1', '/en/contact', letter)
    expect(second.status).toBe(429)
    expect(second.html).toContain(errors.too_many_requests)
    expect(second.html).toContain(letter.message)
    expect((await submit('192.0.2.2', '/en/contact', letter)).status).toBe(200)
  })

  it('is asked to wait before another private link is sent', async () => {
    const email = 'mari@example.ee'
    expect((await submit('192.0.2.3', '/en/documents', { email })).status).toBe(200)
    const second = await submit('192.0.2.3', '/en/documents', { email })
    expect(second.status).toBe(429)
    expect(second.html).toContain(errors.too_many_requests)
    expect(second.html).toContain(email)
  })

  it('is asked to wait before another booking, and books nothing', async () => {
    const { client: _, ...order } = registration()
    const { firstName, ...person } = client({ terms: 'on', dataHandling: 'on' })
    const fields = { ...person, firstName, order: JSON.stringify(order), key: 'the only key', intent: 'pay' }
    const cookie = Object.entries({
      bookingForm: search(),
      chosenCar: { id: ids.cars.yaris, price: 85.5 },
    }).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    await submit('192.0.2.4', '/en/contact', letter)
    const refused = await submit(
      '192.0.2.4',
      '/en/booking/registration',
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
      cookie.join('; '),
    )
    expect(refused.status).toBe(429)
    expect(refused.html).toContain(errors.too_many_requests)
    expect(refused.html).toContain(firstName)
    expect(await system.db().select().from(schema.bookings)).toEqual([])
  })
})

it('an error that no page expects is told in the language of the page', async () => {
  const { fatal } = (await loadMessages('ru')).errors
  for (const path of ['/ru/pricelist', '/ru/booking/end']) {
    const { status, html } = await submit('192.0.2.5', path, {})
    expect(status).toBe(405)
    expect(html).toContain(fatal.title)
  }
})
