import type { Locator } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { schema } from '../../src/db/schema.ts'
import { formatMoney } from '../../src/i18n/format.ts'
import { expectNoViolations } from './accessible.ts'
import { action, bookByPhone } from './at-the-desk.ts'
import { carOf } from './beside-the-car.ts'
import {
  blockCar,
  bookingOf,
  doneTo,
  emptyDays,
  freeCar,
  hire,
  ledgerOf,
  sendLicence,
} from './company-books.ts'
import { expect, expectReported, test } from './console.ts'
import { drawSignature } from './draw-signature.ts'
import { beAtWork, comeBackOn, signInAt, staffWords } from './staff-sign-in.ts'

/** A working week at the desk, from Monday's first call to the deposit handed back on Saturday. */
const MORNING = new Date('2026-11-16T08:00:00Z')
const { bookings: t, phone, timeline, today, money: moneyWords } = staffWords.et

test('a working week: booked by phone, changed, paid, signed, handed over, exchanged, fined, counted, taken back late, settled', async ({
  page,
  company,
  complaints,
  browser,
}) => {
  company.now = MORNING
  const account = await hire(company, 'owner')
  const codeSecret = await signInAt(page, company.url, account, 'et', MORNING, complaints)
  /** Sessions end overnight. */
  const comeBack = async (now: Date) => {
    await comeBackOn(page, company, { ...account, codeSecret }, now)
    await page.goto(`${company.url}/admin/bookings/${booking.id}/show`)
  }
  const booking = await bookByPhone(page, company)
  await page.getByRole('link', { name: phone.done.open }).click()
  await expect(page.getByRole('heading', { level: 1, name: booking.number })).toBeVisible()

  await test.step('Monday: a colleague who has the same booking open is seen', async () => {
    const elsewhere = await (await browser.newContext()).newPage()
    await beAtWork(elsewhere, company, 'agent', 'et', MORNING, { name: 'Mari Maasikas' })
    await elsewhere.goto(`${company.url}/admin/bookings/${booking.id}/show`)
    await expect(elsewhere.getByRole('heading', { level: 1, name: booking.number })).toBeVisible()
    await page.reload()
    await expect(page.getByText(/Mari Maasikas/)).toBeVisible()
    await elsewhere.context().close()
  })

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

  await test.step('Tuesday: handed over with a scratch on the drawing', async () => {
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

  const { carId: brokenId } = await bookingOf(company, booking.id)
  await test.step('Wednesday, D42: it breaks down, and the customer goes on with another car', async () => {
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

  await test.step('Thursday, D38: a fine names a plate and a minute, and finds whoever had that car then', async () => {
    await comeBack(new Date('2026-11-19T08:10:00Z'))
    await page.goto(`${company.url}/admin`)
    await page.getByRole('button', { name: today.claim }).click()
    const dialog = page.getByRole('dialog')
    // The first car, on the day before it broke down; its plate typed as people type it.
    const { registerNumber } = await carOf(company, brokenId)
    await dialog.getByLabel(t.fields.plate).fill(registerNumber.toLowerCase())
    await dialog.getByLabel(t.fields.happenedAt).fill('17.11.2026 15:20')
    await dialog.getByLabel(t.fields.amount).fill('20,50')
    await dialog.getByLabel(t.fields.reason).fill('Parkimine Rotermannis')
    await expectNoViolations(page, 'light')
    await dialog.getByRole('button', { name: t.save, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: booking.number })).toBeVisible()
    const charges = page.getByRole('region', { name: t.sections.extraCharges })
    const fine = charges.getByRole('listitem').filter({ hasText: 'Parkimine Rotermannis' })
    await expect(fine.first()).toContainText('20,50')
    // The house bears both: the fine and the fee for dealing with it.
    const withdraw = charges.getByRole('button', { name: t.extraCharges.withdraw })
    for (let left = await fine.count(); left > 0; left--) {
      await withdraw.first().click()
      const question = page.getByRole('dialog')
      await question.getByLabel(t.fields.reason).fill('Ettevõtte kulul')
      await question.getByRole('button', { name: t.extraCharges.withdraw }).click()
      await expect(question).toBeHidden()
      await expect(withdraw).toHaveCount(left - 1)
    }
  })

  await test.step('Friday: the money of the week is counted and closed', async () => {
    await comeBack(new Date('2026-11-20T15:30:00Z'))
    await page.goto(`${company.url}/admin/money`)
    await expect(page.getByRole('heading', { level: 1, name: moneyWords.title })).toBeVisible()
    await expect(page.getByText(moneyWords.methods.CASH).first()).toBeVisible()
  })

  const { price } = await bookingOf(company, booking.id)
  await test.step('Saturday: back two days late, with the fee that is proposed', async () => {
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
  // The code is for small cars, which are the cheapest as long as one is there.
  await emptyDays(company, '2026-11-20', '2026-11-30')
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
