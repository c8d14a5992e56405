import type { Locator } from '@playwright/test'
import { pathOf } from '../../src/i18n/pages.ts'
import { field, kadri, orderButton } from './booking.ts'
import { expect, test } from './console.ts'
import { messages } from './messages.ts'
import { phone } from './phone.ts'

test.use(phone)

/** What docs/design.md says a booking costs the visitor: whoever adds a page or a field changes it there too. */
test('from the front page to paid: five pages, six taps, two ticks, seven typed fields', async ({ page }) => {
  const { search, cars, services, customer } = messages.et
  const cost = { pages: 0, taps: 0, ticks: 0, fields: 0 }
  const pages = new Set<string>()
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (frame === page.mainFrame() && !pathname.startsWith('/sandbox/')) pages.add(pathname)
  })
  const tap = async (target: Locator) => {
    await target.tap()
    cost.taps++
  }

  await page.goto(pathOf('index', 'et'))
  const started = performance.now()
  await tap(page.getByRole('button', { name: search.submit }))
  await tap(page.getByRole('button', { name: cars.choose }).first())
  await tap(page.getByRole('button', { name: services.submit }))
  for (const [name, value] of Object.entries(kadri)) {
    await field(page, name).fill(value)
    cost.fields++
  }
  for (const name of ['terms', 'dataHandling']) {
    await field(page, name).check()
    cost.ticks++
  }
  await tap(orderButton(page, 'et'))
  await tap(page.getByRole('button', { name: customer.pay.walletButton }))
  cost.pages = pages.size
  // At the bank: ours stands in for it here, and is none of our pages.
  await tap(page.locator('button[value=pay]'))
  await expect(page.getByText(customer.pay.paid.text)).toBeVisible()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  test.info().annotations.push({ type: 'seconds', description: seconds })
  expect(cost).toEqual({ pages: 5, taps: 6, ticks: 2, fields: 7 })
})
