import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { expectAccessible } from './accessible.ts'
import {
  chooseCar,
  continueToDetails,
  expectBooked,
  field,
  fillDetails,
  orderButton,
  type Trip,
} from './booking.ts'
import { expect } from './console.ts'
import { messages } from './messages.ts'
import { expectSoundHtml } from './sound-html.ts'

/** The whole way from the front page to the thanks, looked at with axe in every state it passes. */
export async function bookAccessibly(page: Page, locale: Locale, trip: Trip): Promise<void> {
  await page.goto(`${pathOf('index', locale)}?${trip.query}`)
  await page.getByRole('button', { name: messages[locale].search.submit }).click()
  await expect(page).toHaveURL(new RegExp(`${pathOf('booking-car', locale)}\\?.*rentDate=${trip.from}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[locale].cars.title)
  await expectSound(page)
  await chooseCar(page, locale)
  await expectSound(page)
  await page.getByRole('radio').nth(1).check()
  await continueToDetails(page, locale)
  await orderButton(page, locale).click()
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'true')
  await expectSound(page)
  await fillDetails(page)
  await expectSound(page)
  await orderButton(page, locale).click()
  expect(await expectBooked(page, locale)).toMatch(/^AR-/)
  await expectSound(page)
  const cookies = await page.context().cookies()
  // The choices are gone; the language stays, and what opens the booking.
  const names = cookies.map(({ name }) => name.replace(/\d+$/, '')).toSorted()
  expect(names.filter((name) => name !== 'i18n_redirected')).toEqual(['booking-'])
}

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectSoundHtml(page)
}
