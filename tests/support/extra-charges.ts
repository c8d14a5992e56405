import { expect } from 'vitest'
import { lettersTo } from './letters-in-folder.ts'
import { ids } from './small-company.ts'
import { ORIGIN, signedIn } from './staff.ts'
import { type Desk, StaffBooking } from './staff-booking.ts'
import type { TestSystem } from './test-system.ts'

export const cleaning = {
  kind: 'cleaning',
  amount: 30,
  reason: 'Liivane salong',
  happenedAt: '2026-11-19T10:00',
}
export const damage = { kind: 'damage', amount: 150, reason: 'Kriim uksel', happenedAt: '2026-11-19T10:00' }

/** What tests of extra charges do at the desk. */
export function atTheDesk(system: TestSystem, desk: Desk) {
  /** On the road and back again, on time, with so much in the tank. */
  async function returned(fuel = 8, withDeposit = false, wanted: object = {}): Promise<StaffBooking> {
    const booking = await StaffBooking.onTheRoad(desk, withDeposit, wanted)
    system.clock.now = new Date('2026-11-19T08:05:00Z')
    const at = '2026-11-19T10:00'
    const back = { at, odometer: 300_000, fuel, damage: [], locationId: ids.places.office }
    expect((await booking.post('take-back', back)).status).toBe(200)
    return booking
  }

  async function proposed(booking: StaffBooking, body: object): Promise<number> {
    const response = await booking.post('extra-charges', body)
    expect(response.status).toBe(200)
    return ((await response.json()) as { id: number }).id
  }

  const chargeOf = (id: number) => desk.post(`/extra-charges/${id}/charge`)

  async function charged(booking: StaffBooking, body: object = cleaning): Promise<number> {
    const id = await proposed(booking, body)
    expect((await chargeOf(id)).status).toBe(200)
    return id
  }

  /** The picture of a charge, sent as the screen sends it. */
  async function sendPicture(id: number, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
    const { cookie } = await signedIn(system, 'agent')
    const headers = { cookie, origin: ORIGIN }
    return system.send(`/api/admin/extra-charges/${id}/picture`, { method: 'POST', headers, body: bytes })
  }

  /** The letters about this booking whose subject begins and goes on like that. */
  async function lettersAbout(booking: StaffBooking, subject: RegExp) {
    const { client, number } = await booking.page()
    const letters = await lettersTo(system, client.email)
    return letters.filter((letter) => subject.test(letter.subject ?? '') && letter.subject?.endsWith(number))
  }

  return { returned, proposed, chargeOf, charged, sendPicture, lettersAbout }
}
