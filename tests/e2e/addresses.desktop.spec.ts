import { locales } from '../../src/i18n/locales.ts'
import { aliases, alternatesOf, pageNames, pages, pathOf } from '../../src/i18n/pages.ts'
import { expectAccessible } from './accessible.ts'
import { expect, expectReported, test } from './console.ts'
import { messages } from './messages.ts'

test('every page has its language, its name and its other languages in its head', async ({
  request,
  baseURL,
}) => {
  for (const name of pageNames.filter((page) => pages[page].layout !== 'registration')) {
    const { isIndexable } = pages[name]
    const others = isIndexable ? alternatesOf(name).map(({ path }) => baseURL + path) : []
    for (const locale of locales) {
      const html = await (await request.get(pathOf(name, locale))).text()
      const { title, description } = messages[locale].meta[name]
      expect(html).toContain(`<html lang="${locale}"`)
      expect(html).toContain(`<title>${title} – ${messages[locale].site.name}</title>`)
      expect(html).toContain(`name="description" content="${description}"`)
      expect(html).toContain(`rel="canonical" href="${baseURL}${pathOf(name, locale)}"`)
      expect(html.includes('name="robots"')).toBe(!isIndexable)
      const alternates = html.matchAll(/<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g)
      expect(Array.from(alternates, ([, href]) => href)).toEqual(others)
    }
  }
})

test('old addresses lead to the pages of today', async ({ request }) => {
  for (const [from, to] of aliases) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([301, to])
  }
})

test('a path of another language, or of nothing, is not found', async ({ page, complaints }) => {
  for (const path of [
    '/en/kontakt',
    '/contact',
    '/de',
    '/en/booking/nothing',
    '/%00',
    '/en/service/insurance/x',
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByText(`Page not found: ${path}`)).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(1)
  }
  for (const path of ['/ei-ole', '/en/nothing', '/ru/nothing']) {
    await page.goto(path)
    await expect(page.getByText(`Page not found: ${path}`)).toBeVisible()
    await expectAccessible(page)
  }
  for (const path of ['/%01', '/en/%C3%28']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible()
    await expect(
      page
        .getByRole('link', { name: messages.en.errors.fatal.toMainPage, exact: true })
        .or(page.getByRole('link', { name: messages.et.errors.fatal.toMainPage, exact: true })),
    ).toBeVisible()
    await expectAccessible(page)
  }
  expectReported(complaints, 'status of 404')
})

test('the front page follows the language that is asked for, and nothing else does', async ({ request }) => {
  const ask = (path: string, headers: Record<string, string>) =>
    request.get(path, { headers, maxRedirects: 0 })
  const russian = await ask('/', { 'accept-language': 'ru,en;q=0.5' })
  expect([russian.status(), russian.headers().location]).toEqual([302, '/ru'])
  expect((await ask('/', { 'accept-language': 'ru', cookie: 'i18n_redirected=et' })).status()).toBe(200)
  expect((await ask('/', { 'accept-language': 'ru', 'user-agent': 'Googlebot/2.1' })).status()).toBe(200)
  expect((await ask('/kontakt', { 'accept-language': 'ru' })).status()).toBe(200)
  const english = await ask('/en/contact', {})
  expect(english.headers()['set-cookie']).toMatch(
    /i18n_redirected=en; Max-Age=31536000; Path=\/; SameSite=Lax/,
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('R6: whoever reads another language can switch to Estonian on the front page', async ({ page }) => {
    for (const locale of ['en', 'ru'] as const) {
      await page.goto(pathOf('index', locale))
      const { language } = messages[locale].nav
      await page.locator('header summary', { hasText: language }).filter({ visible: true }).click()
      await page.getByRole('link', { name: 'Eesti' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'et')
      expect(new URL(page.url()).pathname).toBe('/')
      // From now on that is their language.
      await page.goto('about:blank')
      await page.goto('/')
      expect(new URL(page.url()).pathname).toBe('/')
    }
  })
})

test('R6: so can whoever opens it in a new tab', async ({ page, context }) => {
  await page.goto(pathOf('index', 'en'))
  await page
    .locator('header summary', { hasText: messages.en.nav.language })
    .filter({ visible: true })
    .click()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Eesti' }).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab.locator('html')).toHaveAttribute('lang', 'et')
})

test('R25: old addresses and those with a slash at the end keep their query', async ({
  request,
  page,
  complaints,
}) => {
  for (const [from, to] of [
    ['/home?a=b', '/?a=b'],
    ['/home/', '/'],
    ['/en/home/?a=b', '/en?a=b'],
    ['/kontakt/', '/kontakt'],
    ['/en/pricelist/?a=%20b', '/en/pricelist?a=%20b'],
  ]) {
    const response = await request.get(from ?? '', { maxRedirects: 0 })
    expect([response.status(), response.headers().location], from).toEqual([301, to])
  }
  expect((await request.get('/')).status()).toBe(200)
  expect((await request.get('/nothing/')).status()).toBe(404)
  await page.goto('/Kontakt')
  await expect(page.getByText('Page not found: /Kontakt')).toBeVisible()
  expectReported(complaints, 'status of 404')
  // Inside the frame of the site, as the sentence says: it is not fatal.
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('programs find messages, builds, sitemap and robots', async ({ request }) => {
  const words = await request.get('/_i18n/ru/messages.json')
  expect(words.headers()['cache-control']).toContain('max-age=86400')
  expect((await words.json()).nav.home).toBe(messages.ru.nav.home)
  expect((await request.get('/_i18n/de/messages.json')).status()).toBe(404)
  const { id } = await (await request.get('/builds/latest.json')).json()
  const meta = await (await request.get(`/builds/meta/${id}.json`)).json()
  expect(meta.redirects).toEqual(Object.fromEntries(aliases))
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const page of pageNames) {
    expect(sitemap.includes(`${pathOf(page, 'en')}</loc>`), page).toBe(pages[page].isIndexable)
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: http')
})
