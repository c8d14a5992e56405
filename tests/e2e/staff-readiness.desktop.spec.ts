import { asc, eq } from 'drizzle-orm'
import { schema } from '../../src/db/schema.ts'
import { showPlate } from '../../src/domain/people/plate.ts'
import { expectNoViolations } from './accessible.ts'
import { expect, test } from './console.ts'
import { expectNoSidewaysScroll } from './sideways.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')
const { readiness: t, shell } = staffWords.et

test('a mechanic begins at the board, and two presses make a car ready, on a telephone too', async ({
  page,
  company,
}) => {
  company.now = MORNING
  const { db } = company.system.database
  const { cars, carReadiness, bookings } = schema
  const out = await db.select({ id: bookings.carId }).from(bookings).where(eq(bookings.status, 'SIGNED'))
  const all = await db.select().from(cars).where(eq(cars.isActive, true)).orderBy(asc(cars.id))
  const car = all.find(({ id }) => !out.some((row) => row.id === id)) ?? all[0]
  if (!car) throw new Error('the company has no cars')
  await db.insert(carReadiness).values({ carId: car.id, state: 'to_clean', since: MORNING })
  await beAtWork(page, company, 'mechanic', 'et', MORNING)
  await page.goto(`${company.url}/admin`)
  const press = (what: string) =>
    page.getByRole('button', {
      name: t.pressOf.replace('{plate}', showPlate(car.registerNumber)).replace('{what}', what),
    })

  await expect(page.getByRole('heading', { name: t.title, level: 1 })).toBeVisible()
  const menu = page.getByRole('navigation', { name: shell.menu.main })
  await expect(menu.getByRole('link', { name: shell.menu.timeline })).toBeVisible()
  for (const name of [shell.menu.money, shell.menu.phone, shell.menu.figures])
    await expect(menu.getByRole('link', { name })).toHaveCount(0)
  await press(t.press.cleaning).click()
  await expect(press(t.press.ready)).toBeVisible()
  await expectNoViolations(page, 'light')

  await page.setViewportSize({ width: 390, height: 780 })
  await expectNoSidewaysScroll(page)
  await press(t.press.ready).click()
  await expect(press(t.press.to_clean)).toBeVisible()
  const [row] = await db.select().from(carReadiness).where(eq(carReadiness.carId, car.id))
  expect(row?.state).toBe('ready')
})
