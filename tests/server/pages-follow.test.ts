import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { labelOf } from '../../src/domain/calendar/tallinn.ts'
import { formatLabel } from '../../src/domain/calendar/wall-clock.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { useServerPair } from '../support/server-pair.ts'
import { ids } from '../support/small-company.ts'

const pair = useServerPair()
const morning = quietMorning()
const evening = daysAfter(morning, 2)

const [rentDate = '', rentTime = ''] = formatLabel(labelOf(morning)).split('T')
const [returnDate = '', returnTime = ''] = formatLabel(labelOf(evening)).split('T')
const place = String(ids.places.airport)
const query = new URLSearchParams({
  rentDate,
  rentTime,
  returnDate,
  returnTime,
  rentLocationId: place,
  returnLocationId: place,
  all: '1',
})
const carStep = `${pathOf('booking-car', 'en')}?${query}`
const priceList = pathOf('pricelist', 'en')

async function page(server: 0 | 1, path: string): Promise<string> {
  const response = await fetch(pair.urls()[server] + path)
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`)
  return response.text()
}
const both = (path: string) => Promise.all([page(0, path), page(1, path)])

/** Visitors who never stop asking, so that there always is a page of a moment ago. */
const crowd = { isThere: true, seen: 0, done: Promise.resolve<unknown>(undefined) }
beforeAll(() => {
  const visitor = async (server: 0 | 1, path: string) => {
    while (crowd.isThere) {
      await page(server, path)
      crowd.seen++
    }
  }
  const places = [0, 1] as const
  crowd.done = Promise.all(places.flatMap((server) => [visitor(server, carStep), visitor(server, priceList)]))
})
afterAll(async () => {
  crowd.isThere = false
  await crowd.done
})

it('a changed price is on the next page of both processes, every time', async () => {
  await pair.newCar()
  for (let day = 101; day <= 112; day++) {
    await pair.db().execute(sql`update group_prices set monday = ${day * 100}, tuesday = ${day * 100},
      wednesday = ${day * 100}, thursday = ${day * 100}, friday = ${day * 100}, saturday = ${day * 100},
      sunday = ${day * 100}`)
    const [steps, lists] = await Promise.all([both(carStep), both(priceList)])
    for (const html of steps) expect(html).toContain(`€${2 * day + 40}.00`)
    for (const html of lists) expect(html).toContain(`€${day}.00`)
  }
  expect(crowd.seen).toBeGreaterThan(20)
})

it('a car that was just booked is on no page, and one that is given back is on all', async () => {
  const cars = await pair.newCars(6)
  const isOn = (html: string, id: number) => new RegExp(`name="carId"( checked)? value="${id}"`).test(html)
  for (const [index, carId] of cars.entries()) {
    for (const html of await both(carStep)) expect(isOn(html, carId)).toBe(true)
    const booked = await pair.register(index % 2 === 0 ? 0 : 1, { carId, from: morning, to: evening })
    expect(booked.status).toBe(201)
    for (const html of await both(carStep)) expect(isOn(html, carId)).toBe(false)
    await pair.db().execute(sql`delete from car_occupancies where car_id = ${carId}`)
    for (const html of await both(carStep)) expect(isOn(html, carId)).toBe(true)
  }
})
