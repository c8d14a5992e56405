import { readFile } from 'node:fs/promises'
import type { Download, FileChooser, Locator, Page } from '@playwright/test'
import { schema } from '../../src/db/schema.ts'
import { locationIds } from '../../src/demo/locations.ts'
import { dueOf } from '../../src/domain/booking/ledger.ts'
import { cents, eurosFromCents } from '../../src/domain/money.ts'
import { makeReferenceNumber } from '../../src/domain/people/reference-number.ts'
import { formatMoney } from '../../src/i18n/format.ts'
import { readBalance } from '../../src/use-cases/payment/booking-balance.ts'
import { swedbank } from '../support/bank-statement-files.ts'
import { expectNoViolations } from './accessible.ts'
import { afterIdle } from './after-idle.ts'
import { firmOnTheRoad, ledgerOf } from './company-books.ts'
import type { CompanyInProcess } from './company-in-process.ts'
import { expect, expectReported, test } from './console.ts'
import { listenFor } from './listen-for.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')
/** Nobody else's money is counted here. */
const OWNER = 'Riina Raha'
const { money, bank, bookings: t } = staffWords.et

test('the money of a day, by keyboard: counted with a difference, told by the bank, taken to the accountant', async ({
  page,
  company,
  complaints,
}) => {
  const post = await atWork(page, company)
  const { id } = await company.register('et', { email: 'raha@example.ee' })
  const cash = { account: 'rent', direction: 'in', amount: 20, method: 'CASH', note: '' }
  await post(`/bookings/${id}/money`, {
    ...cash,
    locationId: locationIds.office,
    key: crypto.randomUUID(),
  })

  await test.step('five euros are missing: refused without a reason, closed with one', async () => {
    await page.goto(`${company.url}/admin/money`)
    const waiting = page.getByRole('region', { name: money.day.open })
    await press(waiting.getByRole('button', { name: new RegExp(OWNER) }))
    const dialog = page.getByRole('dialog')
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel(money.day.cashCounted)).toBeFocused()
    await page.keyboard.type('15')
    await page.keyboard.press('Tab')
    await page.keyboard.type('0')
    await expect(dialog.getByText(said(-500))).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(money.errors.reason_needed)
    expectReported(complaints, 'status of 422')
    await dialog.getByLabel(money.day.reason).fill('Vahetusraha anti liiga palju')
    await expectNoViolations(page, 'light')
    await press(dialog.getByRole('button', { name: money.day.count }))
    await expect(dialog).toBeHidden()
    await expect(waiting).toBeFocused()
    const closed = page.getByRole('region', { name: money.day.closings }).getByRole('listitem')
    await expect(closed).toContainText('Vahetusraha anti liiga palju')
    await expect(closed).toContainText(said(-500))
    await expect(waiting.getByRole('button', { name: new RegExp(OWNER) })).toHaveCount(0)
    // A table that scrolls stands in a part of its own name.
    await expectNoViolations(page, 'light')
  })

  await test.step('files for the accountant, tab by tab', async () => {
    await page.getByRole('tab', { selected: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: money.vat.title })).toBeVisible()
    const vat = await downloaded(page, page.getByRole('link', { name: money.csv }))
    expect(vat).toContain(money.vat.rate)
    await page.getByRole('tab', { selected: true }).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByText(money.ledger.complete)).toBeVisible()
    const ledger = await downloaded(page, page.getByRole('link', { name: money.ledger.download }))
    expect(ledger).toContain(money.ledger.columns.account)
  })

  await test.step('a transfer that does not fit is given to the booking it names', async () => {
    const due = dueOf(await readBalance(company.system.database.db, id))
    const [own] = await company.system.database.db.select().from(schema.company)
    const paid = {
      ref: 'E2E1',
      amount: eurosFromCents(cents(due - 100)).toFixed(2),
      reference: makeReferenceNumber(String(id)) ?? '',
    }
    await page.goto(`${company.url}/admin/bank`)
    await choose(page, page.getByRole('button', { name: bank.load }), {
      name: 'november.xml',
      mimeType: 'application/xml',
      buffer: Buffer.from(swedbank((own?.iban ?? '').replaceAll(' ', ''), [paid])),
    })
    const list = page.getByRole('region', { name: bank.table })
    await expect(list.getByText(bank.reasons['other-amount'])).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: / 1\. .* 0\./ })).toBeVisible()
    await press(list.getByRole('button', { name: new RegExp(bank.assign) }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(bank.booking)).toBeFocused()
    await expect(dialog.getByLabel(bank.booking)).toHaveValue(/^AR-\d+$/)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(list).toBeFocused()
    await expect(list.getByText(bank.none)).toBeVisible()
    const entries = await ledgerOf(company, id)
    expect(entries.map(({ method }) => method)).toContain('TRANSFER')
    expect(dueOf(await readBalance(company.system.database.db, id))).toBe(100)
  })
})

test('an extra charge: written down with a picture, charged, told, and paid from the deposit', async ({
  page,
  company,
}) => {
  const post = await atWork(page, company)
  const { id, locationId, mileage } = await firmOnTheRoad(company)
  const deposit = { account: 'deposit', direction: 'in', amount: 300, method: 'CARD', note: '' }
  await post(`/bookings/${id}/money`, { ...deposit, locationId, key: crypto.randomUUID() })
  const back = { at: '2026-11-16T09:55', odometer: mileage + 100, fuel: 8, damage: [], locationId }
  await post(`/bookings/${id}/take-back`, back)
  await page.goto(`${company.url}/admin/bookings/${id}/show`)
  const section = page.getByRole('region', { name: t.sections.extraCharges })
  const dialog = page.getByRole('dialog')

  await test.step('written down, with what can be seen of it', async () => {
    await press(section.getByRole('button', { name: t.extraCharges.propose }))
    await dialog.getByLabel(t.fields.chargeKind).selectOption('damage')
    await dialog.getByLabel(t.fields.amount).fill('120')
    await dialog.getByLabel(t.fields.reason).fill('Kriim tagauksel')
    await expectNoViolations(page, 'light')
    await press(dialog.getByRole('button', { name: t.save }))
    await expect(dialog).toBeHidden()
    await expect(section).toBeFocused()
    const adding = section.getByRole('button', { name: t.extraCharges.addPicture })
    await choose(page, adding, 'public/favicon-32.png')
    await expect(section.getByRole('link', { name: t.extraCharges.picture })).toBeVisible()
  })

  await test.step('charged: the customer hears of it, the firm has its e-invoice', async () => {
    await press(section.getByRole('button', { name: t.extraCharges.charge }))
    await press(dialog.getByRole('button', { name: t.extraCharges.charge }))
    await expect(dialog).toBeHidden()
    await expect(section.getByText(t.extraCharges.states.CHARGED)).toBeVisible()
    const papers = page.getByRole('region', { name: t.sections.papers })
    const ubl = await downloaded(page, papers.getByRole('link', { name: /UBL/ }).last())
    expect(ubl).toContain('urn:oasis:names:specification:ubl:schema:xsd:Invoice-2')
    expect(ubl).toContain('Kriim tagauksel')
    await company.deliver()
  })

  await test.step('paid from the deposit', async () => {
    await press(page.getByRole('button', { name: t.actions['use-deposit'], exact: true }).last())
    const { said } = await listenFor(page, t.done['use-deposit'])
    await press(dialog.getByRole('button', { name: t.actions['use-deposit'] }))
    await expect(dialog).toBeHidden()
    await said
    expect(dueOf(await readBalance(company.system.database.db, id))).toBe(0)
    const letters = page.getByRole('region', { name: t.sections.letters })
    await expect(letters).toContainText(staffWords.et.letters.kinds['extra-charged'])
    const kinds = (await ledgerOf(company, id)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'kept')).toHaveLength(2)
  })
})

const said = (difference: number) =>
  money.day.difference.replace('{amount}', formatMoney(cents(difference), 'et'))

/** By keyboard alone. */
async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

async function choose(
  page: Page,
  button: Locator,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const asking = page.waitForEvent('filechooser')
  await press(button)
  await (await asking).setFiles(file)
}

async function downloaded(page: Page, link: Locator): Promise<string> {
  const arriving = page.waitForEvent('download')
  await press(link)
  const file: Download = await arriving
  return readFile(await file.path(), 'utf8')
}

/** Someone signed in on that morning, who can also do what other tests do on the screens. */
async function atWork(page: Page, company: CompanyInProcess) {
  await page.clock.setFixedTime(MORNING)
  await beAtWork(page, company, 'owner', 'et', MORNING, { name: OWNER })
  return async (path: string, data: object): Promise<void> => {
    const headers = { origin: company.url }
    const answer = await page.request.post(`${company.url}/api/admin${path}`, { headers, data, ...afterIdle })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  }
}
