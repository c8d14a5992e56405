import type { Locator, Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/pages.ts'
import { inProof } from '../support/proof.ts'
import { carStep, chooseButton, chooseCar, tripInWeek } from './booking.ts'
import { expect, expectReported, test } from './console.ts'
import { messages } from './messages.ts'

const { footer, conditions, pricelist } = messages.en
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const heightOnScreen = (button: Locator) =>
  button.evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Writes down, frame by frame, which page is there and how far it is scrolled. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const frames: { heading: string; top: number }[] = []
    Object.assign(window, { seenFrames: frames })
    const note = () => {
      frames.push({ heading: document.querySelector('h1')?.textContent ?? '', top: window.scrollY })
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
const framesOf = (page: Page, heading: string) =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { seenFrames: { heading: string; top: number }[] }).seenFrames.filter(
        (frame) => frame.heading === wanted,
      ),
    heading,
  )

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`R11: a new page is at its top from the first frame on (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto(pathOf('conditions', 'en'))
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await watch(page)
    await footerLink(page, footer.pricelist).click()
    await expect.poll(async () => (await framesOf(page, pricelist.title)).length).toBeGreaterThan(40)
    const frames = await framesOf(page, pricelist.title)
    expect(new Set(frames.map(({ top }) => top))).toEqual(new Set([0]))
  })
}

test('R11: Back, Forward and reload return to where one was', async ({ page }) => {
  await page.goto(pathOf('accurate-rental-conditions', 'en'))
  await footerLink(page, footer.pricelist).scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(1000)
  await footerLink(page, footer.pricelist).click()
  await expect(page.getByRole('heading', { level: 1, name: pricelist.title })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(before)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: pricelist.title })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(700)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(700)
})

const waysToACar = {
  'past every car': (page: Page, button: Locator) =>
    expect(async () => {
      await page.mouse.wheel(0, 400)
      await expect(button).toBeInViewport({ ratio: 1, timeout: 200 })
    }).toPass(),
  // What was never near is only taken to be about as high as it is, until someone moves.
  'in one jump': async (page: Page, button: Locator) => {
    await button.scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        page
          .locator('.near-cards > *')
          .evaluateAll((cards) =>
            cards.filter((card) => getComputedStyle(card).contentVisibility === 'auto'),
          ),
      )
      .toEqual([])
  },
}
for (const [way, goTo] of Object.entries(waysToACar)) {
  test(`R11: Back leads to the same place in the list of cars, gone to ${way}`, async ({ page }) => {
    await page.goto(carStep('en', tripInWeek(52)))
    const button = chooseButton(page, 'en').nth(12)
    await page.mouse.move(200, 300)
    await expect(button).toBeAttached()
    await goTo(page, button)
    await button.hover()
    const before = await heightOnScreen(button)
    expect(await scrolled(page)).toBeGreaterThan(500)
    await chooseCar(page, 'en', 12)
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: messages.en.cars.title })).toBeVisible()
    await expect.poll(() => heightOnScreen(button)).toBe(before)
  })
}

test('R12: what was changed in the search form is there after a reload and after another page', async ({
  page,
}) => {
  await page.goto(pathOf('index', 'en'))
  const place = page.getByLabel(messages.en.search.rentPlace, { exact: true })
  const second = await place.locator('option').nth(2).getAttribute('value')
  await place.selectOption(second)
  await page.getByText(messages.en.search.gearboxAutomatic, { exact: true }).first().click()
  await page.reload()
  await expect(place).toHaveValue(second ?? '')
  await expect(page.getByRole('radio', { name: messages.en.search.gearboxAutomatic })).toBeChecked()
  await footerLink(page, footer.pricelist).click()
  await page.getByRole('banner').getByRole('link', { name: messages.en.nav.home, exact: true }).click()
  await expect(place).toHaveValue(second ?? '')
})

test('R9: an old address inside the site follows the rules of the build, with its query', async ({
  page,
}) => {
  await page.goto(pathOf('contact', 'en'))
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'page'
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
    }
    return router.navigate('/en/home?from=ad')
  })
  await expect(page).toHaveURL(/\/en\?from=ad$/)
  await expect(page.getByRole('heading', { level: 1, name: messages.en.home.hero.title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-same', 'page')
})

test('R18: page data that fails once is asked for once more, and the page is shown', async ({
  page,
  complaints,
}) => {
  await page.goto(pathOf('conditions', 'en'))
  let asked = 0
  await page.route('**/pricelist.data*', (route) =>
    ++asked === 1 ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await footerLink(page, footer.pricelist).click()
  await expect(page.getByRole('heading', { level: 1, name: pricelist.title })).toBeVisible()
  expect(asked).toBe(2)
  expectReported(complaints, '503')
})

test('R18: twice is enough', async ({ page, complaints }) => {
  await page.goto(pathOf('conditions', 'en'))
  let asked = 0
  await page.route('**/pricelist.data*', (route) => {
    asked++
    return route.fulfill({ status: 500 })
  })
  await footerLink(page, footer.pricelist).click()
  await expect(page.getByRole('heading', { name: messages.en.errors.fatal.title })).toBeVisible()
  expect(asked).toBe(2)
  expectReported(complaints, '500')
})

/** Whether following a link fades. */
async function expectFade(page: Page, follow: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = (callback) => {
      sessionStorage.setItem('faded', 'yes')
      return begin(callback)
    }
    sessionStorage.removeItem('faded')
  })
  await follow()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('faded'))).toBe('yes')
}

test(
  'R19: links in the steps and on the error page fade like all others',
  inProof,
  async ({ page, complaints }) => {
    await page.goto(carStep('en', tripInWeek(53)))
    await chooseCar(page, 'en')
    await expectFade(page, () => footerLink(page, footer.conditions).click())
    await expect(page.getByRole('heading', { level: 1, name: conditions.title })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: messages.en.services.title })).toBeVisible()
    await expectFade(page, () =>
      page.getByRole('link', { name: messages.en.services.coverExplained }).click(),
    )
    await page.route('**/pricelist.data*', (route) => route.fulfill({ status: 500 }))
    await footerLink(page, footer.pricelist).click()
    await expectFade(page, () =>
      page.getByRole('link', { name: messages.en.errors.fatal.toMainPage }).click(),
    )
    expectReported(complaints, '500')
  },
)
