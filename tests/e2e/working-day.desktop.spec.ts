import type { Locator, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { schema } from '../../src/db/schema.ts'
import { formatMoney } from '../../src/i18n/format.ts'
import { expectNoViolations } from './accessible.ts'
import { blockCar, bookingOf, doneTo, freeCar, hire, ledgerOf, sendLicence } from './company-books.ts'
import type { CompanyInProcess } from './company-in-process.ts'
import { expect, expectReported, test } from './console.ts'
import { drawSignature } from './draw-signature.ts'
import { beAtWork, enter, signInAt, staffWords } from './staff-sign-in.ts'

/** A working day at the desk, from the first call to the deposit handed back. */
const MORNING = new Date('2026-11-16T08:00:00Z')
const { bookings: t, phone, timeline } = staffWords.et

test('a working day: booked by phone, changed, paid, handed over, taken back late, settled', async ({
  page,
  company,
  complaints,
}) => {
  company.now = MORNING
  const account = await hire(company, 'owner')
  const codeSecret = await signInAt(page, company.url, account, 'et', MORNING, complaints)
  /** Sessions end overnight. */
  const comeBack = async (now: Date) => {
    company.now = now
    await enter(page, company.url, { ...account, codeSecret }, now)
    await page.goto(`${company.url}/admin/bookings/${booking.id}/show`)
  }
  const booking = await bookByPhone(page, company)
  await page.getByRole('link', { name: phone.done.open }).click()
  await expect(page.getByRole('heading', { level: 1, name: booking.number })).toBeVisible()

  await test.step('another car of the company, at its price', async () => {
    await action(page, t.actions.car)
    const dialog = page.getByRole('dialog')
    const other = await freeCar(company, '2026-11-15', '2026-11-24')
    await dialog.getByLabel(t.fields.car).selectOption(String(other))
    await expect(dialog.getByText(timeline.change.checking)).toBeHidden()
    await expect(dialog.getByText(/€/).filter({ visible: true }).first()).toBeVisible()
    await dialog.getByRole('button', { name: timeline.change.confirm }).click()
    await expect(dialog).toBeHidden()
    expect((await bookingOf(company, booking.id)).carId).toBe(other)
  })

  await test.step('longer than the car is free: refused with the reason', async () => {
    const { carId } = await bookingOf(company, booking.id)
    await blockCar(company, carId, '2026-11-20T06:00:00Z', '2026-11-21T06:00:00Z')
    await action(page, t.actions.dates)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t.fields.returnDate).fill('2026-11-20T12:00')
    await expect(dialog.getByRole('alert').filter({ hasText: timeline.errors.car_taken })).toBeVisible()
    await expectNoViolations(page, 'light')
    await dialog.getByLabel(t.fields.returnDate).fill('2026-11-19T14:00')
    await dialog.getByRole('button', { name: timeline.change.confirm }).click()
    await expect(dialog).toBeHidden()
    expectReported(complaints, 'status of 409')
  })

  await test.step('the rent and the deposit in cash', async () => {
    for (let paid = 0; paid < 2; paid++) {
      await action(page, t.actions.money)
      const dialog = page.getByRole('dialog')
      if (paid === 1) await dialog.getByLabel(t.fields.account).selectOption('deposit')
      else {
        // D8: more than is due is asked about.
        const amount = dialog.getByLabel(t.fields.amount)
        const due = await amount.inputValue()
        await amount.fill('99999')
        await expect(dialog.getByRole('button', { name: t.record })).toBeDisabled()
        await expect(dialog.getByRole('checkbox')).toBeVisible()
        await amount.fill(due)
      }
      await dialog.getByRole('button', { name: t.record }).click()
      await expect(dialog).toBeHidden()
    }
    await expect(page.getByText(t.states.CONFIRMED).first()).toBeVisible()
  })

  await test.step('D41: the customer signs on the screen of the desk', async () => {
    await action(page, t.actions.sign)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t.issue.contract }).click()
    await expect(dialog.getByRole('link', { name: t.desk.open })).toBeVisible()
    await dialog.getByRole('button', { name: t.desk.ways.phone }).click()
    await dialog.getByRole('button', { name: t.desk.show }).click()
    await expect(dialog.getByRole('img', { name: t.desk.codeAlt })).toBeVisible()
    await dialog.getByRole('button', { name: t.desk.ways.screen }).click()
    await dialog.getByLabel(t.desk.read).check()
    await drawSignature(page, t.desk.pad)
    await expectNoViolations(page, 'light')
    await dialog.getByRole('button', { name: t.actions.sign }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(t.states.SIGNED).first()).toBeVisible()
  })

  await test.step('handed over with a scratch on the drawing', async () => {
    await comeBack(new Date('2026-11-17T08:10:00Z'))
    await action(page, t.actions['hand-over'])
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t.steps.since).fill('2010-05-05')
    await dialog.getByLabel(t.steps.until).fill('2035-05-05')
    await dialog.getByLabel(t.fields.at).fill('2026-11-17T10:05')
    await press(dialog.getByRole('button', { name: t.damage.press }), 0.5, 0.5)
    await dialog.getByLabel(t.damage.describe.replace('{number}', '1')).last().fill('Kriim katusel')
    await expectNoViolations(page, 'light')
    await dialog.getByRole('button', { name: t.actions['hand-over'] }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(t.states.OUT).first()).toBeVisible()
    await expect(page.getByText('Kriim katusel').first()).toBeVisible()
  })

  await test.step('D42: it breaks down, and the customer goes on with another car', async () => {
    await comeBack(new Date('2026-11-18T08:10:00Z'))
    const before = await bookingOf(company, booking.id)
    await action(page, t.actions.exchange)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t.fields.at).fill('2026-11-18T10:00')
    await dialog.getByLabel(t.fields.odometer).fill('888888')
    const car = dialog.getByLabel(t.fields.car, { exact: true })
    await expect(car.getByRole('option').nth(1)).toBeAttached()
    await car.selectOption({ index: 1 })
    await expect(dialog.getByRole('radio', { name: /^Jääb samaks/ })).toBeChecked()
    await expectNoViolations(page, 'light')
    await dialog.getByRole('button', { name: t.actions.exchange }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: t.exchange.title })).toContainText('888')
    const history = page.getByRole('region', { name: t.sections.history })
    await expect(history).toContainText(t.exchange.reasons.breakdown)
    await expect(history).not.toContainText('breakdown')
    const after = await bookingOf(company, booking.id)
    expect(after.carId).not.toBe(before.carId)
    expect([after.price, after.status]).toEqual([before.price, 'SIGNED'])
    await expect(page.getByRole('link', { name: new RegExp(`^${t.paperKinds.annex} L-`) })).toBeVisible()
  })

  const { price } = await bookingOf(company, booking.id)
  await test.step('back two days late, with the fee that is proposed', async () => {
    await comeBack(new Date('2026-11-21T12:30:00Z'))
    await action(page, t.actions['take-back'])
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t.fields.at).fill('2026-11-21T14:00')
    await dialog.getByLabel(t.fields.odometer).fill('999999')
    await expect(dialog.getByRole('radio', { checked: true })).toBeVisible()
    await expectNoViolations(page, 'light')
    await dialog.getByRole('button', { name: t.actions['take-back'] }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(t.states.RETURNED).first()).toBeVisible()
    expect((await bookingOf(company, booking.id)).price).toBeGreaterThan(price)
  })

  await test.step('the fee is paid and the deposit goes back', async () => {
    await action(page, t.actions.money)
    const money = page.getByRole('dialog')
    await money.getByRole('button', { name: t.record }).click()
    await expect(money).toBeHidden()
    await action(page, t.actions.refund)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t.actions.refund }).click()
    await expect(dialog).toBeHidden()
    const entries = await ledgerOf(company, booking.id)
    expect(
      entries.filter(({ account }) => account === 'deposit').reduce((sum, { amount }) => sum + amount, 0),
    ).toBe(0)
  })

  const done = await doneTo(company, booking.id)
  expect(done).toEqual(
    expect.arrayContaining([
      'create',
      'swap-car',
      'money',
      'sign',
      'hand-over',
      'exchange',
      'take-back',
      'refund',
    ]),
  )
})

async function bookByPhone(page: Page, company: CompanyInProcess): Promise<{ id: number; number: string }> {
  await page.getByRole('link', { name: staffWords.et.shell.menu.phone }).first().click()
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
async function action(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function press(drawing: Locator, across: number, down: number): Promise<void> {
  await drawing.scrollIntoViewIfNeeded()
  const box = await drawing.boundingBox()
  if (!box) throw new Error('there is no drawing')
  await drawing.click({ position: { x: box.width * across, y: box.height * down } })
}

test('a change says its price, what is due and which coupons are lost before it is made', async ({
  page,
  company,
}) => {
  await beAtWork(page, company, 'agent', 'et', MORNING)
  const { id } = await company.register('et', { email: 'kupong@example.ee' }, ['VAIKE15'])
  const booked = await bookingOf(company, id)
  expect(booked.couponCodes).toEqual(['VAIKE15'])
  const other = await freeCar(company, '2026-11-22', '2026-11-28', 'last')

  await page.goto(`${company.url}/admin/bookings/${id}/show`)
  await action(page, t.actions.car)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.fields.car).selectOption(String(other))
  await expect(dialog.getByText(timeline.change.coupons.replace('{codes}', 'VAIKE15'))).toBeVisible()
  const price = (await dialog.locator('strong').textContent()) ?? ''
  await expect(dialog.locator('s')).toHaveText(formatMoney(booked.price, 'et'))
  await expect(dialog.getByText(timeline.change.due.replace('{amount}', price))).toBeVisible()
  expect(await bookingOf(company, id)).toEqual(booked)

  await dialog.getByRole('button', { name: timeline.change.confirm }).click()
  await expect(dialog).toBeHidden()
  const changed = await bookingOf(company, id)
  expect([changed.carId, changed.couponCodes]).toEqual([other, []])
  expect(formatMoney(changed.price, 'et')).toBe(price)
})

test('a document is approved where it is seen', async ({ page, company }) => {
  await beAtWork(page, company, 'agent', 'et', MORNING)
  const { id } = await company.register('et', { email: 'dokument@example.ee' })
  const uploadId = await sendLicence(company, id, MORNING)
  const words = staffWords.et.documents
  await page.goto(`${company.url}/admin/documents?booking=${id}`)
  await expect(
    page.getByRole('img', { name: new RegExp(words.kinds['licence-front']) }).first(),
  ).toBeVisible()
  await expectNoViolations(page, 'light')
  await page.getByRole('button', { name: words.approve, exact: false }).first().click()
  await expect(page.getByText(words.undo)).toBeVisible()
  const [upload] = await company.system.database.db
    .select()
    .from(schema.uploads)
    .where(eq(schema.uploads.id, uploadId))
  expect(upload?.status).toBe('APPROVED')
})
