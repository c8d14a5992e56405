import type { Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/pages.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './console.ts'
import { messages } from './messages.ts'
import { phone } from './phone.ts'

test.use(phone)

const { nav, site } = messages.en

test.describe('the menu on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(pathOf('contact', 'en'))
    await page.getByRole('button', { name: nav.openMenu }).click()
    await expect(drawer(page)).toBeVisible()
  })

  const drawer = (page: Page) => page.getByRole('dialog', { name: nav.label })

  test('the drawer comes from the right, 20rem wide, with logo and close button', async ({ page }) => {
    await expect.poll(async () => (await drawer(page).boundingBox())?.width).toBe(320)
    await expect
      .poll(async () => (await drawer(page).boundingBox())?.x)
      .toBe((page.viewportSize()?.width ?? 0) - 320)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await drawer(page).evaluate((node) => getComputedStyle(node).transitionDuration)).toContain('0.3s')
    await expect(drawer(page).getByRole('link', { name: site.logoLabel })).toBeVisible()
    await expectAccessible(page)
  })

  test('Escape closes it and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('button', { name: nav.openMenu })).toBeFocused()
  })

  test('the mask closes it', async ({ page }) => {
    await page.mouse.click(20, 400)
    await expect(drawer(page)).toBeHidden()
  })

  test('its button closes it', async ({ page }) => {
    await drawer(page).getByRole('button', { name: nav.closeMenu }).click()
    await expect(drawer(page)).toBeHidden()
  })

  test('another page closes it', async ({ page }) => {
    await drawer(page).getByRole('link', { name: nav.pricelist }).click()
    await expect(page).toHaveURL(/pricelist$/)
    await expect(drawer(page)).toBeHidden()
  })

  test('another language closes it and keeps the page and its query', async ({ page }) => {
    await page.goto(`${pathOf('pricelist', 'en')}?from=ad`)
    await page.getByRole('button', { name: nav.openMenu }).click()
    await drawer(page).locator('summary', { hasText: nav.language }).click()
    await drawer(page).getByRole('link', { name: 'Eesti' }).click()
    await expect(page).toHaveURL(/\/hinnakiri\?from=ad$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('R7: with one menu unfolded a single tap opens the other', async ({ page }) => {
    const [services, language] = [nav.services, nav.language].map((name) =>
      drawer(page).locator('summary', { hasText: name }),
    )
    await services?.tap()
    await expect(drawer(page).getByRole('link', { name: nav.airport })).toBeVisible()
    await language?.tap()
    await expect(drawer(page).getByRole('link', { name: 'Eesti' })).toBeVisible()
    await expect(drawer(page).getByRole('link', { name: nav.airport })).toBeHidden()
  })

  test('R8: turned to a wide screen it stays in sight and can be closed', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(drawer(page)).toBeVisible()
    await drawer(page).locator('summary', { hasText: nav.language }).tap()
    await expect(drawer(page).getByRole('link', { name: 'Eesti' })).toBeVisible()
    await drawer(page).getByRole('button', { name: nav.closeMenu }).click()
    await expect(drawer(page)).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: nav.pricelist }).click()
    await expect(page).toHaveURL(/pricelist$/)
  })

  test('R8: a link to the page one is on closes it', async ({ page }) => {
    await drawer(page).getByRole('link', { name: nav.contact }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(page).toHaveURL(/contact$/)
  })

  test('the focus stays inside', async ({ page }) => {
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const { activeElement: active, body } = document
        return active !== null && active !== body && !active.closest('dialog')
      })
      expect(isOutside).toBe(false)
    }
  })
})

test('V20: one’s own booking and the language are one tap away', async ({ page }) => {
  await page.goto(pathOf('contact', 'en'))
  await page.locator('header summary', { hasText: nav.language }).filter({ visible: true }).tap()
  await page.getByRole('link', { name: 'Русский' }).filter({ visible: true }).tap()
  await expect(page).toHaveURL(new RegExp(pathOf('contact', 'ru')))
  await page.getByRole('button', { name: messages.ru.nav.openMenu }).click()
  await page.getByRole('dialog').getByRole('link', { name: messages.ru.nav.ownBooking }).click()
  await expect(page).toHaveURL(new RegExp(pathOf('my-bookings', 'ru')))
})
