import { sql } from 'drizzle-orm'
import { schema } from '../../src/db/schema.ts'
import { locationIds } from '../../src/demo/locations.ts'
import { showPlate } from '../../src/domain/people/plate.ts'
import type { CompanyInProcess } from './company-in-process.ts'
import { expect, test } from './console.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')
const { trips, timeline } = staffWords.en

test('D40: a car that is seen elsewhere becomes work on Today, and one press brings it to its booking', async ({
  page,
  company,
}) => {
  await beAtWork(page, company, 'agent', 'en', MORNING)
  const { carId, bookingId, plate, day } = await standingCar(company)
  const needed = page.getByRole('region', { name: trips.needed })
  await page.goto(`${company.url}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(needed).toBeHidden()

  await test.step('its card says where it stands, and staff say otherwise', async () => {
    await page.goto(`${company.url}/admin/cars/${carId}/show`)
    const place = page.getByRole('region', { name: trips.place.title })
    await place.getByRole('button', { name: trips.place.correct }).click()
    await place.getByLabel(trips.place.where).selectOption({ label: 'Pärnu' })
    await place.getByRole('button', { name: trips.place.save }).click()
    await expect(place.getByText('Stands in: Pärnu')).toBeVisible()
  })

  await test.step('Today has its booking, with a transfer at a time that fits', async () => {
    await page.goto(`${company.url}/admin`)
    const line = needed.getByRole('listitem').filter({ hasText: bookingNumber(bookingId) })
    await expect(line).toContainText('Pärnu →')
    await line.getByRole('button', { name: new RegExp(`^${trips.plan}`) }).click()
    await expect(line).toBeHidden()
    const due = page.getByRole('region', { name: trips.due })
    await expect(due.getByRole('listitem').filter({ hasText: 'Pärnu →' })).toBeVisible()
    const planned = (await tripsOf(company, carId)).map(({ startLocationId }) => startLocationId)
    expect(planned).toContain(locationIds.parnu)
  })

  await test.step('the timeline shows it, and who drives is said there', async () => {
    await page.goto(`${company.url}/admin/timeline`)
    await page.getByLabel(timeline.toolbar.goTo).fill(day)
    const bar = page.getByRole('button', {
      name: new RegExp(`^Pärnu → .*${showPlate(plate)}.*${timeline.states.trip}$`),
    })
    await bar.scrollIntoViewIfNeeded()
    await bar.click()
    await page.getByRole('dialog').getByRole('button', { name: timeline.details.edit }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(trips.form.driver).fill('Rein Rool')
    await form.getByRole('button', { name: trips.form.save }).click()
    await expect(form).toBeHidden()
    const drivers = async () => (await tripsOf(company, carId)).map(({ driver }) => driver)
    await expect.poll(drivers).toContain('Rein Rool')
  })

  await test.step('dragged, it is asked about at its new time, with the same car', async () => {
    const bar = page.getByRole('button', {
      name: new RegExp(`^Pärnu → .*${showPlate(plate)}.*${timeline.states.trip}$`),
    })
    const start = async () =>
      (await tripsOf(company, carId)).find(({ driver }) => driver === 'Rein Rool')?.start.getTime() ?? 0
    const before = await start()
    await bar.focus()
    await page.keyboard.press('Control+ArrowLeft')
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: trips.form.save }).click()
    await expect(form).toBeHidden()
    await expect.poll(start).toBe(before - 30 * 60_000)
  })
})

const bookingNumber = (id: number) => `AR-${String(id).padStart(6, '0')}`

const tripsOf = ({ system }: CompanyInProcess, carId: number) =>
  system.database.db.select().from(schema.carTrips).where(sql`car_id = ${carId} and done_at is null`)

/** A car that nobody has until its booking of tomorrow begins. */
async function standingCar({ system }: CompanyInProcess) {
  const { rows } = (await system.database.db.execute(sql`
    select next.car_id, next.booking_id, cars.register_number, to_char(next.starts_at, 'YYYY-MM-DD') as day
    from cars, lateral (
      select * from car_occupancies where car_id = cars.id and ends_at > ${MORNING.toISOString()}::timestamptz
      order by starts_at limit 1
    ) next
    where next.booking_id is not null and next.hold_expires_at is null
      and next.starts_at between ${MORNING.toISOString()}::timestamptz + interval '18 hours'
        and ${MORNING.toISOString()}::timestamptz + interval '36 hours'
      and next.start_location_id in (${locationIds.airport}, ${locationIds.office})
    order by cars.group_id, cars.name, cars.register_number limit 1`)) as {
    rows: { car_id: number; booking_id: number; register_number: string; day: string }[]
  }
  const [row] = rows
  if (!row) throw new Error('every car is out')
  return { carId: row.car_id, bookingId: row.booking_id, plate: row.register_number, day: row.day }
}
