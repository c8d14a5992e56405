import type { Locator, Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/pages.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './console.ts'
import { languagesTried } from './languages.ts'
import { messages } from './messages.ts'

const { nav, site } = messages.en

const menu = (page: Page, name: string): Locator =>
  page.locator('header summary', { hasText: name }).filter({ visible: true })
/** Waits for it: the address of another page is there before the page is. */
const expectOpen = (summary: Locator, isOpen: boolean) =>
  expect(summary.locator('..')).toHaveJSProperty('open', isOpen)

test.describe('the header', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(pathOf('contact', 'en'))
  })

  test('the links stand in the order the company wants', async ({ page }) => {
    const links = await page.getByRole('banner').getByRole('navigation').locator('a').allTextContents()
    expect(links.slice(0, 5)).toEqual([nav.longterm, nav.home, nav.pricelist, nav.insurance, nav.contact])
    await expect(page.getByRole('banner').locator('img').first()).toHaveAttribute('height', '120')
    await expect(page.getByText(site.since)).toBeVisible()
  })

  test('only one menu is open at a time', async ({ page }) => {
    const services = menu(page, nav.services)
    const language = menu(page, nav.language)
    await services.click()
    await expectOpen(services, true)
    await expect(page.getByRole('link', { name: nav.airport }).first()).toBeVisible()
    await expectAccessible(page)
    await language.click()
    await expectOpen(services, false)
    await expectOpen(language, true)
  })

  test('a menu closes on Escape with the focus back, on a click elsewhere, on its own button', async ({
    page,
  }) => {
    const services = menu(page, nav.services)
    await services.click()
    await page.keyboard.press('Escape')
    await expectOpen(services, false)
    await expect(services).toBeFocused()
    await services.press('Enter')
    await expectOpen(services, true)
    await page.locator('h1').click()
    await expectOpen(services, false)
    await services.click()
    await services.click()
    await expectOpen(services, false)
  })

  test('a menu closes on another page, whose heading has the focus and whose title is told', async ({
    page,
  }) => {
    await menu(page, nav.services).click()
    await page.getByRole('banner').getByRole('link', { name: nav.airport }).click()
    await expect(page).toHaveURL(new RegExp(`${pathOf('services-airport', 'en')}$`))
    await expectOpen(menu(page, nav.services), false)
    await expect(page.locator('h1')).toBeFocused()
    await expect(
      page.getByRole('status').filter({ hasText: messages.en.meta['services-airport'].title }),
    ).toHaveCount(1)
  })

  test('the language menu names the other languages and keeps the page and its query', async ({ page }) => {
    await page.goto(`${pathOf('contact', 'en')}?from=ad`)
    await menu(page, nav.language).click()
    const names = await page.locator('header details[open] a').allTextContents()
    expect(names).toEqual(['Eesti', 'Русский'])
    await page.getByRole('link', { name: 'Русский' }).click()
    await expect(page).toHaveURL(/\/ru\/contact\?from=ad$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expectOpen(menu(page, messages.ru.nav.language), false)
    await expect(page.locator('h1')).toHaveText(messages.ru.contact.title)
  })

  test('the logo leads home in the language of the page', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: site.logoLabel }).click()
    await expect(page).toHaveURL(/\/en$/)
  })

  test('a new page is read from its top', async ({ page }) => {
    await page.goto(pathOf('accurate-rental-conditions', 'en'))
    await page.evaluate(() => window.scrollTo(0, 3000))
    await page.getByRole('contentinfo').getByRole('link', { name: messages.en.footer.pricelist }).click()
    await expect(page).toHaveURL(/pricelist$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('the header bar is hidden on the pages of a booking', async ({ page }) => {
  const hidden = [
    'sign',
    'documents',
    'bank-links',
    'smartlocker',
    'questionnaire',
    'upload-document',
    'upload-documents',
  ] as const
  for (const name of hidden) {
    await page.goto(pathOf(name, 'et'))
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByText(messages.et.site.since)).toHaveCount(0)
  }
})

test('R24: the pages of a booking can be read in another language', async ({ page }) => {
  await page.goto(`${pathOf('documents', 'et')}?booking=AR-000001`)
  await menu(page, messages.et.nav.language).click()
  await expectAccessible(page)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/documents\?booking=AR-000001$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectOpen(menu(page, messages.en.nav.language), false)
})

for (const locale of languagesTried('ru')) {
  test(`R7: in ${locale} no open menu covers the button of the other`, async ({ page }) => {
    const words = messages[locale].nav
    await page.goto(pathOf('contact', locale))
    for (const width of [1024, 1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [services, language] = [menu(page, words.services), menu(page, words.language)]
      // A click that something covered would be refused.
      for (const summary of [language, services, language, services]) {
        await summary.click()
        await expectOpen(summary, true)
      }
      await services.click()
    }
  })
}

test('R31: the switch of the language keeps the place on the page', async ({ page }) => {
  await page.goto(`${pathOf('contact', 'en')}?from=ad#content`)
  await menu(page, nav.language).click()
  await page.getByRole('link', { name: 'Русский' }).click()
  await expect(page).toHaveURL(/\/ru\/contact\?from=ad#content$/)
})
