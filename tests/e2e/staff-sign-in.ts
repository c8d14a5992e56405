import type { Locator, Page } from '@playwright/test'
import type { StaffRole } from '../../src/domain/people/rights.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { loadStaffMessages } from '../../src/i18n/staff-messages.ts'
import { codeAt, stepAt } from '../../src/use-cases/sign-in/one-time-code.ts'
import { CODE_SECRET, hire, PASSWORD } from '../support/staff.ts'
import { afterIdle } from './after-idle.ts'
import type { CompanyInProcess } from './company-in-process.ts'
import { expect, expectReported, NOWHERE } from './console.ts'

export const staffWords = {
  et: await loadStaffMessages('et'),
  en: await loadStaffMessages('en'),
  ru: await loadStaffMessages('ru'),
}

export type Account = { email: string; password: string; codeSecret?: string }

/** Through the door with password and code; the first time the authenticator is set up on the way. Returns its seed. */
export async function signInAt(
  page: Page,
  url: string,
  account: Account,
  locale: Locale,
  now: Date,
  complaints?: string[],
): Promise<string> {
  const { menu } = staffWords[locale].shell
  await speak(page, locale)
  await page.goto(`${url}/admin`)
  const secret = await fillInSignIn(page, account, locale, now)
  await expect(page.getByRole('navigation', { name: menu.main })).toBeVisible()
  // The browser reports that nobody was signed in before, and that a code was asked for.
  if (complaints)
    for (const status of ['401', ...(account.codeSecret ? [] : ['403'])])
      expectReported(complaints, `status of ${status}`)
  return secret
}

/** Someone who has an authenticator is at work in this browser: what is tried begins behind the door. */
export async function beAtWork(
  page: Page,
  company: CompanyInProcess,
  role: StaffRole,
  locale: Locale,
  now: Date,
  known: { name?: string } = {},
): Promise<Required<Account>> {
  const { email } = await hire({ db: () => company.system.database.db }, role, known)
  const account = { email, password: PASSWORD, codeSecret: CODE_SECRET }
  company.now = now
  await speak(page, locale)
  await enter(page, company.url, account, now)
  return account
}

/** In by the call that the door makes. */
async function enter(
  page: Page,
  url: string,
  { email, password, codeSecret }: Required<Account>,
  now: Date,
): Promise<void> {
  const code = codeAt(codeSecret, stepAt(now))
  const data = { email, password, code }
  const answer = await page.request.post(`${url}/api/admin/login`, {
    headers: { origin: url },
    data,
    ...afterIdle,
  })
  if (!answer.ok()) throw new Error(`the door answered ${answer.status()}: ${await answer.text()}`)
}

/** Sessions end overnight; a page that stays open would ask once more before its owner is back. */
export async function comeBackOn(
  page: Page,
  company: CompanyInProcess,
  account: Required<Account>,
  now: Date,
): Promise<void> {
  await page.goto(NOWHERE)
  company.now = now
  await enter(page, company.url, account, now)
}

async function speak(page: Page, locale: Locale): Promise<void> {
  await page.addInitScript((language) => {
    // A letter stands in a frame that has no memory.
    if (window.origin !== 'null') localStorage.setItem('autorent.language', language)
  }, locale)
}

/** The form alone, wherever it stands. Returns the seed of the codes. */
export async function fillInSignIn(
  place: Page | Locator,
  account: Account,
  locale: Locale,
  now: Date,
): Promise<string> {
  const { signIn } = staffWords[locale].shell
  await place.getByLabel(signIn.email).fill(account.email)
  await place.getByLabel(signIn.password).fill(account.password)
  await place.getByRole('button', { name: signIn.next }).click()
  const code = place.getByLabel(signIn.code)
  await expect(code).toBeVisible()
  const secret =
    account.codeSecret ?? (await place.locator('[data-code-secret]').getAttribute('data-code-secret')) ?? ''
  await code.fill(codeAt(secret, stepAt(now)))
  await place.getByRole('button', { name: signIn.enter }).click()
  return secret
}
