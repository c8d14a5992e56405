import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { client, registration } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })

beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  await system.db().delete(schema.visitorRegistrations)
})

/** Where people hand the key over. */
const airport = {
  rentLocationId: ids.places.airport,
  returnLocationId: ids.places.airport,
  car: { id: ids.cars.yaris },
}

/** A page as its reader sees it. */
async function read(own: CustomerBooking, page: Parameters<typeof pathOf>[0], locale: Locale = 'et') {
  const html = await (await system.get(own.at(pathOf(page, locale)), own.held)).text()
  const body = html.slice(html.indexOf('<main')).replace(/<script[\s\S]*?<\/script>/g, '')
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1]?.replace(/<[^>]+>/g, '') ?? ''
  const plain = (text: string) => text.replace(/<[^>]+>/g, ' ').replaceAll(/&nbsp;|\u00a0|\s+/g, ' ')
  return { html: body, heading: plain(heading), text: plain(html.replace(/<script[\s\S]*?<\/script>/g, '')) }
}

describe('the page after the order', () => {
  it.each([
    ['et', 'Jäänud on maksta', 'Maksmine', 'Valmis'],
    ['en', 'left to pay', 'Payment', 'Done'],
    ['ru', 'Осталось оплатить', 'Оплата', 'Готово'],
  ] as const)(
    'opens with the payment in %s: card and wallet first, then the banks',
    async (locale, ...words) => {
      const [title, step, done] = words
      const own = await CustomerBooking.register(system, airport)
      const { html, heading, text } = await read(own, 'booking-end', locale)
      expect(heading).toContain(title)
      expect(text).toContain(step)
      expect(text).not.toContain(done)
      const at = (what: string) => html.indexOf(what)
      expect(at('value="card"')).toBeGreaterThan(0)
      expect(at('value="wallet"')).toBeGreaterThan(at('value="card"'))
      expect(at('value="bank:EE:HABAEE2X"')).toBeGreaterThan(at('value="wallet"'))
    },
  )

  it('says after the payment what is paid, what is still to be left and what is next', async () => {
    const own = await CustomerBooking.register(system, airport)
    await own.payAtBank()
    const { html, heading, text } = await read(own, 'booking-end')
    expect(heading).toContain('Broneering on kinnitatud')
    expect(text).toContain('Rendi eest makstud')
    expect(text).toMatch(/Tagatisraha enne auto kättesaamist\s+\d/)
    expect(text).toContain('Laadi üles dokumendid')
    expect(html).not.toContain('value="card"')
  })

  it('says that the bank has not answered yet', async () => {
    const own = await CustomerBooking.register(system, airport)
    await own.payAtBank('leave')
    const { heading, html } = await read(own, 'booking-end')
    expect(heading).toContain('Ootame panga kinnitust')
    expect(html).toContain(own.at('/bank-links'))
  })

  it('of a request has no payment, and neither has any other page of it', async () => {
    const { client: person, ...rest } = registration({ ...airport, client: client() })
    const response = await system.post('/api/booking/register', { ...rest, ...person })
    const { id, links } = (await response.json()) as { id: number; links: Record<string, string> }
    const token = new URL(links.documents ?? '', 'http://a.test').searchParams.get('token') ?? ''
    const own = new CustomerBooking(system, id, token)
    for (const page of ['booking-end', 'documents', 'bank-links'] as const) {
      const { html } = await read(own, page)
      expect(html, page).not.toContain('value="card"')
      expect(html, page).not.toContain('Maksa ')
    }
    const steps = (await own.view()).steps.filter(({ state }) => state === 'now')
    expect(steps).toEqual([])
  })
})

describe('back from the bank', () => {
  it.each([
    ['et', 'Makse jäi pooleli', 'Auto on sinu jaoks kinni kuni'],
    ['en', 'The payment was not completed', 'The car is held for you until'],
    ['ru', 'Оплата не завершена', 'Машина закреплена за вами до'],
  ] as const)(
    'without having paid, the page says so in %s, until when the car is held, and how to pay',
    async (locale, title, held) => {
      const own = await CustomerBooking.register(system, airport)
      expect((await read(own, 'bank-links', locale)).text).not.toContain(title)
      await own.payAtBank('cancel')
      const { html, text } = await read(own, 'bank-links', locale)
      expect(text).toContain(title)
      expect(text).toContain(held)
      expect(html).toContain('value="card"')
      await own.payAtBank()
      expect((await read(own, 'bank-links', locale)).text).not.toContain(title)
    },
  )

  it('a wallet is paid like a card', async () => {
    const own = await CustomerBooking.register(system, airport)
    const started = await own.pay(false, { kind: 'wallet' })
    expect(started?.kind).toBe('go_to_bank')
    if (started?.kind === 'go_to_bank') await own.pressAtBank(started.url, 'pay')
    expect((await own.view()).money.rentDue).toBe(0)
  })
})

it.each(['FI07375462', '0737546-2', 'GB123456789'])(
  'V9: a company of another country orders with %s',
  async (companyVatNumber) => {
    const company = {
      companyName: 'Vieras Oy',
      companyAddress: 'Katu 1, Helsinki',
      companyVatNumber,
      companyRegistryCode: '0737546-2',
    }
    const own = await CustomerBooking.register(system, { ...airport, client: client(company) })
    const [row] = await system
      .db()
      .select({
        vatNumber: schema.clients.companyVatNumber,
        code: schema.clients.companyRegistryCode,
      })
      .from(schema.clients)
      .where(eq(schema.clients.id, (await own.row()).clientId))
    expect(row).toEqual({ vatNumber: companyVatNumber, code: '0737546-2' })
  },
)

describe('rent and deposit', () => {
  it('are two steps, two obstacles and two sums', async () => {
    const own = await CustomerBooking.register(system)
    await system.db().insert(schema.smartLockers).values({
      name: 'Kapp 1',
      phone: '+37258000001',
      locationId: ids.places.office,
    })
    await own.payAtBank()
    const view = await own.view()
    expect(view.steps.slice(0, 2)).toEqual([
      { name: 'payment', state: 'done' },
      { name: 'deposit', state: 'now' },
    ])
    expect(view.locker?.obstacles).toContain('deposit')
    expect(view.locker?.obstacles).not.toContain('unpaid')
    const { text } = await read(own, 'documents')
    expect(text).toContain('Maksa tagatisraha')
    expect(text).not.toContain('Maksa rent')
    expect((await read(own, 'smartlocker')).text).toContain('Tagatisraha on maksmata')
    await own.payAtBank('pay', true)
    expect((await own.view()).steps[1]).toEqual({ name: 'deposit', state: 'done' })
  })
})
