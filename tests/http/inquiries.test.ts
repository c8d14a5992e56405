import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })

/** A form as a browser without scripts posts it. */
async function submit(
  path: string,
  fields: Record<string, string>,
): Promise<{ status: number; html: string }> {
  const response = await system.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  return { status: response.status, html: await response.text() }
}

const outbox = () => system.db().select().from(schema.outbox).orderBy(asc(schema.outbox.id))

beforeEach(async () => {
  await system.db().delete(schema.outbox)
})

const letter = { name: 'Mari Maasikas', email: 'mari@Example.ee', phone: '', message: 'Kas auto on vaba?' }

describe('the contact form', () => {
  it('sends what was asked to the office, in the language of the page', async () => {
    const { status, html } = await submit('/ru/contact', { ...letter, phone: '5123 4567' })
    expect(status).toBe(200)
    expect(html).toContain('Сообщение отправлено')
    expect(html).toContain('mari@example.ee')
    expect(await outbox()).toMatchObject([
      {
        event: 'inquiry',
        createdAt: system.clock.now,
        payload: {
          kind: 'contact',
          name: 'Mari Maasikas',
          email: 'mari@example.ee',
          phone: '+37251234567',
          text: 'Kas auto on vaba?',
          language: 'ru',
          details: {},
        },
      },
    ])
  })

  it('says what is wrong beside each field and keeps every word', async () => {
    const { status, html } = await submit('/kontakt', {
      name: '',
      email: 'mari@',
      phone: '12',
      message: 'Kas <b>"auto"</b> on vaba?',
    })
    expect(status).toBe(422)
    for (const field of ['name', 'email', 'phone']) {
      expect(html).toContain(`id="${field}-error"`)
      expect(html).toContain(`href="#${field}"`)
    }
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(3)
    expect(html).toContain('value="mari@"')
    expect(html).toContain('Kas &lt;b>&quot;auto&quot;&lt;/b> on vaba?')
    expect(html).toContain('3 välja vajab parandamist')
    expect(await outbox()).toEqual([])
  })

  it('thanks a program that fills in the hidden field, and forgets it', async () => {
    const { status } = await submit('/en/contact', { ...letter, website: 'https://spam.example' })
    expect(status).toBe(200)
    expect(await outbox()).toEqual([])
  })

  it('takes characters apart that would break a letter or a column', async () => {
    const { status } = await submit('/en/contact', {
      ...letter,
      name: 'Mari\r\nBcc: all@example.ee\u0000',
      message: 'One\r\nTwo\u0000\u0007',
    })
    expect(status).toBe(200)
    expect(await outbox()).toMatchObject([
      { payload: { name: 'Mari Bcc: all@example.ee', text: 'One\nTwo' } },
    ])
  })

  it('refuses what is too long, too large, or no form', async () => {
    const long = await submit('/en/contact', { ...letter, message: 'x'.repeat(4001) })
    expect([long.status, long.html.includes('4000 characters')]).toEqual([422, true])
    expect((await submit('/en/contact', { ...letter, message: 'x'.repeat(100_000) })).status).toBe(413)
    const json = await system.post('/en/contact', letter)
    expect(json.status).toBe(413)
    expect(await outbox()).toEqual([])
  })
})

describe('the long-term and replacement forms', () => {
  const person = { name: 'Jaan Tamm', email: 'jaan@example.ee' }

  it('pass on what else they ask for', async () => {
    const { status, html } = await submit(pathOf('services-longterm', 'en'), {
      ...person,
      car: 'Six people and a dog',
      start: '2026-12-01',
      months: '6',
      mileage: '2 000',
    })
    expect([status, html.includes('Your inquiry is sent')]).toEqual([200, true])
    expect(await outbox()).toMatchObject([
      {
        payload: {
          kind: 'longterm',
          phone: '',
          text: '',
          details: { car: 'Six people and a dog', start: '2026-12-01', months: '6', mileage: '2000' },
        },
      },
    ])
  })

  it.each([
    [{ start: '2026-11-14' }, 'start', 'Choose today or later'],
    [{ start: '2026-02-30' }, 'start', 'no such date'],
    [{ months: '61' }, 'months', 'from 1 to 60'],
    [{ mileage: 'much' }, 'mileage', 'as a number'],
    [{ car: '' }, 'car', 'which car'],
  ])('refuse %o', async (wrong, field, words) => {
    const { status, html } = await submit(pathOf('services-longterm', 'en'), {
      ...person,
      car: 'Any',
      ...wrong,
    })
    expect(status).toBe(422)
    expect(html).toContain(`id="${field}-error"`)
    expect(html).toContain(words)
  })

  it('want a telephone and a sensible time for a replacement car', async () => {
    const path = pathOf('services-replacement', 'et')
    const wrong = await submit(path, { ...person, from: '2026-12-10', until: '2026-12-01' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('id="phone-error"')
    expect(wrong.html).toContain('id="until-error"')
    const right = await submit(path, { ...person, phone: '+358401234567', claimNumber: 'K-1' })
    expect(right.status).toBe(200)
    expect(await outbox()).toMatchObject([
      { payload: { kind: 'replacement', phone: '+358401234567', details: { claimNumber: 'K-1' } } },
    ])
  })

  it('have the car in the form that the address asks for, and ignore any other', async () => {
    const path = pathOf('services-longterm', 'et')
    for (const car of ['999999', '-1', '<script>', '']) {
      expect((await system.get(`${path}?car=${encodeURIComponent(car)}`)).status).toBe(200)
    }
  })
})
