import { type Locator, type Page, request } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { expect } from './console.ts'
import { messages } from './messages.ts'

/** A rental of three days in a week of its own: tests that run side by side want different cars or different weeks. */
export type Trip = { from: string; to: string; query: string }

const DAY_MS = 86_400_000
/** The airport of the demo company, which is open without a fee from 8 to 20 every day. */
const AIRPORT = 1

export function tripInWeek(week: number): Trip {
  const monday = Math.ceil((Date.now() / DAY_MS + 3) / 7) * 7 - 3 + 7 * week
  const day = (offset: number) => new Date((monday + offset) * DAY_MS).toISOString().slice(0, 10)
  const query = new URLSearchParams({
    rentDate: day(0),
    rentTime: '10:00',
    returnDate: day(3),
    returnTime: '10:00',
    rentLocationId: String(AIRPORT),
    returnLocationId: String(AIRPORT),
  })
  return { from: day(0), to: day(3), query: query.toString() }
}

export const carStep = (locale: Locale, trip: Trip) => `${pathOf('booking-car', locale)}?${trip.query}`

/** The card of a car, by its place in the list. */
export const chooseButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', { name: messages[locale].cars.choose })

export async function chooseCar(page: Page, locale: Locale, index = 0): Promise<void> {
  await chooseButton(page, locale).nth(index).click()
  await expect(page).toHaveURL(new RegExp(`${pathOf('booking-services', locale)}\\?`))
}

export async function continueToDetails(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: messages[locale].services.submit }).click()
  await expect(page).toHaveURL(new RegExp(`${pathOf('booking-client', locale)}\\?`))
}

export const kadri = {
  firstName: 'Kadri',
  lastName: 'Kuuskmaa',
  email: 'kadri.kuuskmaa@example.ee',
  phone: '+372 5500 0001',
  idCode: '47502124911',
  drivingLicenceNumber: 'ET000001',
  address: 'Pihlaka 3-12, 50303 Tartu',
} as const

export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`)

export async function fillDetails(
  page: Page,
  changes: Partial<Record<keyof typeof kadri, string>> = {},
): Promise<void> {
  for (const [name, value] of Object.entries({ ...kadri, ...changes })) await field(page, name).fill(value)
  await field(page, 'terms').check()
  await field(page, 'dataHandling').check()
}

export const orderButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', { name: messages[locale].client.submit })

export async function expectBooked(page: Page, locale: Locale): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`${pathOf('booking-end', locale)}\\?booking=AR-\\d{6}$`))
  // Nothing is thanked for before it is paid: the page opens with the ways to pay.
  const { titlePay } = messages[locale].end
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titlePay.replace(/ ?\{amount\} ?/, ''))
  const number = await page
    .getByText(/AR-\d{6}/)
    .first()
    .textContent()
  return number?.match(/AR-\d{6}/)?.[0] ?? ''
}

/** Takes a car as someone else would, through the API and with none of this browser's cookies. */
export async function someoneElseBooks(page: Page, trip: Trip, carId: number): Promise<number> {
  const other = await request.newContext({ baseURL: new URL(page.url()).origin })
  const response = await other.post('/api/booking/register', {
    data: {
      rentDate: `${trip.from}T10:00`,
      returnDate: `${trip.to}T10:00`,
      rentLocationId: AIRPORT,
      returnLocationId: AIRPORT,
      car: { id: carId },
      client: { ...kadri, language: 'et', terms: true, dataHandling: true },
    },
  })
  await other.dispose()
  return response.status()
}

/** The id of the car that is chosen in this tab, from its address. */
export const chosenCarId = (page: Page): number => Number(new URL(page.url()).searchParams.get('carId'))
