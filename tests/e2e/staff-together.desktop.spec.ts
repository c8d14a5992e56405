import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { schema } from '../../src/db/schema.ts'
import { labelFrom } from '../../src/domain/calendar/wall-clock.ts'
import { changeBooking } from '../../src/use-cases/booking/change/change-booking.ts'
import { hire } from '../support/staff.ts'
import { expectNoViolations } from './accessible.ts'
import { bookingOf } from './company-books.ts'
import type { CompanyInProcess } from './company-in-process.ts'
import { expect, expectReported, test } from './console.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')

/** What a colleague does at another desk, with a line of the log as every change has one. */
async function colleagueWrites(company: CompanyInProcess, address: string): Promise<void> {
  const { clients, auditLog } = schema
  const { db } = company.system.database
  await db.update(clients).set({ address, lastName: 'Kolleeg' }).where(eq(clients.id, 1))
  await db.insert(auditLog).values({
    adminId: null,
    adminName: 'Mari Maasikas',
    resource: 'clients',
    recordId: 1,
    action: 'update',
    before: {},
    after: { address },
    createdAt: MORNING,
  })
}

const stay = async (page: Page, leave: () => Promise<unknown>) => {
  const { shell } = staffWords.et
  await leave()
  const dialog = page.getByRole('dialog', { name: shell.leave.title })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: shell.leave.stay }).click()
  await expect(dialog).toBeHidden()
}

test('D7: two people change one record, and the second sees both versions side by side', async ({
  page,
  company,
  complaints,
}) => {
  company.now = MORNING
  const { records, react, resources } = staffWords.et
  await beAtWork(page, company, 'agent', 'et', MORNING)
  await page.goto(`${company.url}/admin/clients/1`)
  const address = page.locator('input[name=address]')
  await address.fill('Minu 1')
  await colleagueWrites(company, 'Nende 2')
  await page.getByRole('button', { name: react.ra.action.save }).click()

  await expect(page.getByRole('alert').filter({ hasText: records.versions.title })).toContainText(
    'Mari Maasikas',
  )
  const version = (field: string, which: 'theirs' | 'mine') =>
    page.getByRole('radio', { name: `${field}: ${records.versions[which]}` })
  // Both touched the address, so mine stands until I say otherwise; the name is only theirs.
  const { address: addressLabel } = resources.fields
  await expect(version(addressLabel, 'mine')).toBeChecked()
  await expect(page.locator('input[name=lastName]')).toHaveValue('Kolleeg')
  await expectNoViolations(page, 'light')
  await version(addressLabel, 'theirs').check()
  await expect(address).toHaveValue('Nende 2')
  await page.getByRole('button', { name: records.versions.all.mine }).click()
  await expect(address).toHaveValue('Minu 1')
  await version(resources.fields.lastName, 'theirs').check()
  await page.getByRole('button', { name: react.ra.action.save }).click()
  await expect(page.getByText(records.versions.title)).toHaveCount(0)
  const [client] = await company.system.database.db
    .select()
    .from(schema.clients)
    .where(eq(schema.clients.id, 1))
  expect(client).toMatchObject({ address: 'Minu 1', lastName: 'Kolleeg' })
  expectReported(complaints, 'status of 409')
})

test('D14: a form with something typed asks before it is left by menu, Back or reload', async ({
  page,
  company,
}) => {
  company.now = MORNING
  const { resources, react } = staffWords.et
  const menu = page.getByRole('navigation', { name: staffWords.et.shell.menu.main })
  await beAtWork(page, company, 'owner', 'et', MORNING)
  await page.goto(`${company.url}/admin`)
  await page.getByRole('link', { name: resources.names.locations.many, exact: true }).click()
  await page.getByRole('cell').nth(2).click()
  const address = page.locator('input[name=address]')
  await address.fill('Poolik 3')
  await stay(page, () => menu.getByRole('link', { name: resources.names.cars.many, exact: true }).click())
  await stay(page, () => page.evaluate(() => history.back()))
  const asked = page.waitForEvent('dialog')
  const reloading = page.evaluate(() => location.reload())
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await reloading.catch(() => undefined)
  await expect(address).toHaveValue('Poolik 3')
  // What is saved is no longer asked about.
  await page.getByRole('button', { name: react.ra.action.save }).click()
  await expect(page.getByText('Poolik 3').last()).toBeVisible()
  await menu.getByRole('link', { name: resources.names.cars.many, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: resources.names.cars.many })).toBeVisible()
})

test('D7, D14: notes of a booking ask before they are left, and show what a colleague wrote', async ({
  page,
  company,
  complaints,
}) => {
  company.now = MORNING
  const { bookings: t, records, resources } = staffWords.et
  await beAtWork(page, company, 'agent', 'et', MORNING)
  await page.goto(`${company.url}/admin/bookings/1/show`)
  const notes = page.getByLabel(t.fields.notes, { exact: true })
  await notes.fill('Minu märge')
  await stay(page, () => page.getByRole('link', { name: resources.names.cars.many, exact: true }).click())
  const { bookings } = schema
  await company.system.database.db.update(bookings).set({ notes: 'Kolleegi märge' }).where(eq(bookings.id, 1))
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await expect(page.getByText('Kolleegi märge')).toBeVisible()
  await expectNoViolations(page, 'light')
  await notes.fill('Kolleegi märge ja minu märge')
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await expect(page.getByText(records.versions.title)).toHaveCount(0)
  expect((await bookingOf(company, 1)).notes).toBe('Kolleegi märge ja minu märge')
  expectReported(complaints, 'status of 409')
})

test('D14, D17, D22: a half-taken phone booking is kept, a known caller is told, the first fault is shown', async ({
  page,
  company,
  complaints,
}) => {
  company.now = MORNING
  const { phone: t, shell, resources } = staffWords.et
  await company.register('et', { email: 'tuttav@example.ee', phone: '+37255501234' })
  await company.system.database.db
    .update(schema.clients)
    .set({ isEnteredByStaff: true })
    .where(eq(schema.clients.email, 'tuttav@example.ee'))
  await beAtWork(page, company, 'agent', 'et', MORNING)
  await page.goto(`${company.url}/admin`)
  await page.getByRole('link', { name: shell.menu.phone }).first().click()
  await page.getByLabel(t.fields.firstName).fill('Jaan')
  await page.getByRole('link', { name: resources.names.cars.many, exact: true }).click()
  const leaving = page.getByRole('dialog', { name: shell.leave.draft })
  await expectNoViolations(page, 'light')
  await leaving.getByRole('button', { name: shell.leave.away }).click()
  await expect(page.getByRole('heading', { level: 1, name: resources.names.cars.many })).toBeVisible()
  await page.getByRole('link', { name: shell.menu.phone }).first().click()
  await expect(page.getByText(t.draft.takenUp)).toBeVisible()
  await expect(page.getByLabel(t.fields.firstName)).toHaveValue('Jaan')

  await page.getByLabel(t.fields.phone).fill('5550 1234')
  const known = page.getByRole('status').filter({ hasText: 'tuttav@example.ee' })
  await expect(known).toContainText(t.fields.phone)
  await page.getByLabel(t.fields.rentDay).fill('2026-12-01')
  await page.getByLabel(t.fields.returnDay).fill('2026-12-03')
  await page.getByRole('button', { name: /€/ }).first().click()
  await page.getByRole('button', { name: t.book, exact: true }).click()
  await expect(page.getByLabel(t.fields.lastName)).toBeFocused()
  await expect(page.getByLabel(t.fields.lastName)).toBeInViewport()
  await known.getByRole('button', { name: new RegExp(t.find.use) }).click()
  await expect(page.getByLabel(t.fields.email)).toHaveValue('tuttav@example.ee')
  // Anew means empty, also after a reload.
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await page.getByRole('button', { name: t.draft.anew }).click()
  await expect(page.getByLabel(t.fields.firstName)).toHaveValue('')
  expectReported(complaints, 'status of 422')
})

test('D7, D14: a dialog of a booking has both versions, is not lost by Back or a press beside it, and outlives the network', async ({
  page,
  company,
  complaints,
}) => {
  company.now = MORNING
  const { bookings: t, records, timeline, shell } = staffWords.et
  const { id } = await company.register('et', { email: 'kaks.korraga@example.ee' })
  await beAtWork(page, company, 'agent', 'et', MORNING)
  await page.goto(`${company.url}/admin`)
  await page.getByRole('button', { name: shell.search.open }).click()
  const search = page.getByRole('dialog', { name: shell.search.title })
  await search.getByLabel(staffWords.et.today.find.label).fill('kaks.korraga@example.ee')
  await search
    .getByRole('link', { name: /Jaan Tamm/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/bookings/${id}/show`))
  await page.getByRole('button', { name: t.actions.dates, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t.actions.dates })
  const back = dialog.getByLabel(t.fields.returnDate, { exact: true })
  await colleagueShortens(company, id)
  await back.fill('26.11.2026 09:00')

  const mine = dialog.getByRole('radio', { name: `${t.fields.returnDate}: ${records.versions.mine}` })
  const theirs = dialog.getByRole('radio', { name: `${t.fields.returnDate}: ${records.versions.theirs}` })
  await expect(mine).toBeChecked()
  await expect(dialog.getByRole('alert').filter({ hasText: records.versions.title })).toContainText(
    'Mari Maasikas',
  )
  await expectNoViolations(page, 'light')
  await theirs.check()
  await expect(back).toHaveValue('25.11.2026 18:00')
  await mine.check()
  await expect(back).toHaveValue('26.11.2026 09:00')

  // Neither a press beside it nor Back throws it away.
  await page.mouse.click(5, 450)
  await expect(dialog).toBeVisible()
  await page.evaluate(() => history.back())
  const leaving = page.getByRole('dialog', { name: shell.leave.title })
  await leaving.getByRole('button', { name: shell.leave.stay }).click()
  await expect(back).toHaveValue('26.11.2026 09:00')

  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: timeline.change.confirm }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Ühendus puudub' })).toBeVisible()
  await expect(back).toHaveValue('26.11.2026 09:00')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: timeline.change.confirm }).click()
  await expect(dialog).toBeHidden()
  expect((await bookingOf(company, id)).returnDate).toEqual(new Date('2026-11-26T07:00:00Z'))
  expectReported(complaints, 'status of 409')
  expectReported(complaints, 'ERR_INTERNET_DISCONNECTED')
})

/** Back a day earlier, agreed at another desk. */
async function colleagueShortens(company: CompanyInProcess, id: number): Promise<void> {
  const { db } = company.system.database
  const by = await hire({ db: () => db }, 'agent', { name: 'Mari Maasikas' })
  const changed = await changeBooking(
    company.system.jobs.payments,
    id,
    { returnAt: labelFrom('2026-11-25T18:00') },
    { by, now: MORNING },
  )
  if (changed.kind !== 'changed') throw new Error(`not changed: ${changed.kind}`)
}
