import { and, eq, gt, isNull } from 'drizzle-orm'
import { schema } from '../../src/db/schema.ts'
import { expectNoViolations } from './accessible.ts'
import { bookingOf } from './company-books.ts'
import type { CompanyInProcess } from './company-in-process.ts'
import { expect, expectReported, test } from './console.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

/** What was found by working here, each by its name in the review. */
const MORNING = new Date('2026-11-16T08:00:00Z')

async function comingBooking(company: CompanyInProcess) {
  const { bookings } = schema
  const [coming] = await company.system.database.db
    .select()
    .from(bookings)
    .where(and(isNull(bookings.cancelledAt), isNull(bookings.handedOverAt), gt(bookings.rentDate, MORNING)))
    .orderBy(bookings.id)
    .limit(1)
  if (!coming) throw new Error('nobody is coming')
  return coming
}

test('D10, D15, D19, D63: a car that someone counts on is not gone before it is gone', async ({
  page,
  company,
  complaints,
}) => {
  company.now = MORNING
  const { records, react } = staffWords.et
  await beAtWork(page, company, 'owner', 'et', MORNING)
  const { carId, id } = await comingBooking(company)
  await page.goto(`${company.url}/admin/cars/${carId}`)
  await page.locator('input[name=isActive]').uncheck()
  await page.getByRole('button', { name: react.ra.action.save }).click()
  const dialog = page.getByRole('dialog', { name: records.stillBooked.title })
  await expect(dialog.getByRole('link', { name: `AR-${String(id).padStart(6, '0')}` })).toBeVisible()
  await expectNoViolations(page, 'light')
  await dialog.getByRole('button', { name: staffWords.et.shell.back }).click()
  // Refused at once and in words: nothing is said to be removed.
  await page.getByRole('button', { name: react.ra.action.delete, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: react.ra.action.confirm }).click()
  await expect(page.getByText(staffWords.et.errors.errors.still_used)).toBeVisible()
  await expect(page.getByText(react.ra.action.undo)).toHaveCount(0)
  await page.locator('input[name=isActive]').check()

  await page.goto(`${company.url}/admin/cars?perPage=100`)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: String(carId), exact: true }) })
  const retire = page.getByRole('button', { name: records.retire })
  await row.getByRole('checkbox').check()
  await retire.click()
  await dialog.getByRole('button', { name: records.stillBooked.anyway }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => {
      const cars = await company.system.database.db
        .select()
        .from(schema.cars)
        .where(eq(schema.cars.id, carId))
      return cars[0]?.isActive
    })
    .toBe(false)
  await company.system.database.db
    .update(schema.cars)
    .set({ isActive: true })
    .where(eq(schema.cars.id, carId))
  expectReported(complaints, 'status of 409')
})

test('D18, D23, D28, D30, D35, D37: what is shown is whole and in words', async ({ page, company }) => {
  company.now = MORNING
  const { records, timeline, resources, fleet, bookings: t, prices } = staffWords.en
  await beAtWork(page, company, 'agent', 'en', MORNING)

  await test.step('D23: an agent is told that only owners see this', async () => {
    for (const path of ['admins', 'admins/1', 'audit-log']) {
      await page.goto(`${company.url}/admin/${path}`)
      await expect(page.getByRole('alert').filter({ hasText: records.ownersOnly })).toBeVisible()
    }
  })

  await test.step('D18: a day of the month zoom has its whole number', async () => {
    await page.goto(`${company.url}/admin/timeline`)
    await page.getByRole('button', { name: timeline.toolbar.month, exact: true }).click()
    const cut = await page.locator('.tl-day').evaluateAll(
      (days) =>
        days.filter((day) => {
          const [box, number] = [day, day.querySelector('.tl-date')].map((part) =>
            part?.getBoundingClientRect(),
          )
          return !box || !number || number.left < box.left || number.right > box.right
        }).length,
    )
    expect(await page.locator('.tl-day').count()).toBeGreaterThan(20)
    expect(cut).toBe(0)
  })

  await test.step('D30: the price of a rental is in sight on the car’s card', async () => {
    await page.goto(`${company.url}/admin/cars/1/show`)
    const table = page.getByRole('group', { name: fleet.rentals.table })
    await expect(table).toBeVisible()
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  })

  await test.step('D28: the history of a booking names cars, D37: a company without a code has no comma', async () => {
    const { id, carId, clientId } = await comingBooking(company)
    const { db } = company.system.database
    await db
      .update(schema.clients)
      .set({ companyName: 'Koma OÜ', companyRegistryCode: '' })
      .where(eq(schema.clients.id, clientId))
    const [car] = await db.select().from(schema.cars).where(eq(schema.cars.id, carId))
    await db.insert(schema.auditLog).values({
      adminName: 'Mari Maasikas',
      resource: 'bookings',
      recordId: id,
      action: 'swap-car',
      before: { carId },
      after: { carId: 1 },
      createdAt: MORNING,
    })
    await page.goto(`${company.url}/admin/bookings/${id}/show`)
    await expect(page.getByText('Koma OÜ', { exact: true })).toBeVisible()
    await expect(page.locator('del', { hasText: car?.name ?? '-' })).toBeVisible()
    expect((await bookingOf(company, id)).carId).toBe(carId)
    await expect(page.getByRole('heading', { name: t.sections.history })).toBeVisible()
  })

  await test.step('D35: another year has no season of this one open', async () => {
    await page.goto(`${company.url}/admin/prices`)
    await page.getByRole('button', { name: prices.calendar.next, exact: true }).click()
    await page.getByRole('button', { name: prices.calendar.previous, exact: true }).click()
    const season = page.getByRole('button', { name: /\d{4}/ }).first()
    await season.click()
    await expect(page.getByLabel(prices.season.start).first()).toBeVisible()
    await page.getByRole('button', { name: prices.calendar.next, exact: true }).click()
    await expect(page.getByLabel(prices.season.start)).toHaveCount(0)
  })
  expect(resources.names.cars.many).not.toBe('')
})

test('D20: the log is opened line by line, and what was removed comes back', async ({ page, company }) => {
  company.now = MORNING
  const { records, react } = staffWords.ru
  await beAtWork(page, company, 'owner', 'ru', MORNING)
  await page.goto(`${company.url}/admin/representatives/create`)
  await page.locator('input[name=name]').fill('Пётр Петров')
  await page.getByRole('button', { name: react.ra.action.save }).click()
  await page.getByRole('cell', { name: 'Пётр Петров' }).click()
  await page.getByRole('button', { name: react.ra.action.delete, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: react.ra.action.confirm }).click()
  await page.goto(`${company.url}/admin/audit-log`)
  await page.getByRole('cell', { name: records.history.actions.remove }).first().click()
  await expect(page.locator('del', { hasText: 'Пётр Петров' })).toBeVisible()
  await expectNoViolations(page, 'light')
  await page.getByRole('button', { name: records.log.bringBack }).click()
  await expect(page.getByText(records.log.isBack)).toBeVisible()
  await page.goto(`${company.url}/admin/representatives`)
  await expect(page.getByRole('cell', { name: 'Пётр Петров' })).toBeVisible()
})

test('an empty list says so, and one that is empty by its filters shows all again in one press', async ({
  page,
  company,
}) => {
  const { react, resources } = staffWords.et
  const { no_results: empty, no_filtered_results: filtered, clear_filters: clear } = react.ra.navigation
  const named = (text: string, name: string) => text.replace('%{name}', name)
  await beAtWork(page, company, 'owner', 'et', MORNING)
  await page.goto(`${company.url}/admin/company-prices`)
  await expect(page.getByText(named(empty, resources.names['company-prices'].many))).toBeVisible()
  await page.goto(`${company.url}/admin/cars?filter=${encodeURIComponent('{"q":"qxwj"}')}`)
  await expect(page.getByText(named(filtered, resources.names.cars.many))).toBeVisible()
  await page.getByRole('button', { name: clear }).click()
  await expect(page.getByRole('row')).not.toHaveCount(0)
})
