import { resourceNames } from '../../src/contract/records/resource.ts'
import { locales } from '../../src/i18n/locales.ts'
import { expectNoViolations } from './accessible.ts'
import { hire } from './company-books.ts'
import { test } from './company-in-process.ts'
import { expect } from './console.ts'
import { expectNoSidewaysScroll } from './sideways.ts'
import { signInAt } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')

/** Every screen, every list, and forms with every kind of field; the forms of the others are made of the same parts. */
const screens = [
  '',
  'timeline',
  'phone',
  'documents',
  'letters',
  'figures',
  'prices',
  'coupon/1',
  'coupon/new',
  'bookings/1/show',
  'cars/1/show',
  ...resourceNames,
  'cars/1',
  'cars/create',
  'clients/1',
  'services/1',
  'group-prices/1',
  'location-times/create',
  'admins/1',
  'smart-locker-reservations/create',
  'account',
]

for (const [index, locale] of locales.entries()) {
  test(`screens of the staff area are whole and accessible in ${locale}`, async ({
    page,
    company,
    complaints,
  }) => {
    company.now = MORNING
    await signInAt(page, company.url, await hire(company, 'owner'), locale, MORNING, complaints)
    // A third of them in each language: the words differ, the parts do not.
    for (const screen of screens.filter((_, place) => place % locales.length === index)) {
      await page.goto(`${company.url}/admin/${screen}`)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expectNoViolations(page, 'light')
      await page.setViewportSize({ width: 390, height: 800 })
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  })
}
