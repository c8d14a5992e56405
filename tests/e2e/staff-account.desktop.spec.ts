import { eq } from 'drizzle-orm'
import { schema } from '../../src/db/schema.ts'
import { codeAt, stepAt } from '../../src/use-cases/sign-in/one-time-code.ts'
import { inProof } from '../support/proof.ts'
import { expectNoViolations } from './accessible.ts'
import { hire } from './company-books.ts'
import { CompanyInProcess } from './company-in-process.ts'
import { expect, expectReported, test } from './console.ts'
import { listenFor } from './listen-for.ts'
import { fillInSignIn, signInAt, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')
const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)

test.describe.configure({ mode: 'default' })

/** With the times of a real company, and a name: passkeys belong to one. */
let company: CompanyInProcess

test.beforeAll(async () => {
  company = await CompanyInProcess.open({ STAFF_IDLE_MINUTES: '60', STAFF_PROOF_MINUTES: '5' }, 'localhost')
})

test.afterAll(() => company.close())

test('one’s own account: other sessions end, the password changes, codes are shown once', async ({
  page,
  browser,
  complaints,
}) => {
  company.now = MORNING
  const account = await hire(company, 'agent')
  const { account: words, shell } = staffWords.et
  const codeSecret = await signInAt(page, company.url, account, 'et', MORNING, complaints)
  company.now = later(1)
  const elsewhere = await (await browser.newContext()).newPage()
  await signInAt(elsewhere, company.url, { ...account, codeSecret }, 'et', later(1))

  await page.getByRole('button', { name: new RegExp(shell.menu.ownAccount) }).click()
  await page.getByRole('menuitem', { name: shell.menu.ownAccount }).click()
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  await expect(page.getByText(/^Chrome, /)).toHaveCount(2)
  await expectNoViolations(page, 'light')
  await page.getByRole('button', { name: words.sessions.endOthers }).click()
  await expect(page.getByText(/^Chrome, /)).toHaveCount(1)
  await elsewhere.getByRole('link', { name: staffWords.et.resources.names.cars.many, exact: true }).click()
  await expect(elsewhere.getByRole('heading', { name: shell.signIn.title })).toBeVisible()
  await elsewhere.context().close()

  const fresh = 'hommikune rabarberikook'
  await page.getByLabel(words.password.old).fill(account.password)
  await page.getByLabel(words.password.new).fill('Password2026!')
  await page.getByRole('button', { name: words.password.change }).click()
  await expect(page.getByText(words.faults.common)).toBeVisible()
  await expect(page.getByLabel(words.password.old)).toHaveValue(account.password)
  await page.getByLabel(words.password.new).fill(fresh)
  await page.getByRole('button', { name: words.password.change }).click()
  await expect(page.getByText(words.password.changed)).toBeVisible()

  await page.getByRole('button', { name: words.recovery.make }).click()
  const dialog = page.getByRole('dialog', { name: words.recovery.dialog })
  const recoveryCode = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expectNoViolations(page, 'light')
  await dialog.getByRole('button', { name: words.recovery.done }).click()
  await page.getByRole('button', { name: new RegExp(shell.menu.ownAccount) }).click()
  await page.getByRole('menuitem', { name: shell.menu.signOut, exact: true }).click()

  // The phone is lost: the code on paper opens instead.
  const { signIn } = shell
  await page.getByLabel(signIn.email).fill(account.email)
  await page.getByLabel(signIn.password).fill(fresh)
  await page.getByRole('button', { name: signIn.next }).click()
  await page.getByRole('button', { name: signIn.recovery }).click()
  await page.getByLabel(signIn.recoveryCode).fill(recoveryCode)
  await page.getByRole('button', { name: signIn.enter }).click()
  await expect(page.getByRole('navigation', { name: shell.menu.main })).toBeVisible()
  expectReported(complaints, 'status of 422')
  expectReported(complaints, 'status of 401')
})

test(
  'a passkey opens the staff area by itself, and confirms who it is',
  inProof,
  async ({ page, complaints }) => {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    company.now = MORNING
    const account = await hire(company, 'owner')
    const { account: words, shell } = staffWords.en
    await signInAt(page, company.url, account, 'en', MORNING, complaints)
    await page.goto(`${company.url}/admin/account`)
    await page.getByRole('button', { name: words.passkeys.add }).click()
    await expect(page.getByText(words.passkeys.added)).toBeVisible()
    await expect(page.getByRole('button', { name: /Remove the passkey/ })).toBeVisible()

    await page.getByRole('button', { name: new RegExp(shell.menu.ownAccount) }).click()
    await page.getByRole('menuitem', { name: shell.menu.signOut, exact: true }).click()
    await page.getByRole('button', { name: shell.signIn.passkey }).click()
    await expect(page.getByRole('navigation', { name: shell.menu.main })).toBeVisible()

    company.now = later(6)
    await page.getByRole('button', { name: /Remove the passkey/ }).click()
    const question = page.getByRole('dialog').last()
    await question.getByRole('button', { name: words.passkeys.remove }).click()
    const proof = page.getByRole('dialog', { name: words.proof.title })
    await expect(proof).toBeVisible()
    await expectNoViolations(page, 'light')
    const { said } = await listenFor(page, words.passkeys.removed)
    await proof.getByRole('button', { name: words.proof.passkey }).click()
    await said
    await expect(page.getByText(words.passkeys.none)).toBeVisible()

    // Removed here, it opens nothing, though the device still has it.
    await page.getByRole('button', { name: new RegExp(shell.menu.ownAccount) }).click()
    await page.getByRole('menuitem', { name: shell.menu.signOut, exact: true }).click()
    await page.getByRole('button', { name: shell.signIn.passkey }).click()
    await expect(page.getByRole('alert')).toContainText(staffWords.en.errors.errors.passkey_refused)
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    expectReported(complaints, 'status of 403')
    expectReported(complaints, 'status of 422')
  },
)

test('an old proof is asked for anew over the work, and nothing typed is lost', async ({
  page,
  complaints,
}) => {
  company.now = MORNING
  const account = await hire(company, 'owner')
  const { account: words, react } = staffWords.et
  const codeSecret = await signInAt(page, company.url, account, 'et', MORNING, complaints)
  await page.goto(`${company.url}/admin/admins/create`)
  await page.locator('input[name=name]').fill('Uus Töötaja')
  await page.locator('input[name=email]').fill('uus.tootaja@example.ee')
  await page.getByRole('combobox').first().click()
  await page.getByRole('option').last().click()
  company.now = later(6)
  await page.getByRole('button', { name: react.ra.action.save }).click()
  const proof = page.getByRole('dialog', { name: words.proof.title })
  await proof.getByLabel(words.proof.code).fill('000000')
  await proof.getByRole('button', { name: words.proof.confirm }).click()
  await expect(proof.getByRole('alert')).toContainText(staffWords.et.errors.errors.wrong_code)
  await proof.getByLabel(words.proof.code).fill(codeAt(codeSecret, stepAt(later(6))))
  await proof.getByRole('button', { name: words.proof.confirm }).click()
  await expect(proof).toBeHidden()
  await expect(page.getByText('uus.tootaja@example.ee')).toBeVisible()
  expectReported(complaints, 'status of 403')
  expectReported(complaints, 'status of 422')
})

test(
  'whoever is invited chooses a password and sets up the authenticator',
  inProof,
  async ({ page, browser, complaints }) => {
    company.now = MORNING
    const owner = await hire(company, 'owner')
    const colleague = await hire(company, 'agent')
    const { account: words, records, shell } = staffWords.ru
    await signInAt(page, company.url, owner, 'ru', MORNING, complaints)
    const [row] = await company.system.database.db
      .select()
      .from(schema.admins)
      .where(eq(schema.admins.email, colleague.email))
    await page.goto(`${company.url}/admin/admins/${row?.id}`)
    await page.getByRole('button', { name: records.invite }).click()
    const link = await page.getByLabel(records.inviteLink).inputValue()
    await expectNoViolations(page, 'light')

    const theirs = await (await browser.newContext()).newPage()
    await theirs.addInitScript(() => localStorage.setItem('autorent.language', 'ru'))
    await theirs.goto(link)
    await theirs.getByLabel(words.invitation.password).fill('123456789012')
    await theirs.getByRole('button', { name: words.invitation.choose }).click()
    await expect(theirs.getByText(words.faults.common)).toBeVisible()
    expect(theirs.url()).not.toContain('token')
    await expectNoViolations(theirs, 'light')
    await theirs.getByLabel(words.invitation.password).fill('четыре зелёных слона')
    await theirs.getByRole('button', { name: words.invitation.choose }).click()
    await theirs.getByRole('button', { name: words.invitation.toSignIn }).click()
    await fillInSignIn(theirs, { ...colleague, password: 'четыре зелёных слона' }, 'ru', MORNING)
    await expect(theirs.getByRole('navigation', { name: shell.menu.main })).toBeVisible()
    await theirs.goto(link)
    await expect(theirs.getByText(staffWords.ru.errors.errors.invitation_over)).toBeVisible()
    await theirs.context().close()
  },
)
