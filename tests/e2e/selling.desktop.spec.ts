import { loadMessages } from '../../src/i18n/messages.ts'
import { client } from '../support/bodies.ts'
import { expect, test } from './console.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')
const { phone, selling } = staffWords.et
const { make, states } = selling.offers
const { client: fields, offer: words } = await loadMessages('et')

test('an offer by phone: made with a name and an address, taken by its customer with one press', async ({
  page,
  company,
}) => {
  await beAtWork(page, company, 'agent', 'et', MORNING)
  await page.goto(`${company.url}/admin/phone`)
  const person = { firstName: 'Kati', lastName: 'Kask', email: 'kati.kask@example.ee' } as const
  for (const [name, value] of Object.entries(person)) {
    await page.getByLabel(phone.fields[name as keyof typeof person], { exact: true }).fill(value)
  }
  await page.getByLabel(phone.fields.rentDay, { exact: true }).fill('2027-02-09')
  await page.getByLabel(phone.fields.returnDay, { exact: true }).fill('2027-02-11')
  await page.getByRole('button', { pressed: false }).filter({ hasText: /€/ }).first().click()
  // Any moment before the pick-up, to the minute.
  await page.getByLabel(make.until, { exact: true }).selectOption(make.lengths.chosen)
  await page.getByLabel(make.moment).fill('31.12.2026 12:34')
  await page.getByRole('button', { name: make.send }).click()
  await expect(page.getByRole('heading', { name: make.made })).toBeVisible()
  const link = await page.getByLabel(selling.offers.link).inputValue()

  await test.step('the customer fills in what is missing and presses once', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
    const { idCode, drivingLicenceNumber, address, phone: number } = client()
    const typed = { idCode, drivingLicenceNumber, address, phone: number }
    for (const [name, value] of Object.entries(typed)) {
      await page.getByLabel(fields.labels[name as keyof typeof typed], { exact: true }).fill(value)
    }
    await page.locator('#terms').check()
    await page.locator('#dataHandling').check()
    await page.getByRole('button', { name: words.take }).click()
    await expect(page).toHaveURL(/bank-links\?booking=AR-\d{6}/)
  })

  await test.step('staff see what became of it', async () => {
    await page.goto(`${company.url}/admin/offers`)
    await page.getByRole('button', { name: states.taken }).click()
    await page.getByRole('link', { name: 'Kati Kask' }).click()
    await expect(page.getByRole('link', { name: /AR-\d{6}/ })).toBeVisible()
  })
})
