import { type PageName, pathOf } from '../../src/i18n/pages.ts'
import { inProof } from '../support/proof.ts'
import { bookAccessibly } from './book-accessibly.ts'
import {
  chooseButton,
  chooseCar,
  continueToDetails,
  expectBooked,
  field,
  fillDetails,
  kadri,
  orderButton,
  tripInWeek,
} from './booking.ts'
import { expect, expectReported, test } from './console.ts'
import { languagesTried } from './languages.ts'
import { messages } from './messages.ts'

for (const [index, locale] of languagesTried('et').entries()) {
  test(`a car is booked in ${locale}, and every step is accessible`, async ({ page }) => {
    await bookAccessibly(page, locale, tripInWeek(4 + index))
  })
}

test('booking with the keyboard alone', async ({ page }) => {
  await page.goto(`${pathOf('index', 'en')}?${tripInWeek(13).query}`)
  const reach = async (name: string) => {
    for (let i = 0; i < 200; i++) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(() => {
        const active = document.activeElement
        return active instanceof HTMLInputElement ? active.name : (active?.textContent ?? '')
      })
      if (found === name || (name.includes(' ') && found.includes(name))) return
    }
    throw new Error(`the keyboard does not reach ${name}`)
  }
  const press = async (name: string, leadsTo: PageName) => {
    await reach(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${pathOf(leadsTo, 'en')}(\\?|$)`))
    await expect(page.locator('h1')).toBeFocused()
  }
  await press(messages.en.search.submit, 'booking-car')
  await press(messages.en.cars.choose, 'booking-services')
  await press(messages.en.services.submit, 'booking-client')
  for (const name of [
    'firstName',
    'lastName',
    'email',
    'phone',
    'address',
    'idCode',
    'drivingLicenceNumber',
  ] as const) {
    await reach(name)
    await page.keyboard.type(kadri[name])
  }
  for (const name of ['terms', 'dataHandling']) {
    await reach(name)
    await page.keyboard.press('Space')
  }
  await press(messages.en.client.submit, 'booking-end')
  await expectBooked(page, 'en')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a car is booked, and errors show and lose nothing', async ({ page, complaints }) => {
    const trip = tripInWeek(15)
    await page.goto(`${pathOf('index', 'et')}?${trip.query}`)
    await page.getByRole('button', { name: messages.et.search.submit }).click()
    await chooseButton(page, 'et').first().click()
    await page.getByRole('button', { name: messages.et.services.submit }).click()
    await fillDetails(page, { phone: '12' })
    await orderButton(page, 'et').click()
    await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'firstName')).toHaveValue(kadri.firstName)
    await fillDetails(page)
    await orderButton(page, 'et').click()
    await expectBooked(page, 'et')
    expectReported(complaints, 'status of 422')
  })

  test('a search that cannot be is sent back with its reasons', async ({ page }) => {
    const { query, from } = tripInWeek(16)
    await page.goto(
      `${pathOf('booking-car', 'en')}?${query.replace(/returnDate=[\d-]+/, 'returnDate=2020-01-01')}`,
    )
    await expect(page).toHaveURL(/\/en\?/)
    await expect(field(page, 'rentDate').first()).toHaveValue(from)
    await expect(page.getByText(messages.en.search.errors.returnBeforeRent)).toBeVisible()
  })
})

test(
  'browsers far from Tallinn see the same times of Tallinn and the same price',
  inProof,
  async ({ browser, baseURL }) => {
    const trip = tripInWeek(17)
    const seen = []
    for (const timezoneId of ['America/New_York', 'Asia/Tokyo']) {
      const context = await browser.newContext({ timezoneId, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      await page.goto(`${pathOf('index', 'en')}?${trip.query}`)
      await page.getByRole('button', { name: messages.en.search.submit }).click()
      await chooseCar(page, 'en')
      await continueToDetails(page, 'en')
      seen.push({
        times: await page
          .locator('main time')
          .evaluateAll((times) => times.map((time) => [time.getAttribute('datetime'), time.textContent])),
        total: await page.locator('main .text-price').first().textContent(),
        cookies: (await context.cookies())
          .filter(({ name }) => ['bookingForm', 'chosenCar'].includes(name))
          .map(({ value }) => decodeURIComponent(value)),
      })
      await context.close()
    }
    const [first, ...others] = seen
    for (const other of others) expect(other).toEqual(first)
    expect(first?.times[0]?.[0]).toBe(`${trip.from}T10:00`)
    expect(first?.times[0]?.[1]).toContain('10:00')
    expect(first?.cookies.join()).toContain(`${trip.from}T10:00`)
  },
)
