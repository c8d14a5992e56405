import { and, eq } from 'drizzle-orm'
import { schema } from '../../src/db/schema.ts'
import { photoSpots } from '../../src/domain/booking/hand-over.ts'
import { cents } from '../../src/domain/money.ts'
import { recordMoney } from '../../src/use-cases/payment/record-money.ts'
import { memberOf } from '../../src/use-cases/sign-in/sessions.ts'
import { expectNoViolations } from './accessible.ts'
import {
  carOf,
  everythingThere,
  forgetOffline,
  next,
  press,
  signBoth,
  takePictures,
} from './beside-the-car.ts'
import { bookingOf, ledgerOf } from './company-books.ts'
import type { CompanyInProcess } from './company-in-process.ts'
import { expect, expectReported, test } from './console.ts'
import { phone } from './phone.ts'
import { expectNoSidewaysScroll } from './sideways.ts'
import { beAtWork, comeBackOn, staffWords } from './staff-sign-in.ts'

/** Beside the car, with the phone in the hand and the network gone in the middle. */
const PICK_UP = new Date('2026-11-24T08:10:00Z')
const BREAKDOWN = new Date('2026-11-24T09:40:00Z')
const RETURN = new Date('2026-11-26T07:50:00Z')
const { handover: t, bookings } = staffWords.et
const { spots } = bookings

test.use({ ...phone, viewport: { width: 390, height: 780 } })

test('a hand-over and a return without network arrive once, and lose nothing', async ({
  page,
  company,
  complaints,
}) => {
  const { id } = await company.register('et', { email: 'telefon@example.ee' })
  await paidAndSigned(company, id)
  await page.clock.setFixedTime(PICK_UP)
  const account = await beAtWork(page, company, 'agent', 'et', PICK_UP)

  await test.step('the page is installed and knows today', async () => {
    await page.goto(`${company.url}/admin/hand-over/`)
    await expect(page.getByRole('heading', { name: t.lists.out })).toBeVisible()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/admin/hand-over/'))))
      .toBe(true)
    await expectNoViolations(page, 'light')
    await expectNoViolations(page, 'dark')
    await page.goto(`${company.url}/admin/hand-over/#${id}`)
    await expect(page.getByRole('heading', { name: t.steps.licence.title })).toBeVisible()
  })

  await test.step('licence and deposit while there is a network', async () => {
    await page.getByLabel(t.steps.licence.since).fill('2010-05-05')
    // Typed as people write it, whatever language the browser has.
    await page.getByLabel(t.steps.licence.until).fill('5.5.35')
    await page.getByRole('checkbox').check()
    await expect(page.getByLabel(t.steps.licence.until)).toHaveValue('05.05.2035')
    await expectNoViolations(page, 'light')
    await next(page)
    await page.getByLabel(t.steps.deposit.ways.hold).check()
    await expect(page.getByLabel(t.steps.deposit.number)).toHaveAccessibleDescription(
      t.steps.deposit.holdHint,
    )
    await page.getByLabel(t.steps.deposit.ways.CASH).check()
    await next(page)
  })

  await page.context().setOffline(true)
  await test.step('the network is gone: pictures stay on the phone, also when the page is closed', async () => {
    await takePictures(page, photoSpots.slice(0, 4))
    await page.reload()
    await expect(page.getByText(t.offline)).toBeVisible()
    await expect(page.getByText(t.steps.photos.count.replace('{count}', '4'))).toBeVisible()
    await takePictures(page, photoSpots.slice(4))
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page, 'light')
    await next(page)
  })

  await test.step('readings, damage, equipment and both signatures', async () => {
    const { carId } = await bookingOf(company, id)
    await page.getByLabel(t.steps.reading.odometer).fill(String((await carOf(company, carId)).mileage + 5))
    await next(page)
    await press(page, 0.5, 0.5)
    await page.getByLabel(t.steps.damage.describe).fill('Kriim katusel')
    await expectNoViolations(page, 'light')
    await next(page)
    await everythingThere(page)
    await next(page)
    await signBoth(page)
    await page.getByRole('button', { name: t.send.out }).click()
    await expect(page.getByText(t.waitsForNetwork)).toBeVisible()
    expect((await bookingOf(company, id)).handedOverAt).toBeNull()
    // Closed and opened again it still waits.
    await page.reload()
    await expect(page.getByText(t.waitsForNetwork)).toBeVisible()
  })

  await test.step('with the network it arrives, once', async () => {
    await page.context().setOffline(false)
    // While it is on its way nobody is told to wait for a network that is there.
    let letGo = () => {}
    const seen = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/api/admin/bookings/*/hand-over', async (route) => {
      await seen
      await route.continue()
    })
    // Then it is gone again: what this phone keeps of the day still says that the car is to go out.
    await page.route('**/api/admin/hand-overs', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: t.sendNow }).click()
    await expect(page.getByText(t.sending)).toBeVisible()
    letGo()
    await expect(page.getByText(t.allSent)).toBeVisible()
    await page.unroute('**/api/admin/hand-overs')
    expect((await bookingOf(company, id)).handedOverAt).not.toBeNull()
    const { handOvers, handOverPhotos } = schema
    const { db } = company.system.database
    expect(await db.$count(handOvers, eq(handOvers.bookingId, id))).toBe(1)
    expect(await db.$count(handOverPhotos, eq(handOverPhotos.bookingId, id))).toBe(8)
    expect((await ledgerOf(company, id)).filter(({ account: of }) => of === 'deposit')).toHaveLength(1)
    forgetOffline(complaints)
  })

  await test.step('the return is compared with what went out, and proposes what is missing', async () => {
    await comeBackOn(page, company, account, RETURN)
    await page.clock.setFixedTime(RETURN)
    await page.goto(`${company.url}/admin/hand-over/#${id}`)
    await expect(
      page.getByRole('img', {
        name: t.steps.photos.before.replace('{spot}', spots.front),
        exact: true,
      }),
    ).toBeVisible()
    await takePictures(page, photoSpots)
    await page.context().setOffline(true)
    await next(page)
    const { rentOdometer, price } = await bookingOf(company, id)
    await page.getByLabel(t.steps.reading.odometer).fill(String((rentOdometer ?? 0) + 500))
    await page.getByRole('slider').fill('6')
    await next(page)
    await expect(page.getByText('Kriim katusel')).toBeVisible()
    await next(page)
    await everythingThere(page)
    await next(page)
    await page.getByLabel(bookings.cleaning.ordinary).check()
    for (const kind of ['fuel', 'kilometres', 'cleaning'] as const)
      await expect(page.getByText(bookings.extraCharges.kinds[kind]).last()).toBeVisible()
    await expectNoViolations(page, 'light')
    await next(page)
    await signBoth(page)
    await page.getByRole('button', { name: t.send.back }).click()
    await expect(page.getByText(t.waitsForNetwork)).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: t.sendNow }).click()
    await expect(page.getByText(t.allSent)).toBeVisible()
    const after = await bookingOf(company, id)
    expect([after.actualReturnDate === null, after.price]).toEqual([false, price])
    const { extraCharges } = schema
    const proposed = await company.system.database.db
      .select({ kind: extraCharges.kind })
      .from(extraCharges)
      .where(and(eq(extraCharges.bookingId, id), eq(extraCharges.status, 'PROPOSED')))
    expect(proposed.map(({ kind }) => kind).toSorted()).toEqual(['cleaning', 'fuel', 'kilometres'])
    forgetOffline(complaints)
  })
})

test('what the server refuses is shown, and can be mended and sent again', async ({
  page,
  company,
  complaints,
}) => {
  const { id } = await company.register('et', { email: 'keeldus@example.ee' })
  await paidAndSigned(company, id)
  await page.clock.setFixedTime(PICK_UP)
  await beAtWork(page, company, 'agent', 'et', PICK_UP)
  await page.goto(`${company.url}/admin/hand-over/#${id}`)
  await page.getByLabel(t.steps.licence.since).fill('2010-05-05')
  // It ends on the day of the pick-up.
  await page.getByLabel(t.steps.licence.until).fill('2026-11-24')
  await page.getByRole('checkbox').check()
  await next(page)
  await page.getByLabel(t.steps.deposit.ways.hold).check()
  await page.getByLabel(t.steps.deposit.number).fill('EV-77')
  await next(page)
  await takePictures(page, photoSpots)
  await next(page)
  const { carId } = await bookingOf(company, id)
  await page.getByLabel(t.steps.reading.odometer).fill(String((await carOf(company, carId)).mileage))
  await next(page)
  await next(page)
  await everythingThere(page)
  await next(page)
  await signBoth(page)
  await page.getByRole('button', { name: t.send.out }).click()
  await expect(page.getByRole('alert')).toContainText(bookings.errors.ends_too_early)
  expectReported(complaints, 'status of 422')
  expect((await bookingOf(company, id)).handedOverAt).toBeNull()
  await page.getByRole('button', { name: t.steps.licence.title }).click()
  await page.getByLabel(t.steps.licence.until).fill('2030-11-24')
  await page.getByRole('button', { name: t.steps.sign.title }).click()
  await page.getByRole('button', { name: t.send.out }).click()
  await expect(page.getByText(t.allSent)).toBeVisible()
  expect((await bookingOf(company, id)).depositNumber).toBe('EV-77')

  await test.step('the car breaks down: another one is given beside the road, and the network goes before it is sent', async () => {
    company.now = BREAKDOWN
    await page.clock.setFixedTime(BREAKDOWN)
    await page.goto(`${company.url}/admin/hand-over/#${id}-exchange`)
    await takePictures(page, photoSpots)
    await next(page)
    await page.getByLabel(t.steps.reading.odometer).fill(String((await carOf(company, carId)).mileage + 40))
    await next(page)
    await next(page)
    const cars = page.getByLabel(bookings.fields.car)
    await expect(cars.getByRole('option')).not.toHaveCount(1)
    await cars.selectOption({ index: 1 })
    const other = Number(await cars.inputValue())
    await page.getByLabel(t.steps.reading.odometer).fill(String((await carOf(company, other)).mileage + 1))
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page, 'light')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: t.send.exchange }).click()
    await expect(page.getByText(t.waitsForNetwork)).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: t.sendNow }).click()
    await expect(page.getByText(t.allSent)).toBeVisible()
    expect((await bookingOf(company, id)).carId).toBe(other)
    const { carExchanges } = schema
    expect(await company.system.database.db.$count(carExchanges, eq(carExchanges.bookingId, id))).toBe(1)
    forgetOffline(complaints)
  })
})

/** Paid at the desk, and signed at home. */
async function paidAndSigned(company: CompanyInProcess, id: number): Promise<void> {
  const { admins, bookings: rows } = schema
  const { db } = company.system.database
  const [by] = await db.select().from(admins).limit(1)
  if (!by) throw new Error('nobody works here')
  const { price } = await bookingOf(company, id)
  const now = new Date('2026-11-16T09:00:00Z')
  const money = { account: 'rent', amount: cents(price), method: 'CARD', note: '' } as const
  await recordMoney(company.system.jobs.payments, id, money, { by: memberOf(by), now })
  await db.update(rows).set({ status: 'SIGNED' }).where(eq(rows.id, id))
}
