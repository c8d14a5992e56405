import { expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { ids } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

/** Parts of pages are made once and put into others; these two meet the same pages in opposite order. */
const systems = [useTestSystem({}, { hasWebsite: true }), useTestSystem({}, { hasWebsite: true })] as const

const { office, airport } = ids.places
const searches: Record<string, string>[] = [
  {},
  { rentDate: '2026-11-17', returnDate: '2026-11-20' },
  { returnDate: '2026-11-20', returnTime: '13:30' },
  { rentLocationId: String(airport), returnLocationId: String(airport), rentTime: '23:30' },
  { rentLocationId: String(airport), rentTime: '10:10' },
  { gearboxType: 'AUTOMATIC' },
  { couponCodes: 'KYMME' },
  { groups: String(ids.groups.large), sort: 'priceDown' },
  { carId: String(ids.cars.fabia) },
  { note: '"><b>&amp;' },
]

const paths = locales.flatMap((locale) => [
  ...searches.map((more) => {
    const query = new URLSearchParams({
      rentDate: '2026-11-16',
      rentTime: '10:00',
      returnDate: '2026-11-19',
      returnTime: '10:00',
      rentLocationId: String(office),
      returnLocationId: String(office),
      ...more,
    })
    return `${pathOf('booking-car', locale)}?${query}`
  }),
  pathOf('index', locale),
  `${pathOf('contact', locale)}?from=here`,
])

async function pageOf(system: (typeof systems)[number], path: string): Promise<string> {
  const response = await system.get(path)
  expect(response.status).toBe(200)
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '-'
  return (await response.text()).replaceAll(nonce, '')
}

it('a page says the same whatever pages its parts stood in before', async () => {
  const pages = systems.map(() => new Map<string, string>())
  for (const [index, system] of systems.entries()) {
    for (const path of index === 0 ? paths : paths.toReversed()) {
      pages[index]?.set(path, await pageOf(system, path))
    }
  }
  for (const path of paths) {
    const [one, other] = pages.map((all) => all.get(path))
    expect(one).toBe(other)
    expect(one).toContain('</html>')
  }
})

it('what an address asks for goes along into the other languages, and nothing of it becomes markup', async () => {
  const [system] = systems
  const path = pathOf('booking-car', 'en')
  const asked = paths.filter((one) => one.startsWith(`${path}?`))
  for (const one of asked) {
    const html = await pageOf(system, one)
    const elsewhere = `${pathOf('booking-car', 'ru')}${one.slice(path.length)}`
    expect(html).toContain(`href="${elsewhere.replaceAll('&', '&amp;')}"`)
    expect(html).not.toContain('<b>&amp;')
  }
})
