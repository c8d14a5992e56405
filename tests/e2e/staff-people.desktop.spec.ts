import { schema } from '../../src/db/schema.ts'
import { CONSENT_EDITION } from '../../src/domain/people/consent.ts'
import { expectNoViolations } from './accessible.ts'
import {
  carStep,
  chooseCar,
  continueToDetails,
  fillDetails,
  kadri,
  orderButton,
  tripInWeek,
} from './booking.ts'
import { bookingOf, companyOnAccount } from './company-books.ts'
import type { CompanyInProcess } from './company-in-process.ts'
import { expect, expectReported, test } from './console.ts'
import { messages } from './messages.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')

/** The same person twice, as two colleagues wrote her down. */
async function writeDownTwice({ system }: CompanyInProcess): Promise<void> {
  const { firstName, lastName, drivingLicenceNumber, address } = kadri
  const person = {
    firstName,
    lastName,
    birthDate: '1975-02-12',
    phone: '+37255000771',
    drivingLicenceNumber,
    address,
    language: 'et' as const,
    terms: true,
    dataHandling: true,
    consentEdition: CONSENT_EDITION,
    isEnteredByStaff: true,
  }
  await system.database.db.insert(schema.clients).values([
    { ...person, email: 'kadri@example.ee' },
    { ...person, email: 'kadri.too@example.ee' },
  ])
}

test('D54: staff merge a person’s two records on a card and block her, and her booking is refused online', async ({
  page,
  company,
  complaints,
}) => {
  company.now = MORNING
  const { people } = staffWords.et
  await writeDownTwice(company)
  await beAtWork(page, company, 'agent', 'et', MORNING)
  await page.goto(`${company.url}/admin/people`)
  const hers = page.getByRole('listitem').filter({ hasText: 'kadri.too@example.ee' })
  await hers.getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: people.merge.title })
  await expect(dialog.getByRole('cell', { name: 'kadri.too@example.ee' })).toBeVisible()
  await expectNoViolations(page, 'light')
  await dialog.getByRole('button', { name: people.merge.save }).click()
  await expect(page).toHaveURL(/\/admin\/clients\/\d+\/show$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kadri Kuuskmaa')
  await expect(page.getByText('kadri.too@example.ee')).toBeVisible()

  await page.getByLabel(people.notes.text).fill('Ettemaksuga')
  await page.getByRole('button', { name: people.notes.add }).click()
  await expect(page.getByText('Ettemaksuga').first()).toBeVisible()
  await page.getByRole('button', { name: people.ban.start }).click()
  await page.getByLabel(people.ban.reason).fill('Jättis arve maksmata')
  await page.getByRole('button', { name: people.ban.save, exact: true }).click()
  await expect(page.getByText(people.banned)).toBeVisible()
  await expectNoViolations(page, 'light')

  await page.goto(company.url + carStep('et', tripInWeek(30)))
  await chooseCar(page, 'et')
  await continueToDetails(page, 'et')
  await fillDetails(page, { phone: '+372 5500 0771', email: 'kolmas@example.ee' })
  await orderButton(page, 'et').click()
  const [said = ''] = messages.et.errors.cannot_book_online.split('.')
  await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
  await expect(page.getByText('Jättis arve maksmata')).toHaveCount(0)
  expectReported(complaints, 'status of 403')
})

test('D53: a company is taken up by its name during the call, and two of its rentals go on account in one press', async ({
  page,
  company,
}) => {
  company.now = MORNING
  const { people, phone } = staffWords.et
  const account = await companyOnAccount(company, 'POHJATUUL', '14222220')
  await beAtWork(page, company, 'agent', 'et', MORNING)
  await page.goto(`${company.url}/admin/phone`)
  await page.getByLabel(phone.fields.isCompany).check()
  await page.getByLabel(phone.fields.companyName).fill('pohja')
  await page.getByRole('button', { name: `${phone.find.useCompany}: ${account.name}` }).click()
  await expect(page.getByLabel(phone.fields.companyRegistryCode)).toHaveValue('14222220')
  await expect(page.getByLabel(phone.fields.coupons)).toHaveValue(account.code)
  // Taken up, it is asked about no more.
  await expect(page.getByText(phone.find.company)).toBeHidden()
  await expectNoViolations(page, 'light')

  const one = await company.register('et', { email: 'esimene@pohjatuul.example' }, [account.code])
  const two = await company.register('et', { email: 'teine@pohjatuul.example' }, [account.code])
  await page.goto(`${company.url}/admin/company-accounts/${account.id}`)
  await page.getByLabel(people.account.all).check()
  await expectNoViolations(page, 'light')
  await page.getByRole('button', { name: people.account.putOn, exact: true }).click()
  await expect(page.getByText(people.account.putOnDone.replace('{count}', '2'))).toBeVisible()
  await expect(page.getByText(people.account.noneOff)).toBeVisible()
  for (const { id } of [one, two])
    expect(await bookingOf(company, id)).toMatchObject({ isOnAccount: true, status: 'CONFIRMED' })
})
