import type { Page } from '@playwright/test'
import type { CarSearchAnswer } from '../../src/contract/visitor/answers.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { groupSameCars } from '../../src/web/pages/booking-car/same-cars.ts'
import { isProof } from '../support/proof.ts'
import { expectAccessible } from './accessible.ts'
import { afterIdle } from './after-idle.ts'
import { carStep, chooseButton, chooseCar, chosenCarId, type Trip, tripInWeek } from './booking.ts'
import { expect, test } from './console.ts'
import { languagesTried } from './languages.ts'
import { messages } from './messages.ts'

const cards = (page: Page) => page.getByRole('article')
const firstPrice = (page: Page) => cards(page).first().locator('.text-price')

/** The amount in a text, without the spaces and signs a language puts around it. */
const amountIn = (text: string | null) => text?.match(/\d+[.,]\d\d/)?.[0]

async function found(page: Page, trip: Trip, locale: 'et' | 'en'): Promise<CarSearchAnswer> {
  const answer = await page.request.post('/api/booking/cars', {
    ...afterIdle,
    headers: { 'accept-language': locale },
    data: {
      rentDate: `${trip.from}T10:00`,
      returnDate: `${trip.to}T10:00`,
      rentLocationId: 1,
      returnLocationId: 1,
    },
  })
  return answer.json()
}

const screens = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]

for (const viewport of isProof ? screens : screens.slice(0, 1)) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('a price and what it is a day are in the first view of the cars', async ({ page }) => {
      for (const locale of languagesTried('ru')) {
        await page.goto(carStep(locale, tripInWeek(22)))
        await expect(firstPrice(page)).toBeInViewport({ ratio: 1 })
        const perDay = messages[locale].common.perDay.replace('{amount}', '').trim()
        await expect(cards(page).first().getByText(perDay)).toBeInViewport({ ratio: 1 })
      }
    })
  })
}

test('a car says what one chooses by: room, air conditioning, range, words, and that it is this very one', async ({
  page,
}) => {
  const trip = tripInWeek(23)
  const { sortedCars } = await found(page, trip, 'et')
  await page.goto(carStep('et', trip))
  await page.mouse.move(200, 300)
  const electric = sortedCars.find(({ rangeKm }) => rangeKm !== null)
  const card = cards(page).filter({ hasText: electric?.description ?? '' })
  await expect(card).toContainText(electric?.name ?? '')
  const { cars } = messages.et
  await expect(card).toContainText(cars.range.replace('{amount}', String(electric?.rangeKm)))
  await expect(card).toContainText(cars.airConditioning)
  await expect(card).toContainText('kohvrit')
  await expect(card).toContainText(cars.exactCar)
  await expect(page.getByText(cars.exactCarNote)).toBeVisible()
  await expectAccessible(page)
})

test('cars that are alike are shown once, with how many are left, and each can be had', async ({ page }) => {
  const trip = tripInWeek(26)
  const { sortedCars } = await found(page, trip, 'en')
  const kinds = groupSameCars(sortedCars)
  const alike = kinds.find(({ length }) => length > 1)
  await page.goto(carStep('en', trip))
  await page.mouse.move(200, 300)
  await expect(cards(page)).toHaveCount(kinds.length)
  const card = cards(page)
    .filter({ has: page.getByRole('radio') })
    .first()
  await expect(card).toContainText(`${alike?.length} such cars available`)
  await card.getByRole('radio').nth(1).check({ force: true })
  await expect(card).toContainText(alike?.[1]?.description ?? '')
  await card.getByRole('button', { name: messages.en.cars.choose }).click()
  await expect(page).toHaveURL(new RegExp(`${pathOf('booking-services', 'en')}\\?`))
  expect(chosenCarId(page)).toBe(alike?.[1]?.id)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('two cars are seen side by side, and one of them is chosen', async ({ page }) => {
      const kinds = groupSameCars((await found(page, tripInWeek(27), 'en')).sortedCars)
      await page.goto(carStep('ru', tripInWeek(27)))
      const { cars } = messages.ru
      // The first cars come with the page, the others when someone is there or asks for all: by a key, because cards
      // that come near take their height while a pointer is on its way.
      if (javaScriptEnabled) await page.mouse.move(200, 300)
      else if (kinds.length > 8) await page.getByRole('link', { name: /Показать все/ }).press('Enter')
      await expect(page.getByRole('article')).toHaveCount(kinds.length)
      const ticks = page.getByRole('checkbox', { name: cars.compare })
      const names = await page.getByRole('article').getByRole('heading').allTextContents()
      await ticks.nth(0).check()
      await ticks.nth(4).check()
      await page.getByRole('button', { name: cars.compareChosen }).click()
      await expect(page.getByRole('columnheader')).toHaveText([cars.rows.car, names[0] ?? '', names[4] ?? ''])
      await expect(page.getByRole('row')).not.toHaveCount(0)
      await expect(page.getByRole('rowheader', { name: cars.rows.boot })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      await page.getByRole('link', { name: cars.compareBack }).click()
      await expect(page.getByRole('article')).toHaveCount(names.length)
      await page.goBack()
      await chooseButton(page, 'ru').nth(1).click()
      await expect(page).toHaveURL(new RegExp(`${pathOf('booking-services', 'ru')}\\?`))
    })

    test('the days around a search show what the search then shows', async ({ page }) => {
      await page.goto(carStep('en', tripInWeek(28)))
      const days = page.getByRole('navigation', { name: messages.en.cars.nearby.title }).getByRole('link')
      await expect(days.and(page.locator('[aria-current=date]'))).toHaveCount(1)
      for (const place of [4, 2, 5]) {
        const day = days.nth(place)
        const [shown, to] = [amountIn(await day.textContent()), await day.getAttribute('href')]
        await day.click()
        await expect(page).toHaveURL(to ?? '')
        await expect(days.and(page.locator('[aria-current=date]'))).toHaveAttribute('href', to ?? '')
        expect(amountIn(await firstPrice(page).textContent())).toBe(shown)
      }
    })

    test('hours beyond the last day are explained, and what they cost is true', async ({ page }) => {
      const trip = tripInWeek(29)
      await page.goto(carStep('en', trip).replace(/(returnTime=)[^&]+/, '$114%3A00'))
      const before = amountIn(await firstPrice(page).textContent())
      await expect(cards(page).first()).toContainText(/4\sdays|3\sdays\s4\shours/)
      // Charged as hours, it is four started days all the same.
      await expect(cards(page).first()).toContainText(
        /3\sdays\s4\shours€\S+ per started day|4\sdays€\S+ a day/,
      )
      const hint = page.getByRole('link', { name: /Return the car by 10:00/ })
      const saved = amountIn(await hint.textContent())
      await hint.click()
      await expect(page).toHaveURL(/returnTime=10%3A00/)
      await expect(hint).toHaveCount(0)
      const after = amountIn(await firstPrice(page).textContent())
      expect(Number(before) - Number(after)).toBeCloseTo(Number(saved), 2)
    })
  })
}

test('another day keeps the filters', async ({ page }) => {
  await page.goto(`${carStep('en', tripInWeek(28))}&gearbox=AUTOMATIC`)
  const days = page.getByRole('navigation', { name: messages.en.cars.nearby.title }).getByRole('link')
  await days.nth(4).click()
  await expect(page).toHaveURL(/gearbox=AUTOMATIC/)
  await expect(cards(page).filter({ hasNotText: messages.en.common.gearbox.AUTOMATIC })).toHaveCount(0)
})

test('a cover that costs by the day says what an hour costs', async ({ page }) => {
  await page.goto(carStep('en', tripInWeek(30)).replace(/(returnTime=)[^&]+/, '$114%3A00'))
  await chooseCar(page, 'en')
  await expect(page.getByText(/a day, an extra hour €/).first()).toBeVisible()
})

test('the calendar shows on each day what the search then shows', async ({ page }) => {
  await page.goto(pathOf('index', 'en'))
  await page.getByRole('button', { name: messages.en.search.rentDay }).first().click()
  const calendar = page.getByRole('dialog')
  await calendar.getByRole('button', { name: messages.en.search.nextMonth }).click()
  const day = calendar
    .getByRole('gridcell')
    .getByRole('button', { name: /^Thursday/ })
    .last()
  await expect(day).toHaveAccessibleName(/from €/)
  const shown = amountIn((await day.getAttribute('aria-label')) ?? '')
  await day.click()
  await expect(calendar.getByText(/3.days/)).toBeVisible()
  await calendar.getByRole('button', { name: messages.en.search.done }).click()
  await page.getByRole('button', { name: messages.en.search.submit }).click()
  await expect(firstPrice(page)).toContainText(shown ?? 'a price')
})

test('V10: what a discount code saved is seen, and said', async ({ page }) => {
  await page.goto(`${carStep('en', tripInWeek(22))}&couponCodes=VAIKE15`)
  const price = cards(page)
    .first()
    .locator('p', { has: page.locator('s') })
  const [before = 0, after = 0] = (await price.innerText()).match(/\d+\.\d\d/g)?.map(Number) ?? []
  expect(after).toBeGreaterThan(0)
  expect(after).toBeLessThan(before)
  await expect(price).toContainText(messages.en.cars.withoutCoupon)
})

test.describe('V10: on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('two cars are on the screen at once, each with its words, its room and its price', async ({
    page,
  }) => {
    await page.goto(carStep('ru', tripInWeek(22)))
    const first = cards(page).first()
    await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 })
    const { sortedCars } = await found(page, tripInWeek(22), 'en')
    await page.mouse.wheel(0, 1)
    await expect(cards(page)).toHaveCount(groupSameCars(sortedCars).length)
    const heights = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().height),
    )
    expect(heights.reduce((sum, height) => sum + height) / heights.length).toBeLessThan(844 / 2)
    // The car drives beside its name, and the way on stands beside the price.
    for (const [one, other] of [
      [first.getByRole('heading'), first.locator('.car-look img')],
      [first.locator('.price-of-days'), first.getByRole('button', { name: messages.ru.cars.choose })],
    ] as const) {
      const [left, right] = [await one.boundingBox(), await other.boundingBox()]
      expect((left?.x ?? 0) < (right?.x ?? 0) && (right?.y ?? 0) < (left?.y ?? 0) + (left?.height ?? 0)).toBe(
        true,
      )
    }
    await expect(first).toContainText(messages.ru.cars.airConditioning)
    await expect(first).toContainText(messages.ru.cars.exactCar)
    await expectAccessible(page)
  })
})

test('the rest of a long list follows whoever looks at it, and a link leads to all of it until then', async ({
  page,
}) => {
  const kinds = groupSameCars((await found(page, tripInWeek(28), 'en')).sortedCars)
  expect(kinds.length).toBeGreaterThan(8)
  await page.goto(carStep('en', tripInWeek(28)))
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'run')
  const all = page.getByRole('link', { name: /^Show all \d+ cars$/ })
  await expect(cards(page)).toHaveCount(8)
  await expect(all).toHaveAttribute('href', /[?&]all=1/)
  await page.mouse.wheel(0, 200)
  await expect(cards(page)).toHaveCount(kinds.length)
  await expect(all).toHaveCount(0)
})
