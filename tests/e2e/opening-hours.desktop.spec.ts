import type { Page } from '@playwright/test'
import { locales } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { field } from './booking.ts'
import { expect, test } from './console.ts'
import { languagesTried } from './languages.ts'
import { messages } from './messages.ts'

/** Places of the demo company: the airport never closes, the office does at night, on Sundays and on holidays. */
const AIRPORT = '1'
const OFFICE = '2'
/** A Christmas Eve that is far enough ahead, whatever day the tests run on. */
const year = new Date().getUTCFullYear() + (new Date().getUTCMonth() === 11 ? 1 : 0)
const eve = `${year}-12-24`
/** The Tuesday and the Friday of a week in January: no holiday is near. */
const tuesday = new Date(
  Date.UTC(year + 1, 0, 12 + ((9 - new Date(Date.UTC(year + 1, 0, 12)).getUTCDay()) % 7)),
)
const after = (days: number) => new Date(tuesday.getTime() + days * 86_400_000).toISOString().slice(0, 10)

const home = (locale: (typeof locales)[number], changes: Record<string, string> = {}) =>
  `${pathOf('index', locale)}?${new URLSearchParams({
    rentDate: after(0),
    rentTime: '10:00',
    returnDate: after(3),
    returnTime: '10:00',
    rentLocationId: OFFICE,
    returnLocationId: OFFICE,
    ...changes,
  }).toString()}`
const note = (page: Page) => page.getByRole('status').filter({ hasText: '17:30' }).first()

test.describe('V15: what the search form says', () => {
  test('V15b: a closed hour by link names the hours and the time that was chosen instead', async ({
    page,
  }) => {
    for (const locale of locales) {
      await page.goto(home(locale, { rentTime: '21:00' }))
      await expect(note(page)).toContainText('21:00')
      await expect(note(page)).toContainText('09:00–18:00')
      await expect(field(page, 'rentTime')).toHaveValue('17:30')
      await expect(field(page, 'rentTime')).not.toHaveAttribute('aria-invalid', 'true')
    }
  })

  test('V15d: another place with other hours says that it changed the time, and back again', async ({
    page,
  }) => {
    await page.goto(home('en', { rentTime: '06:30', rentLocationId: AIRPORT, returnLocationId: AIRPORT }))
    await expect(field(page, 'rentTime')).toHaveValue('06:30')
    await field(page, 'rentLocationId').selectOption(OFFICE)
    await expect(field(page, 'rentTime')).toHaveValue('09:00')
    const said = page.getByRole('status').filter({ hasText: '06:30' })
    await expect(said).toContainText('We chose the nearest time: 09:00')
    await field(page, 'rentLocationId').selectOption(AIRPORT)
    await expect(field(page, 'rentTime')).toHaveValue('06:30')
    await expect(said).toHaveCount(0)
  })

  test('V15a: a return before the pick-up is called that, and no place is called closed', async ({
    page,
  }) => {
    await page.goto(home('en', { returnDate: after(-1), rentLocationId: AIRPORT, returnLocationId: AIRPORT }))
    await expect(page.getByText(messages.en.search.errors.returnBeforeRent)).toHaveCount(1)
    await expect(page.getByText('is closed')).toHaveCount(0)
  })

  test('V15c: where prices end the form says so', async ({ page }) => {
    const far = { rentDate: `${year + 3}-06-04`, returnDate: `${year + 3}-06-08` }
    const query = home('en', { ...far, rentLocationId: AIRPORT, returnLocationId: AIRPORT }).split('?')[1]
    await page.goto(`${pathOf('booking-car', 'en')}?${query}`)
    await expect(page.getByText(messages.en.search.errors.tooFar)).toBeInViewport()
  })
})

test.describe('V16: Christmas Eve', () => {
  test('is closed at the office in the form and the calendar, and a dot is explained', async ({ page }) => {
    for (const locale of languagesTried('et')) {
      const words = messages[locale].search
      await page.goto(home(locale, { rentDate: eve, returnDate: `${year}-12-30` }))
      const closed = page.getByText(words.closedDay.replace('{place} ', '').slice(-12))
      await expect(closed.first()).toBeVisible()
      await page.locator('form [aria-haspopup="dialog"]').first().click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByText(words.holidayLegend)).toBeVisible()
      await expect(sheet.locator('.rdp-closed.rdp-holiday').first()).toBeVisible()
      await page.keyboard.press('Escape')
    }
  })

  test('without scripts the answer has the hours of the day and the nearest time', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(home('en', { rentDate: eve, returnDate: `${year}-12-30` }))
    await expect(page.getByText('24 December: the place is closed. Nearest possible time:')).toBeVisible()
    await context.close()
  })

  test('the contact page has the hours of the holidays ahead, and nothing that only may be', async ({
    page,
  }) => {
    await page.goto(pathOf('contact', 'en'))
    const special = page.getByRole('region', { name: messages.en.contact.specialTitle })
    // Two months ahead there is a holiday, except in the quiet of autumn and of early summer.
    if ((await special.count()) > 0) await expect(special.getByText('00:00–24:00').first()).toBeVisible()
    await expect(page.getByText('may differ')).toHaveCount(0)
  })
})
