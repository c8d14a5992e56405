import { schema } from '../../src/db/schema.ts'
import { expect, test } from './console.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')
const { records, resources } = staffWords.en

test('V16: an exception is added from the screen of its place, and stands there', async ({
  page,
  company,
}) => {
  await beAtWork(page, company, 'owner', 'en', MORNING)
  await page.goto(`${company.url}/admin/locations/2`)
  const hours = page.getByRole('region', { name: records.hours.title })
  await expect(hours.getByText('09:00–18:00').first()).toBeVisible()
  await hours.getByRole('link', { name: records.hours.add }).click()
  const { fields, ownFields } = resources
  const days = ownFields['location-exceptions']
  await page.getByLabel(days.start).fill('2026-12-30')
  await page.getByLabel(days.end).fill('2026-12-29')
  await page.getByLabel(fields.rentPrice).fill('0')
  await page.getByLabel(fields.returnPrice).fill('0')
  await page.getByLabel(fields.reason, { exact: true }).fill('kolimine')
  await page.getByLabel(fields.reasonEn).fill('moving')
  await page.getByLabel(fields.reasonRu).fill('переезд')
  await page.getByRole('button', { name: staffWords.en.react.ra.action.save }).click()
  await expect(page.getByText(records.faults.before_start)).toBeVisible()
  await page.getByLabel(days.end).fill('2026-12-30')
  await page.getByRole('button', { name: staffWords.en.react.ra.action.save }).click()
  await expect(page).toHaveURL(/\/admin\/location-exceptions$/)
  await page.goto(`${company.url}/admin/locations/2`)
  await expect(hours.getByText('moving')).toBeVisible()
  const rows = await company.system.database.db.select().from(schema.locationExceptions)
  expect(rows.find(({ reason }) => reason === 'kolimine')).toMatchObject({ start: '2026-12-30', opens: null })
})
