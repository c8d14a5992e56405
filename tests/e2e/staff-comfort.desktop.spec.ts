import { isProof } from '../support/proof.ts'
import { expectColours, expectNoViolations } from './accessible.ts'
import { expect, test } from './console.ts'
import { expectNoSidewaysScroll } from './sideways.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

/** Those with most colours of their own first: they are looked at every time. */
const screens = [
  '',
  'timeline',
  'bookings/1/show',
  'phone',
  'cars/1/show',
  'prices',
  'figures',
  'money',
  'cars',
  'clients/1',
  'documents',
]

const MORNING = new Date('2026-11-16T08:00:00Z')

test('the staff area by night is readable, follows the system and can be chosen', async ({
  page,
  company,
}) => {
  company.now = MORNING
  const { shell } = staffWords.et
  await beAtWork(page, company, 'owner', 'et', MORNING)
  for (const screen of isProof ? screens : screens.slice(0, 3)) {
    await page.goto(`${company.url}/admin/${screen}`)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await expectColours(page, 'dark')
  }
  await expect(page.locator('html')).toHaveAttribute('data-colours', 'dark')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: new RegExp(shell.menu.ownAccount) }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose(shell.colours.light)
  await expect(page.locator('html')).toHaveAttribute('data-colours', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-colours', 'light')
  await choose(shell.colours.system)
  await expect(page.locator('html')).toHaveAttribute('data-colours', 'dark')
})

test('D56: keys and one search from anywhere', async ({ page, company }) => {
  company.now = MORNING
  const { shell, resources, today, records } = staffWords.en
  const { id } = await company.register('en', { email: 'otsitav@example.ee', lastName: 'Otsitav' })
  await beAtWork(page, company, 'agent', 'en', MORNING)
  await page.goto(`${company.url}/admin`)
  // Its menu is there a moment before the area hears keys.
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await expect(page.getByRole('heading', { level: 1, name: resources.names.cars.many })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass({ timeout: 60_000 })
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: shell.keys.title })
  await expect(keys.getByText(shell.menu.timeline, { exact: true })).toBeVisible()
  await expectNoViolations(page, 'light')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: shell.search.title })
  await search.getByLabel(today.find.label).fill('otsitav')
  await search
    .getByRole('link', { name: /Otsitav/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/bookings/${id}/show`))
  await expect(search).toBeHidden()
  // The list has what letters do on the very screen that is open, and they do it.
  const { bookings } = staffWords.en
  await page.keyboard.press('?')
  const own = keys.locator('dl').first()
  await expect(own.getByText(bookings.actions.dates, { exact: true })).toBeVisible()
  await expectNoViolations(page, 'light')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('t')
  const dates = page.getByRole('dialog', { name: bookings.actions.dates })
  await expect(dates).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dates).toBeHidden()
  // What is typed into a field is nobody's key, and Ctrl+Enter saves.
  await page.goto(`${company.url}/admin/clients/2`)
  await page.locator('input[name=address]').fill('')
  await page.locator('input[name=address]').pressSequentially('gc/?n 1')
  await expect(page.locator('input[name=address]')).toHaveValue('gc/?n 1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(records.history.actions.update).first()).toBeVisible()
})

test('D52, D59: dates of our own, another day, another place, on paper', async ({ page, company }) => {
  company.now = MORNING
  const { today, shell } = staffWords.en
  await beAtWork(page, company, 'agent', 'en', MORNING)
  await page.goto(`${company.url}/admin`)
  const day = page.getByLabel(today.filter.day, { exact: true })
  await expect(day).toHaveValue('16/11/2026')
  await page.getByRole('button', { name: today.filter.later }).click()
  await expect(day).toHaveValue('17/11/2026')
  await expect(page.getByRole('heading', { name: new RegExp(today.sections.pickUps) })).toBeVisible()
  await day.fill('1.12.26')
  await day.blur()
  await expect(day).toHaveValue('01/12/2026')
  await expect(page).toHaveURL(/day=2026-12-01/)
  await page.getByRole('button', { name: shell.calendar.open }).first().click()
  const month = page.getByRole('dialog', { name: shell.calendar.open })
  await expectNoViolations(page, 'light')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(month).toBeHidden()
  await expect(day).toHaveValue('02/12/2026')
  await page.goto(`${company.url}/admin`)
  const rows = page.getByRole('listitem').filter({ has: page.locator('time') })
  await expect(rows.first()).toBeVisible()
  const all = await rows.count()
  await page.getByLabel(today.filter.place).selectOption({ index: 1 })
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: today.filter.print })).toBeHidden()
  await expect(page.getByRole('navigation', { name: shell.menu.main })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})
