import { eq } from 'drizzle-orm'
import { schema } from '../../src/db/schema.ts'
import { inProof } from '../support/proof.ts'
import { expectNoViolations } from './accessible.ts'
import { endSessions, hire } from './company-books.ts'
import { expect, expectReported, test } from './console.ts'
import { fillInSignIn, signInAt, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')
const later = (seconds: number) => new Date(MORNING.getTime() + seconds * 1000)

test(
  'whoever ends their sessions is signed out elsewhere too',
  inProof,
  async ({ page, company, browser, complaints }) => {
    company.now = MORNING
    const account = await hire(company, 'owner')
    const { menu, signIn } = staffWords.en.shell
    const codeSecret = await signInAt(page, company.url, account, 'en', MORNING, complaints)
    company.now = later(60)
    const elsewhere = await (await browser.newContext()).newPage()
    await signInAt(elsewhere, company.url, { ...account, codeSecret }, 'en', later(60))
    await page.getByRole('button', { name: new RegExp(menu.ownAccount) }).click()
    await page.getByRole('menuitem', { name: menu.endSessions }).click()
    await expect(page.getByRole('heading', { name: signIn.title })).toBeVisible()
    await elsewhere.reload()
    await expect(elsewhere.getByRole('heading', { name: signIn.title })).toBeVisible()
    await elsewhere.context().close()
  },
)

test('a session that ends while someone types is taken up again over their work', async ({
  page,
  company,
  complaints,
}) => {
  company.now = MORNING
  const account = await hire(company, 'agent')
  const { shell, records, react } = staffWords.et
  const codeSecret = await signInAt(page, company.url, account, 'et', MORNING, complaints)
  await page.goto(`${company.url}/admin/clients/1`)
  const address = page.locator('input[name=address]')
  await address.fill('Poolik 12')
  await endSessions(company, account)
  await page.getByRole('button', { name: react.ra.action.save }).click()

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: shell.signIn.title })).toBeVisible()
  await expectNoViolations(page, 'light')
  // The screen goes on under it, with what was typed.
  await expect(page.getByRole('heading', { name: records.history.title, includeHidden: true })).toBeAttached()
  company.now = later(60)
  await fillInSignIn(dialog, { ...account, codeSecret }, 'et', later(60))
  await expect(dialog).toBeHidden()
  await expect(address).toHaveValue('Poolik 12')
  await page.getByRole('button', { name: react.ra.action.save }).click()
  await expect(page.getByText('Poolik 12').last()).toBeVisible()
  const [client] = await company.system.database.db
    .select()
    .from(schema.clients)
    .where(eq(schema.clients.id, 1))
  expect(client?.address).toBe('Poolik 12')
  expectReported(complaints, 'status of 401')
})

test('the door tells nobody which accounts exist, and keeps what was typed', async ({
  page,
  company,
  complaints,
}) => {
  company.now = MORNING
  const account = await hire(company, 'agent')
  const { signIn } = staffWords.et.shell
  const seen: (string | null)[] = []
  for (const email of [account.email, 'pole@example.ee']) {
    await page.goto(`${company.url}/admin`)
    await page.getByLabel(signIn.email).fill(email)
    await page.getByLabel(signIn.password).fill('vale parool siin')
    await page.getByRole('button', { name: signIn.next }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel(signIn.email)).toHaveValue(email)
    seen.push(await page.getByRole('alert').textContent())
  }
  expect(seen[0]).toBe(seen[1])
  expect(seen[0]).toContain(staffWords.et.errors.errors.wrong_credentials)
  await expectNoViolations(page, 'light')
  expectReported(complaints, 'status of 401')
})

test('no page of the site loads anything of the staff area', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/', '/en/booking/car', '/ru/contact']) await page.goto(path)
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((url) => /staff-area|admin/.test(url.slice(baseURL?.length)))).toEqual([])
})
