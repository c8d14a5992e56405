import { locales } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { expectAccessible } from './accessible.ts'
import {
  carStep,
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
import { expect, test } from './console.ts'
import { messages } from './messages.ts'

for (const [index, locale] of locales.entries()) {
  test(`a car is booked in ${locale}, and every step is accessible`, async ({ page }, { project }) => {
    const trip = tripInWeek(4 + index * 2 + (project.name === 'phone' ? 1 : 0))
    await page.goto(`${pathOf('index', locale)}?${trip.query}`)
    await page.getByRole('button', { name: messages[locale].search.submit }).click()
    await expect(page).toHaveURL(new RegExp(`${pathOf('booking-car', locale)}\\?.*rentDate=${trip.from}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[locale].cars.title)
    await expectAccessible(page)
    await chooseCar(page, locale)
    await expectAccessible(page)
    await page.getByRole('radio').nth(1).check()
    await continueToDetails(page, locale)
    await expectAccessible(page)
    await orderButton(page, locale).click()
    await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await fillDetails(page)
    await orderButton(page, locale).click()
    expect(await expectBooked(page, locale)).toMatch(/^AR-/)
    await expectAccessible(page)
    const cookies = await page.context().cookies()
    expect(cookies.map(({ name }) => name).filter((name) => name !== 'i18n_redirected')).toEqual([])
  })
}

test('booking with the keyboard alone', async ({ page }, { project }) => {
  const trip = tripInWeek(project.name === 'phone' ? 12 : 13)
  await page.goto(carStep('en', trip))
  const reach = async (name: string) => {
    for (let i = 0; i < 200; i++) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(() => {
        const active = document.activeElement
        return active instanceof HTMLInputElement ? active.name : (active?.textContent ?? '')
      })
      if (found.includes(name)) return
    }
    throw new Error(`the keyboard does not reach ${name}`)
  }
  await reach(messages.en.cars.choose)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${pathOf('booking-services', 'en')}$`))
  await reach(messages.en.services.submit)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${pathOf('booking-client', 'en')}$`))
  for (const name of [
    'firstName',
    'lastName',
    'email',
    'phone',
    'idCode',
    'drivingLicenceNumber',
    'address',
  ] as const) {
    await field(page, name).focus()
    await page.keyboard.type(kadri[name])
  }
  for (const name of ['terms', 'dataHandling']) {
    await reach(name)
    await page.keyboard.press('Space')
  }
  await reach(messages.en.client.submit)
  await page.keyboard.press('Enter')
  await expectBooked(page, 'en')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a car is booked, and errors show and lose nothing', async ({ page }, { project }) => {
    const trip = tripInWeek(project.name === 'phone' ? 14 : 15)
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

for (const timezoneId of ['America/New_York', 'Asia/Tokyo', 'Europe/Tallinn']) {
  test.describe(`in a browser of ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('the times are those of Tallinn and the price is the same', async ({ page }) => {
      const trip = tripInWeek(17)
      await page.goto(carStep('en', trip))
      await chooseCar(page, 'en')
      const summary = page.locator('main')
      await expect(summary.getByText('10:00').filter({ visible: true }).first()).toBeVisible()
      const cookies = await page.context().cookies()
      const kept = (name: string) =>
        JSON.parse(decodeURIComponent(cookies.find((cookie) => cookie.name === name)?.value ?? 'null'))
      expect(kept('bookingForm')).toMatchObject({
        rentDate: `${trip.from}T10:00`,
        returnDate: `${trip.to}T10:00`,
      })
      const api = await page.request.post('/api/booking/cars', { data: kept('bookingForm') })
      const { sortedCars } = await api.json()
      expect(kept('chosenCar')).toEqual({ id: sortedCars[0].id, price: sortedCars[0].price })
    })
  })
}
