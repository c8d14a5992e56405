import type { Page, Request } from '@playwright/test'
import { isResourceName, resourceNames } from '../../src/contract/records/resource.ts'
import { locales } from '../../src/i18n/locales.ts'
import { isProof } from '../support/proof.ts'
import { expectNoViolations } from './accessible.ts'
import { expect, test } from './console.ts'
import { expectNoSidewaysScroll } from './sideways.ts'
import { beAtWork } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')

/** Every screen, every list, and forms with every kind of field; the forms of the others are made of the same parts. */
const screens = [
  '',
  'timeline',
  'phone',
  'offers',
  'readiness',
  'house',
  'people',
  'documents',
  'letters',
  'figures',
  'money',
  'bank',
  'prices',
  'coupon/1',
  'coupon/new',
  'bookings/1/show',
  'cars/1/show',
  'clients/1/show',
  ...resourceNames,
  'cars/1',
  'cars/create',
  'clients/1',
  'services/1',
  'group-prices/1',
  'location-times/create',
  'locations/2',
  'location-exceptions/create',
  'admins/1',
  'smart-locker-reservations/create',
  'account',
]

for (const [index, locale] of locales.entries()) {
  test(`screens of the staff area are whole and accessible in ${locale}`, async ({ page, company }) => {
    await beAtWork(page, company, 'owner', locale, MORNING)
    const underWay = watchRequests(page)
    // A third of them in each language: the words differ, the parts do not.
    const shown = screens.filter((_, place) => place % locales.length === index)
    for (const [place, screen] of shown.entries()) {
      // One of five by its address, as from a bookmark; the others as from the menu, without loading everything anew.
      if (place % 5 === 0) await page.goto(`${company.url}/admin/${screen}`)
      else await leaveFor(page, `/admin/${screen}`)
      await expect.poll(underWay, { message: `${screen} is loaded` }).toBe(0)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      // A list is made of its description by one part.
      if (isProof || !isResourceName(screen) || screen === resourceNames[0])
        await expectNoViolations(page, 'light', { isInGrey: locale !== 'et' })
      await page.setViewportSize({ width: 390, height: 800 })
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  })
}

/** Another screen without a new page; done when the heading of the old one is gone. */
async function leaveFor(page: Page, path: string): Promise<void> {
  const old = await page.locator('h1').evaluate((heading) => {
    heading.setAttribute('data-left', '')
    return heading.textContent
  })
  await page.evaluate((address) => {
    const { idx } = history.state as { idx: number }
    history.pushState({ idx: idx + 1, key: address, usr: null }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await expect(
    page.locator('h1[data-left]', { hasText: new RegExp(`^${RegExp.escape(old ?? '')}$`) }),
  ).toHaveCount(0)
}

/** How many questions to the server have no answer yet. */
function watchRequests(page: Page): () => number {
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return () => underWay.size
}
