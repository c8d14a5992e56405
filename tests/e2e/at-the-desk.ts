import type { Page } from '@playwright/test'
import { expectNoViolations } from './accessible.ts'
import { bookingOf } from './company-books.ts'
import type { CompanyInProcess } from './company-in-process.ts'
import { expect } from './console.ts'
import { staffWords } from './staff-sign-in.ts'

/** What hands do at the desk. */
const { phone, shell } = staffWords.et

/** A small car from Tuesday to Thursday, told and kept without an end; `before` has the screen as the call begins. */
export async function bookByPhone(
  page: Page,
  company: CompanyInProcess,
  before: () => Promise<void> = async () => undefined,
): Promise<{ id: number; number: string }> {
  await page.getByRole('link', { name: shell.menu.phone }).first().click()
  await before()
  const person = {
    firstName: 'Kadri',
    lastName: 'Kask',
    phone: '+37251234567',
    email: 'kadri.kask@example.ee',
    idCode: '47502124911',
    drivingLicenceNumber: 'ET654321',
    address: 'Kase 1, 10123 Tallinn',
  } as const
  for (const [name, value] of Object.entries(person)) {
    await page.getByLabel(phone.fields[name as keyof typeof person], { exact: true }).fill(value)
  }
  await page.getByLabel(phone.fields.rentDay, { exact: true }).fill('2026-11-17')
  await page.getByLabel(phone.fields.returnDay, { exact: true }).fill('2026-11-19')
  await page.getByRole('button', { name: /€/ }).first().click()
  await page.getByLabel(phone.hold['no-limit']).check()
  await page.getByLabel(phone.told).check()
  await expectNoViolations(page, 'light')
  await page.getByRole('button', { name: phone.book, exact: true }).click()
  const heading = page.getByRole('heading', { name: /AR-\d+/ })
  await expect(heading).toBeVisible()
  const number = /AR-\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? ''
  const id = Number(number.slice(3))
  expect((await bookingOf(company, id)).status).toBe('OPEN')
  return { id, number }
}

/** One of the things that can be done with the booking now. */
export async function action(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
