import { locationIds } from '../src/demo/locations.ts'
import { deliverLetters } from '../src/jobs/catalogue.ts'
import type { System } from '../src/server/compose.ts'
import { client } from '../tests/support/bodies.ts'
import { Desk, StaffBooking, stepsTaken } from '../tests/support/staff-booking.ts'
import type { TestSystem } from '../tests/support/test-system.ts'
import { postSearch } from './post-search.ts'

/** Two days of the week that begins. */
const RENTAL = { rentDate: '2026-11-18T10:00', returnDate: '2026-11-20T10:00' }
const PICK_UP = new Date('2026-11-18T08:05:00Z')
const RETURN = new Date('2026-11-20T07:50:00Z')

/**
 * One rental through the whole application, from its registration to the car's return, paid by bank link, signed, with
 * its letters and papers: what every real booking leaves behind. Answers its number.
 */
export async function rentOnce(system: System, clock: { now: Date }): Promise<number> {
  const began = clock.now
  const desk = new Desk(asTestSystem(system, clock))
  const place = { rentLocationId: locationIds.airport, returnLocationId: locationIds.airport }
  const { sortedCars } = JSON.parse(await postSearch(system, { ...RENTAL, ...place })) as {
    sortedCars: { id: number; price: number }[]
  }
  const [car] = sortedCars
  if (!car) throw new Error('no car is free for the rental that is copied')
  const booking = await StaffBooking.registered(desk, { ...RENTAL, ...place, car, client: client() })
  await booking.own.payAtBank()
  const signed = await booking.own.signByHand()
  if (signed?.kind !== 'signed') throw new Error(`not signed: ${JSON.stringify(signed)}`)
  await deliverLetters(system.jobs)
  const reading = { fuel: 8, damage: [], locationId: locationIds.airport }
  clock.now = PICK_UP
  await good(booking.post('hand-over', { at: RENTAL.rentDate, odometer: 300_000, ...reading, ...stepsTaken }))
  clock.now = RETURN
  await good(booking.post('take-back', { at: '2026-11-20T09:45', odometer: 300_210, ...reading }))
  await deliverLetters(system.jobs)
  clock.now = began
  return booking.own.id
}

async function good(answer: Promise<Response>): Promise<void> {
  const { status, text } = await answer.then(async (one) => ({ status: one.status, text: await one.text() }))
  if (status !== 200) throw new Error(`answered ${status}: ${text}`)
}

/** What customers and staff of the tests need of a system, without the test runner around it. */
function asTestSystem(system: System, clock: { now: Date }): TestSystem {
  const json = { 'content-type': 'application/json' }
  return {
    clock,
    logged: [],
    db: () => system.database.db,
    dataDir: () => '',
    running: () => system,
    later: (minutes) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    },
    bank: () => {
      throw new Error('nobody breaks the bank here')
    },
    post: async (path, body, headers = {}) =>
      system.app.request(path, {
        method: 'POST',
        headers: { ...json, ...headers },
        body: JSON.stringify(body),
      }),
    get: async (path, headers = {}) => system.app.request(path, { headers }),
    send: async (path, init) => system.app.request(path, init),
  }
}
