import type { Page } from '@playwright/test'
import data from '../../src/demo/data/services.json' with { type: 'json' }
import type { Locale } from '../../src/i18n/locales.ts'
import { inProof } from '../support/proof.ts'
import { expectAccessible } from './accessible.ts'
import {
  carStep,
  chooseCar,
  continueToDetails,
  expectBooked,
  field,
  fillDetails,
  orderButton,
  tripInWeek,
} from './booking.ts'
import { expect, expectReported, test } from './console.ts'
import { languagesTried } from './languages.ts'
import { messages } from './messages.ts'

/** Born on 5 May 2004. */
const YOUNG = '50405052713'
const { youngDriver, additionalDriver } = data

const sentence = (page: Page, locale: Locale, service: { name: Record<Locale, string> }) =>
  page.getByRole('status').getByText(service.name[locale])
/** The amount beside the button that obliges to pay it, in cents. */
const total = async (page: Page): Promise<number> =>
  Number((await page.locator('strong.text-price').last().innerText()).replaceAll(/\D/g, ''))

for (const [index, locale] of languagesTried('ru').entries()) {
  test(`who drives is part of the price before it is ordered, in ${locale}`, async ({ page }) => {
    await page.goto(carStep(locale, tripInWeek(40 + index)))
    await chooseCar(page, locale, 2)
    await continueToDetails(page, locale)
    const before = await total(page)
    await fillDetails(page, { idCode: YOUNG })
    await expect(sentence(page, locale, youngDriver)).toBeVisible()
    await expect.poll(() => total(page)).toBe(before + 3 * youngDriver.euros * 100)

    await page.getByRole('button', { name: messages[locale].client.drivers.add }).click()
    await field(page, 'additionalDrivers.0.firstName').fill('Mari')
    await field(page, 'additionalDrivers.0.lastName').fill('Mets')
    await field(page, 'additionalDrivers.0.idCode').fill('47502124911')
    await field(page, 'additionalDrivers.0.drivingLicenceNumber').fill('ET000002')
    await field(page, 'additionalDrivers.0.drivingLicenceNumber').blur()
    await expect(sentence(page, locale, additionalDriver)).toBeVisible()
    const both = before + 3 * youngDriver.euros * 100 + additionalDriver.euros * 100
    await expect.poll(() => total(page)).toBe(both)
    await expectAccessible(page)
    await page.reload()
    await expect.poll(() => total(page)).toBe(both)

    await page.getByRole('button', { name: messages[locale].client.drivers.remove }).click()
    await expect(sentence(page, locale, additionalDriver)).toHaveCount(0)
    await expect.poll(() => total(page)).toBe(both - additionalDriver.euros * 100)
    await field(page, 'terms').check()
    await field(page, 'dataHandling').check()
    await orderButton(page, locale).click()
    await expectBooked(page, locale)
  })
}

test('a driver who was taken with the extras has a place for a name', inProof, async ({ page }) => {
  await page.goto(carStep('en', tripInWeek(43)))
  await chooseCar(page, 'en', 2)
  await page
    .getByRole('button', { name: new RegExp(additionalDriver.name.en) })
    .last()
    .click()
  await continueToDetails(page, 'en')
  await expect(field(page, 'additionalDrivers.0.firstName')).toBeVisible()
  const before = await total(page)
  await fillDetails(page)
  for (const [name, value] of Object.entries({
    firstName: 'Mari',
    lastName: 'Mets',
    idCode: '47502124911',
    drivingLicenceNumber: 'ET000002',
  }))
    await field(page, `additionalDrivers.0.${name}`).fill(value)
  await orderButton(page, 'en').click()
  await expectBooked(page, 'en')
  expect(before).toBeGreaterThan(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the price with the fee is told, with the reason, and ordered in one press', async ({
    page,
    complaints,
  }) => {
    await page.goto(carStep('et', tripInWeek(44)))
    await chooseCar(page, 'et', 2)
    await continueToDetails(page, 'et')
    const before = await total(page)
    await fillDetails(page, { idCode: YOUNG })
    await orderButton(page, 'et').click()
    await expect(page.getByRole('heading', { name: messages.et.client.priceChanged.title })).toBeVisible()
    await expect(sentence(page, 'et', youngDriver)).toBeVisible()
    expect(await total(page)).toBe(before + 3 * youngDriver.euros * 100)
    await field(page, 'terms').check()
    await field(page, 'dataHandling').check()
    await orderButton(page, 'et').click()
    await expectBooked(page, 'et')
    expectReported(complaints, '409')
  })
})
