import type { BrowserContext, Page } from '@playwright/test'
import { pathOf } from '../../src/i18n/pages.ts'
import { inProof } from '../support/proof.ts'
import {
  carStep,
  chooseCar,
  chosenCarId,
  continueToDetails,
  expectBooked,
  fillDetails,
  orderButton,
  tripInWeek,
} from './booking.ts'
import { expect, test } from './console.ts'
import { messages } from './messages.ts'

const title = messages.en.services.title

/** What a step shows of its order: the car and the days. */
const shown = (page: Page): Promise<string | null> =>
  page.getByRole('complementary', { name: messages.en.price.summary }).textContent()

/** A tab that has chosen another car for other days; cookies are shared by all tabs. */
async function otherTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.goto(carStep('en', tripInWeek(44)))
  await chooseCar(other, 'en', 3)
  return other
}

test('R1: a second tab changes nothing in the first: its car, days and services stay, also over a reload', async ({
  page,
  context,
}) => {
  await page.goto(carStep('en', tripInWeek(42)))
  await chooseCar(page, 'en')
  const car = chosenCarId(page)
  const before = await shown(page)
  const other = await otherTab(context)
  expect(chosenCarId(other)).not.toBe(car)

  await page.getByRole('radio').nth(1).check()
  await expect(page).toHaveURL(/services=\d/)
  await expect(page.getByRole('complementary').locator('[aria-busy=false]')).toBeVisible()
  const [name = ''] = before?.split('Change') ?? []
  expect(await shown(page)).toContain(name)
  await other.getByRole('radio').nth(2).check()

  await page.reload()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await continueToDetails(page, 'en')
  expect(chosenCarId(page)).toBe(car)
  expect(await shown(page)).toContain(name)
  await page.getByRole('link', { name: messages.en.search.steps.services }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await continueToDetails(page, 'en')
  await fillDetails(page)
  await page.bringToFront()
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/booking/register'),
    orderButton(page, 'en').click(),
  ])
  expect(sent.postDataJSON()).toMatchObject({ car: { id: car }, rentDate: `${tripInWeek(42).from}T10:00` })
  await expectBooked(page, 'en')

  // The order that was made took the shared cookies away; the other tab goes on all the same.
  await other.reload()
  await continueToDetails(other, 'en')
  expect(chosenCarId(other)).not.toBe(car)
})

test(
  'R1: the language can be changed in the middle of an order, and the order stays',
  inProof,
  async ({ page, context }) => {
    await page.goto(carStep('en', tripInWeek(46)))
    await chooseCar(page, 'en')
    const car = chosenCarId(page)
    await page.getByRole('radio').nth(1).check()
    await expect(page).toHaveURL(/services=\d/)
    await otherTab(context)
    await page
      .locator('header summary', { hasText: messages.en.nav.language })
      .filter({ visible: true })
      .click()
    await page.getByRole('link', { name: 'Русский' }).click()
    await expect(page.getByRole('heading', { level: 1, name: messages.ru.services.title })).toBeVisible()
    expect(chosenCarId(page)).toBe(car)
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
  },
)

test('R5: going back after ordering shows the booking', async ({ page }) => {
  await page.goto(carStep('en', tripInWeek(48)))
  await chooseCar(page, 'en')
  await continueToDetails(page, 'en')
  await fillDetails(page)
  await orderButton(page, 'en').click()
  const number = await expectBooked(page, 'en')
  await page.goBack()
  expect(await expectBooked(page, 'en')).toBe(number)
  await page.reload()
  expect(await expectBooked(page, 'en')).toBe(number)
  // Before the order there was the list of cars, and it is there still.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: messages.en.cars.title })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('R1, R5: each tab keeps its order, and the step of an order that was made leads to the booking', async ({
    page,
    context,
  }) => {
    await page.goto(carStep('en', tripInWeek(50)))
    await chooseCar(page, 'en')
    const car = chosenCarId(page)
    const step = page.url()
    await otherTab(context)
    await page.getByRole('radio').nth(1).check()
    await continueToDetails(page, 'en')
    expect(chosenCarId(page)).toBe(car)
    await fillDetails(page)
    await orderButton(page, 'en').click()
    const number = await expectBooked(page, 'en')
    await page.goto(step)
    expect(await expectBooked(page, 'en')).toBe(number)
    await page.goto(`${pathOf('booking-client', 'en')}?${new URL(step).searchParams}`)
    expect(await expectBooked(page, 'en')).toBe(number)
  })
})
