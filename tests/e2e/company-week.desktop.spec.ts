import { eq } from 'drizzle-orm'
import { schema } from '../../src/db/schema.ts'
import { photoSpots } from '../../src/domain/booking/hand-over.ts'
import { issueCollectiveInvoices } from '../../src/use-cases/company-accounts/issue-collective-invoices.ts'
import { action, bookByPhone } from './at-the-desk.ts'
import { carOf, everythingThere, next, signBoth, takePictures } from './beside-the-car.ts'
import { bookingOf, companyOnAccount, ledgerOf } from './company-books.ts'
import { expect, NOWHERE, test } from './console.ts'
import { drawSignature } from './draw-signature.ts'
import { expectNoSidewaysScroll } from './sideways.ts'
import { beAtWork, comeBackOn, staffWords } from './staff-sign-in.ts'

const MONDAY = new Date('2026-11-16T08:00:00Z')
const { bookings: t, handover, phone, people } = staffWords.et
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 780 }

test('a company’s rental: booked by phone, handed over and exchanged with the phone in the hand, brought back, on its collective invoice', async ({
  page,
  company,
}) => {
  const { db } = company.system.database
  const account = await companyOnAccount(company, 'LOUNATUUL', '10137319')
  const staff = await beAtWork(page, company, 'owner', 'et', MONDAY)
  const on = async (now: Date, path: string, viewport = WIDE) => {
    await comeBackOn(page, company, staff, now)
    await page.clock.setFixedTime(now)
    await page.setViewportSize(viewport)
    await page.goto(`${company.url}/admin/${path}`)
  }
  await page.clock.setFixedTime(MONDAY)
  await page.goto(`${company.url}/admin`)

  const booking = await bookByPhone(page, company, async () => {
    await page.getByLabel(phone.fields.isCompany).check()
    await page.getByLabel(phone.fields.companyName).fill('louna')
    await page.getByRole('button', { name: `${phone.find.useCompany}: ${account.name}` }).click()
  })
  const { id } = booking

  await test.step('on account instead of money, and signed on the screen of the desk', async () => {
    await page.getByRole('link', { name: phone.done.open }).click()
    await expect(page.getByRole('heading', { level: 1, name: booking.number })).toBeVisible()
    await action(page, t.actions['put-on-account'])
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t.actions['put-on-account'] }).click()
    await expect(dialog).toBeHidden()
    expect(await bookingOf(company, id)).toMatchObject({ isOnAccount: true, status: 'CONFIRMED' })
    await action(page, t.actions.sign)
    await dialog.getByRole('button', { name: t.issue.contract }).click()
    await dialog.getByRole('button', { name: t.desk.ways.screen }).click()
    await dialog.getByLabel(t.desk.read).check()
    await drawSignature(page, t.desk.pad)
    await dialog.getByRole('button', { name: t.actions.sign }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(t.states.SIGNED).first()).toBeVisible()
  })

  await test.step('Tuesday: handed over beside the car', async () => {
    await on(new Date('2026-11-17T08:10:00Z'), `hand-over/#${id}`, PHONE)
    await page.getByLabel(handover.steps.licence.since).fill('5.5.2010')
    await page.getByLabel(handover.steps.licence.until).fill('5.5.2035')
    await page.getByRole('checkbox').check()
    await next(page)
    await page.getByLabel(handover.steps.deposit.ways.CASH).check()
    await next(page)
    await takePictures(page, photoSpots)
    await next(page)
    const { carId } = await bookingOf(company, id)
    await page
      .getByLabel(handover.steps.reading.odometer)
      .fill(String((await carOf(company, carId)).mileage + 3))
    await next(page)
    await next(page)
    await everythingThere(page)
    await next(page)
    await signBoth(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: handover.send.out }).click()
    await expect(page.getByText(handover.allSent)).toBeVisible()
    expect((await bookingOf(company, id)).handedOverAt).not.toBeNull()
  })

  const { carId: brokenId, price } = await bookingOf(company, id)
  await test.step('Wednesday: it breaks down, and another one is given beside the road', async () => {
    await on(new Date('2026-11-18T08:10:00Z'), `hand-over/#${id}-exchange`, PHONE)
    await takePictures(page, photoSpots)
    await next(page)
    await page
      .getByLabel(handover.steps.reading.odometer)
      .fill(String((await carOf(company, brokenId)).mileage + 40))
    await next(page)
    await next(page)
    const cars = page.getByLabel(t.fields.car)
    await expect(cars.getByRole('option')).not.toHaveCount(1)
    await cars.selectOption({ index: 1 })
    const other = await carOf(company, Number(await cars.inputValue()))
    await page.getByLabel(handover.steps.reading.odometer).fill(String(other.mileage + 1))
    await page.getByRole('button', { name: handover.send.exchange }).click()
    await expect(page.getByText(handover.allSent)).toBeVisible()
    expect(await bookingOf(company, id)).toMatchObject({ carId: other.id, price, status: 'SIGNED' })
  })

  await test.step('Thursday: back beside the car with a tank that lacks fuel', async () => {
    await on(new Date('2026-11-19T07:50:00Z'), `hand-over/#${id}`, PHONE)
    await takePictures(page, photoSpots)
    await next(page)
    const { rentOdometer } = await bookingOf(company, id)
    await page.getByLabel(handover.steps.reading.odometer).fill(String((rentOdometer ?? 0) + 120))
    await page.getByRole('slider').fill('6')
    await next(page)
    await next(page)
    await everythingThere(page)
    await next(page)
    await expect(page.getByText(t.extraCharges.kinds.fuel).last()).toBeVisible()
    await next(page)
    await signBoth(page)
    await page.getByRole('button', { name: handover.send.back }).click()
    await expect(page.getByText(handover.allSent)).toBeVisible()
    expect((await bookingOf(company, id)).actualReturnDate).not.toBeNull()
  })

  await test.step('at the desk the fuel is charged, and the deposit goes back in cash', async () => {
    await on(new Date('2026-11-19T08:30:00Z'), `bookings/${id}/show`)
    const charges = page.getByRole('region', { name: t.sections.extraCharges })
    await charges.getByRole('button', { name: t.extraCharges.charge }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t.extraCharges.charge }).click()
    await expect(dialog).toBeHidden()
    await expect(charges.getByText(t.extraCharges.states.CHARGED).first()).toBeVisible()
    await action(page, t.actions.refund)
    await dialog.getByRole('button', { name: t.actions.refund }).click()
    await expect(dialog).toBeHidden()
    const deposit = (await ledgerOf(company, id)).filter(({ account: of }) => of === 'deposit')
    expect(deposit.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  })

  await test.step('December: one invoice has the rental and its fuel, by letter and on the company’s page', async () => {
    const now = new Date('2026-12-01T05:00:00Z')
    await page.goto(NOWHERE)
    company.now = now
    await issueCollectiveInvoices(company.system.jobs.letters, now)
    await company.deliver()
    await on(now, `company-accounts/${account.id}`)
    const invoices = page.getByRole('group', { name: people.account.invoices })
    const [issued] = await db
      .select()
      .from(schema.collectiveInvoices)
      .where(eq(schema.collectiveInvoices.accountId, account.id))
    if (!issued) throw new Error('no invoice was issued')
    await expect(invoices).toContainText(issued.number)
    const charged = await db.select().from(schema.extraCharges).where(eq(schema.extraCharges.bookingId, id))
    expect(charged.map(({ kind, status }) => [kind, status])).toEqual([['fuel', 'CHARGED']])
    expect(issued.amount).toBe(price + (charged[0]?.amount ?? 0))
    const letters = await db.select().from(schema.mails)
    expect(
      letters.filter(({ kind }) => kind === 'collective-invoice').map(({ recipient }) => recipient),
    ).toEqual([account.email])
  })
})
