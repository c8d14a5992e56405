import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { schema } from '../../src/db/schema.ts'
import { bookingOf, freeCar } from './company-books.ts'
import type { CompanyInProcess } from './company-in-process.ts'
import { expect, test } from './console.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')
const DAY = 24 * 3_600_000
const t = staffWords.et.timeline

test('a booking is dragged to another day and lengthened by the keyboard, each at its price', async ({
  page,
  company,
}) => {
  await beAtWork(page, company, 'agent', 'et', MORNING)
  const id = await bookInFebruary(company)
  const booked = await bookingOf(company, id)
  await page.goto(`${company.url}/admin/timeline`)
  await page.getByLabel(t.toolbar.goTo).fill('2027-02-08')
  const bar = page.getByRole('button', { name: new RegExp(`AR-${String(id).padStart(6, '0')}`) })
  await expect(bar).toBeVisible()

  await test.step('on paper the bars are what there is to see', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(bar).toBeVisible()
    await expect(page.getByRole('toolbar')).toBeHidden()
    // Nobody scrolls on paper: the last car is there, and no part of the sheet is below its edge.
    const { cars } = schema
    const inUse = await company.system.database.db.$count(cars, eq(cars.isActive, true))
    await expect.poll(() => page.locator('.tl-row[data-car]').count()).toBeGreaterThanOrEqual(inUse)
    const hidden = await page.locator('.tl-box').evaluate((box) => box.scrollHeight - box.clientHeight)
    expect(hidden).toBeLessThanOrEqual(0)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('by the mouse', async () => {
    await bar.scrollIntoViewIfNeeded()
    const box = await bar.boundingBox()
    if (!box) throw new Error('there is no bar')
    // Two days are the width of the bar.
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
    await page.mouse.move(box.x + (box.width * 3) / 4, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    await confirmChange(page)
    const { rentDate } = await bookingOf(company, id)
    expect(rentDate.getTime()).toBe(booked.rentDate.getTime() + DAY)
  })

  await test.step('by the keyboard', async () => {
    await bar.focus()
    await page.keyboard.press('+')
    await page.keyboard.press('Enter')
    await confirmChange(page)
    const { rentDate, returnDate, price } = await bookingOf(company, id)
    expect(returnDate.getTime() - rentDate.getTime()).toBe(3 * DAY)
    expect(price).toBeGreaterThan(booked.price)
  })
})

test('D55: forty cars at a glance, what is free where, a gap that becomes a booking, and a file', async ({
  page,
  company,
}) => {
  await beAtWork(page, company, 'agent', 'et', MORNING)
  await page.goto(`${company.url}/admin/timeline`)
  await expect(page.getByRole('button', { name: /AR-\d{6}/ }).first()).toBeVisible()

  await test.step('the whole window has forty cars and the headings of their groups', async () => {
    await page.getByRole('button', { name: t.toolbar.whole }).click()
    const inSight = () =>
      page
        .locator('.tl-row[data-car]')
        .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
    await expect.poll(inSight).toBeGreaterThanOrEqual(40)
    await page.getByRole('button', { name: t.toolbar.usual }).click()
  })

  await test.step('a group and a place narrow it, and each place says how many are free', async () => {
    const place = page.getByLabel(new RegExp(`^${t.filter.place.split('{')[0]}`))
    const options = await place.locator('option').allTextContents()
    expect(options.slice(1).every((option) => /\d/.test(option))).toBe(true)
    const rows = page.locator('.tl-row[data-car]')
    const all = await rows.count()
    await page.getByLabel(t.filter.group).selectOption({ index: 1 })
    await expect.poll(() => rows.count()).toBeLessThan(all)
    await page.getByLabel(t.filter.group).selectOption({ index: 0 })
  })

  await test.step('what is shown is a file', async () => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: t.filter.export }).click()
    expect((await waiting).suggestedFilename()).toMatch(/\.csv$/)
  })

  await test.step('by a key a gap becomes a booking of that car and day', async () => {
    const bar = page.getByRole('button', { name: /AR-\d{6}/ }).first()
    await bar.focus()
    await page.keyboard.press('n')
    const gap = page.getByRole('dialog')
    await expect(gap.getByRole('button', { name: t.toolbar.block })).toBeVisible()
    await gap.getByRole('link', { name: t.gap.book }).click()
    await expect(page).toHaveURL(/\/admin\/phone/)
    const { phone } = staffWords.et
    await expect(page.getByLabel(phone.fields.rentDay, { exact: true })).not.toHaveValue('')
  })
})

async function confirmChange(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.change.confirm }).click()
  await expect(dialog).toBeHidden()
}

/** Two days in a week in which its car has nothing else to do. */
async function bookInFebruary(company: CompanyInProcess): Promise<number> {
  const carId = await freeCar(company, '2027-02-01', '2027-02-28')
  const body = {
    rentDate: '2027-02-09T10:00',
    returnDate: '2027-02-11T10:00',
    gearboxType: '',
    couponCodes: [],
    rentLocationId: 1,
    returnLocationId: 1,
    car: { id: carId },
    services: [],
    client: {
      firstName: 'Veebruar',
      lastName: 'Kuu',
      email: 'veebruar@example.ee',
      phone: '+37251234567',
      idCode: '38001085718',
      drivingLicenceNumber: 'ET123456',
      address: 'Kase 1, 10123 Tallinn',
      language: 'et',
      terms: true,
      dataHandling: true,
      ads: false,
    },
  }
  const answer = await fetch(`${company.url}/api/booking/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
  return ((await answer.json()) as { id: number }).id
}
