import { beforeAll, describe, expect, it } from 'vitest'
import type { PhoneKnown } from '../../src/contract/staff/phone.ts'
import { client } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { Desk, refusal, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
let mari: AtWork
let oskar: AtWork
let booking: StaffBooking

beforeAll(async () => {
  mari = await signedIn(system, 'agent')
  oskar = await signedIn(system, 'owner')
  booking = await StaffBooking.registered(desk)
})

describe('D7: nobody overwrites what they have not seen', () => {
  it('a record that has changed is refused with the record as it is now, and who changed it', async () => {
    const path = `/cars/${ids.cars.yaris}`
    const seen = await (await oskar.get(path)).json()
    const colleague = await signedIn(system, 'owner')
    expect((await colleague.put(path, { previous: seen, mileage: 4321 })).status).toBe(200)
    const late = await oskar.put(path, { ...seen, previous: seen, seats: 4 })
    expect(late.status).toBe(409)
    const refused = await late.json()
    expect(refused).toMatchObject({
      code: 'changed_meanwhile',
      current: { id: ids.cars.yaris, mileage: 4321, seats: seen.seats },
      changedBy: colleague.name,
      changedAt: system.clock.now.toISOString(),
    })
    // Whoever has seen both saves over the newer one.
    const mine = { ...refused.current, seats: 4 }
    expect((await oskar.put(path, { ...mine, previous: refused.current })).status).toBe(200)
    expect(await (await oskar.get(path)).json()).toMatchObject({ mileage: 4321, seats: 4 })
  })

  it('so are the notes of a booking, unless the colleague wrote into another field', async () => {
    const path = `/bookings/${booking.own.id}/notes`
    expect((await oskar.post(path, { notes: 'Tuleb rongiga', previous: { notes: '' } })).status).toBe(200)
    const beside = await mari.post(path, { adHocNotes: 'Laste iste', previous: { adHocNotes: '' } })
    expect(beside.status).toBe(200)
    const late = await mari.post(path, { notes: 'Tuleb bussiga', previous: { notes: '' } })
    const told = await late.clone().json()
    expect(await refusal(late)).toEqual([409, 'changed_meanwhile'])
    expect(told.current).toMatchObject({ notes: 'Tuleb rongiga', adHocNotes: 'Laste iste' })
    expect(await booking.page()).toMatchObject({ notes: 'Tuleb rongiga' })
    const again = await mari.post(path, { notes: 'Tuleb bussiga', previous: { notes: 'Tuleb rongiga' } })
    expect(again.status).toBe(200)
    expect(await booking.page()).toMatchObject({ notes: 'Tuleb bussiga', adHocNotes: 'Laste iste' })
  })
})

describe('D17: whoever is known is not written down twice', () => {
  const known = async (told: object) => {
    const answer = await mari.post('/phone/known', told)
    expect(answer.status).toBe(200)
    return ((await answer.json()) as PhoneKnown).clients.map(({ email, knownBy }) => ({ email, knownBy }))
  }
  const { email, phone, idCode } = client()

  it.each([
    [{ idCode }, ['idCode']],
    [{ phone: '5123 4567' }, ['phone']],
    [{ phone: phone.replaceAll(' ', '') }, ['phone']],
    [{ email: email.toUpperCase() }, ['email']],
    [{ email: 'keegi@mujal.ee', idCode, phone }, ['idCode', 'phone']],
  ])('by what was told: %o', async (told, knownBy) => {
    expect(await known(told)).toEqual([{ email, knownBy }])
  })

  it('and a part of it, or what belongs to nobody, is nobody', async () => {
    for (const told of [
      {},
      { phone: '5123' },
      { email: 'tamm@example' },
      { idCode: idCode.slice(0, 8) },
      { idCode: '%' },
    ])
      expect(await known(told), JSON.stringify(told)).toEqual([])
  })
})
