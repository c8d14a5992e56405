import { beforeAll, expect, it } from 'vitest'
import { bookingNumber } from '../../src/domain/booking/booking-number.ts'
import { type Locale, locales, localeTags } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })

/** One visitor's way to one page, what only they may see on it, and in which language. */
type Visit = { path: string; cookie: string; locale: Locale; own: readonly string[] }

const ROUNDS = 12
const visits: Visit[] = []

const carStep = (locale: Locale, more: Record<string, string> = {}) =>
  `${pathOf('booking-car', locale)}?${new URLSearchParams({
    rentDate: '2026-11-16',
    rentTime: '10:00',
    returnDate: '2026-11-19',
    returnTime: '10:00',
    rentLocationId: String(ids.places.office),
    returnLocationId: String(ids.places.office),
    ...more,
  })}`

const kept = (name: string, value: unknown) => `${name}=${encodeURIComponent(JSON.stringify(value))}`

/** A form on its way, known by the minute its car is taken at. */
const formAt = (rentTime: string) => ({
  rentDate: `2026-11-17T${rentTime}`,
  returnDate: '2026-11-20T10:00',
  gearboxType: '',
  couponCodes: [],
  rentLocationId: ids.places.office,
  returnLocationId: ids.places.office,
})

beforeAll(async () => {
  const times = ['11:30', '12:30', '13:30']
  for (const [index, locale] of locales.entries()) {
    const booking = await CustomerBooking.register(system, {
      car: { id: ids.cars.yaris + index },
      rentDate: '2026-11-23T10:00',
      returnDate: '2026-11-26T10:00',
      client: client({ email: `nimi${index}@example.ee` }),
    })
    const time = times[index] ?? ''
    visits.push(
      { path: pathOf('index', locale), cookie: '', locale, own: [] },
      { path: pathOf('pricelist', locale), cookie: '', locale, own: [] },
      { path: pathOf('index', locale), cookie: kept('bookingForm', formAt(time)), locale, own: [time] },
      { path: carStep(locale), cookie: '', locale, own: [] },
      { path: carStep(locale, { couponCodes: `SALA${index}` }), cookie: '', locale, own: [`SALA${index}`] },
    )
    const path = booking.at(pathOf('documents', locale))
    visits.push({ path, cookie: booking.held.cookie, locale, own: [bookingNumber(booking.id)] })
    visits.push({ path: carStep(locale), cookie: booking.held.cookie, locale, own: [] })
  }
})

const nonceIn = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? ''

it('whoever asks at the same time, each sees a page of their own and nothing of anyone else', async () => {
  const secrets = visits.flatMap(({ own }) => own.filter((text) => !/^\d\d:\d\d$/.test(text)))
  expect(secrets.length).toBeGreaterThan(3)
  const nonces = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const turn = visits.toSorted(() => Math.random() - 0.5)
    const pages = await Promise.all(
      turn.map(async (visit) => {
        const response = await system.get(visit.path, visit.cookie ? { cookie: visit.cookie } : {})
        return { visit, response, html: await response.text() }
      }),
    )
    for (const { visit, response, html } of pages) {
      expect([visit.path, response.status]).toEqual([visit.path, 200])
      expect(html).toContain(`<html lang="${localeTags[visit.locale].slice(0, 2)}"`)
      for (const own of visit.own) expect(html).toContain(own)
      const ofOthers = secrets.filter((secret) => !visit.own.includes(secret))
      expect(ofOthers.filter((secret) => html.includes(secret))).toEqual([])
      const nonce = nonceIn(response.headers.get('content-security-policy'))
      expect(nonces.has(nonce)).toBe(false)
      nonces.add(nonce)
      const used = new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, found]) => found))
      expect([...used]).toEqual([nonce])
    }
  }
})

it('the car that someone chose before is marked for them alone', async () => {
  const chosen = (id: number) => kept('chosenCar', { id, price: 90 })
  const marked = async (cookie: string) => {
    const html = await (await system.get(carStep('en'), cookie ? { cookie } : {})).text()
    const cards = html.match(/<article[\s\S]*?<\/article>/g) ?? []
    return cards.flatMap((card) => (card.includes('#check') ? /id="car-(\d+)"/.exec(card)?.[1] : []) ?? [])
  }
  const all = await (await system.get(carStep('en'))).text()
  const shown = [...all.matchAll(/<h2 id="car-(\d+)"/g)].map(([, id]) => Number(id))
  expect(shown.length).toBeGreaterThan(1)
  const asked = shown.flatMap((id) => [[id], []])
  const found = await Promise.all(asked.map(([id]) => marked(id === undefined ? '' : chosen(id))))
  expect(found).toEqual(asked.map((one) => one.map(String)))
})
