import { describe, expect, it } from 'vitest'
import { pageNames, pages } from '../../src/i18n/pages.ts'
import { commonPage } from '../../src/server/site/same-for-everyone.ts'
import { useTestSystem } from '../support/test-system.ts'

const ask = (system: ReturnType<typeof useTestSystem>, url: string) => system.send(url, {})

describe('without a public address', () => {
  const system = useTestSystem({}, { hasWebsite: true })

  it('only names of this machine are answered, and no other ever reaches a page', async () => {
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000', 'autorent.localhost']) {
      expect((await ask(system, `http://${host}/en/contact`)).status, host).toBe(200)
    }
    for (let at = 0; at < 2_100; at++) {
      const { status } = await ask(system, `http://k${at}.example/hinnakiri`)
      if (status !== 421) throw new Error(`host ${at} was answered ${status}`)
    }
    const told = await ask(system, 'http://localhost.evil.example/api/openapi.json')
    expect([told.status, await told.json()]).toMatchObject([421, { code: 'wrong_host' }])
  })

  it('no name reaches an address in a page, and the site’s health is told to all', async () => {
    const page = await (await ask(system, 'http://evil.example/en')).text()
    expect(page).not.toContain('evil')
    for (const path of ['/healthz', '/readyz']) {
      expect((await ask(system, `http://evil.example${path}`)).status).toBe(200)
    }
  })
})

describe('with a public address', () => {
  const system = useTestSystem(
    { PUBLIC_URL: 'https://rent.example', SIMULATE: 'bank,phones,lockers,mail' },
    { hasWebsite: true },
  )

  it('its name is answered and written, also to who asks by a name of this machine', async () => {
    for (const host of ['rent.example', 'RENT.example:443', 'localhost']) {
      const response = await ask(system, `http://${host}/en/contact`)
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining('<link rel="canonical" href="https://rent.example/en/contact"'),
      ])
    }
    expect((await ask(system, 'http://www.rent.example/en')).status).toBe(421)
  })
})

it('no more pages are kept than there are, whatever name or way they are asked by', () => {
  const keys = new Set<string | undefined>()
  for (const host of ['a.test', 'b.test']) {
    for (const path of pageNames.flatMap((page) => Object.values(pages[page].paths))) {
      for (const way of [path, `${path}/`]) {
        keys.add(commonPage(new Request(`http://${host}${way}`), false, () => false)?.name)
      }
    }
  }
  expect(keys.size - 1).toBeLessThanOrEqual(3 * pageNames.filter((page) => pages[page].isIndexable).length)
})
