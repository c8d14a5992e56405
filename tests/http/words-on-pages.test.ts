import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { cents } from '../../src/domain/money.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { type PageName, pathOf } from '../../src/i18n/pages.ts'
import { issueContract } from '../../src/use-cases/papers/issue-contract.ts'
import { client, registration } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })
const always = { start: '00:00', end: '00:00', rentPrice: cents(0), returnPrice: cents(0) }
const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
let lockerPlace = 0

beforeAll(async () => {
  const { locations, locationTimes, smartLockers } = schema
  const names = { name: 'Nutikapp', nameEn: 'Smart locker', nameRu: 'Шкафчик', address: 'Rendi 12, Tallinn' }
  const [place] = await system.db().insert(locations).values(names).returning()
  lockerPlace = place?.id ?? 0
  await system
    .db()
    .insert(locationTimes)
    .values(days.map((dayName) => ({ ...always, dayName, locationId: lockerPlace })))
  await system.db().insert(smartLockers).values({
    name: 'Kapp 1',
    nameEn: 'Locker 1',
    nameRu: 'Шкафчик 1',
    phone: '+37255000901',
    locationId: lockerPlace,
  })
})

beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  await system.db().delete(schema.visitorRegistrations)
})

const plain = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/&nbsp;|\p{Zs}|\s+/gu, ' ')

const pageText = async (page: PageName, locale: Locale) =>
  plain(await (await system.get(pathOf(page, locale))).text())

describe('V11: pages that say the same', () => {
  it.each([
    ['et', '200 km ööpäevas', 'Välismaal'],
    ['en', '200 km a day', 'Abroad'],
    ['ru', '200 км в сутки', 'За границей'],
  ] as const)('kilometres a day in %s', async (locale, said, abroad) => {
    for (const page of ['index', 'pricelist', 'conditions', 'services-airport'] as const) {
      expect(await pageText(page, locale)).toContain(said)
    }
    expect(await pageText('pricelist', locale)).not.toContain(abroad)
  })

  it('the fee of an hour is told before the hour is chosen, also to whoever has no scripts', async () => {
    const html = await (await system.get(pathOf('index', 'et'))).text()
    const withoutScripts = [...html.matchAll(/<noscript>([\s\S]*?)<\/noscript>/g)].map(([, part = '']) =>
      plain(part),
    )
    expect(withoutScripts.join(' ')).toMatch(/kättesaamine 25,00 €, tagastamine 15,00 €/)
  })

  it('a from-price is one figure, with the length of rental it is for', async () => {
    for (const page of ['index', 'pricelist'] as const) {
      const text = await pageText(page, 'et')
      expect(text).toContain('alates 22,50 € ööpäevas')
      expect(text).toContain('rent alates 30 ööpäevast')
    }
  })

  it('a company signs as the renter that its contract names', async () => {
    const company = { companyName: 'Kuusk ja Pojad OÜ', companyAddress: 'Metsa 1, Tallinn' }
    const own = await CustomerBooking.register(system, { client: client(company) })
    await own.payAtBank()
    await issueContract(system.running().customer.signing.papers, own.id, TEST_NOW)
    const text = plain(await (await system.get(own.at(pathOf('sign', 'et')), own.held)).text())
    expect(text).toMatch(/Rentija\s+Kuusk ja Pojad OÜ/)
  })

  it('a reminder of the day before is promised only while it is still to come', async () => {
    const end = async (rentDate: string) => {
      const own = await CustomerBooking.register(system, {
        rentDate,
        returnDate: '2026-11-20T10:00',
        car: { id: ids.cars.yaris },
      })
      return plain(await (await system.get(own.at(pathOf('booking-end', 'et')), own.held)).text())
    }
    expect(await end('2026-11-16T10:00')).not.toContain('Päev varem saadame meeldetuletuse')
    await system.db().delete(schema.carOccupancies)
    expect(await end('2026-11-17T14:00')).toContain('Päev varem saadame meeldetuletuse')
  })
})

const orderAt = (placeId: number) => {
  const { client: _, ...rest } = registration({ rentLocationId: placeId, returnLocationId: placeId })
  return rest
}

/** The form of the last step, as it comes back without scripts to someone whose telephone number is none. */
const refusedForm = async (locale: Locale, placeId: number, typed: object) => {
  const fields = {
    ...client({ phone: '123', terms: 'on', dataHandling: 'on', ...typed }),
    order: JSON.stringify(orderAt(placeId)),
    key: 'a key of its own',
    intent: 'pay',
  }
  const chosen = { bookingForm: orderAt(placeId), chosenCar: { id: ids.cars.yaris, price: 85.5 } }
  const cookie = Object.entries(chosen).map(
    ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
  )
  const response = await system.send(pathOf('booking-client', locale), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: cookie.join('; ') },
    body: new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, String(value)]),
    ).toString(),
  })
  expect(response.status).toBe(422)
  return response.text()
}

it.each(['et', 'en', 'ru'] as const)(
  'what a page of documents asks for is said without a link too, in %s',
  async (locale) => {
    expect(await pageText('upload-documents', locale)).toMatch(/15 (?:MB|МБ)/)
  },
)

describe('V21: the form of the last step', () => {
  it.each([
    ['et', 'Kas mõtlesid mari@gmail.com?', 'kirjuta see ka siia nii'],
    ['en', 'Did you mean mari@gmail.com?', 'write it that way here too'],
    ['ru', 'Может быть, mari@gmail.com?', 'напишите его так и здесь'],
  ] as const)(
    'asks about gmial.com and other letters in %s, and refuses neither',
    async (locale, ...asked) => {
      const odd = plain(
        await refusedForm(locale, ids.places.office, { email: 'mari@gmial.com', firstName: 'Мария' }),
      )
      for (const question of asked) expect(odd).toContain(question)
      const usual = plain(
        await refusedForm(locale, ids.places.office, { email: 'mari@gmail.com', firstName: 'Mari' }),
      )
      for (const question of asked) expect(usual).not.toContain(question)
    },
  )

  it('lets browsers fill in a one-line address, and offers Estonians digits for their code', async () => {
    const html = await refusedForm('et', ids.places.office, {})
    const input = (html: string, name: string) =>
      new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
    expect(input(html, 'address')).toContain('autocomplete="address-line1"')
    expect(input(html, 'companyAddress')).toContain('autocomplete="billing address-line1"')
    expect(input(html, 'idCode')).toContain('inputmode="numeric"')
    expect(input(await refusedForm('en', ids.places.office, {}), 'idCode')).toContain('inputmode="text"')
  })

  it('asks for a flight where people wait, and not at a locker', async () => {
    const hasFlight = async (placeId: number) =>
      (await refusedForm('et', placeId, {})).includes('name="flight"')
    expect(await hasFlight(ids.places.office)).toBe(true)
    expect(await hasFlight(lockerPlace)).toBe(false)
  })
})
