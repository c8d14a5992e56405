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

describe('D15: a car that someone counts on is not taken out of use in silence', () => {
  const path = `/cars/${ids.cars.yaris}`

  it('the bookings are named, with cars of the group that are free then', async () => {
    const answer = await oskar.put(path, { isActive: false })
    expect(answer.status).toBe(409)
    const { code, bookings } = await answer.json()
    expect(code).toBe('still_booked')
    expect(bookings).toMatchObject([
      {
        id: booking.own.id,
        client: 'Jaan Tamm',
        from: '2026-11-16T10:00',
        freeCars: [{ id: ids.cars.fabia, plate: '002AAA' }],
      },
    ])
    expect(await (await oskar.get(path)).json()).toMatchObject({ isActive: true })
  })

  it('whoever knows goes on, and a car nobody counts on needs no word', async () => {
    expect((await oskar.put(path, { isActive: false, isAware: true })).status).toBe(200)
    expect((await oskar.put(path, { isActive: true })).status).toBe(200)
    expect((await oskar.put(`/cars/${ids.cars.automatic}`, { isActive: false })).status).toBe(200)
    expect((await oskar.put(`/cars/${ids.cars.automatic}`, { isActive: true })).status).toBe(200)
  })
})

describe('D20: what was removed is in the log, and comes back from there', () => {
  const lastOf = async (resource: string) => {
    const filter = encodeURIComponent(JSON.stringify({ resource }))
    const [entry] = await (await oskar.get(`/audit-log?filter=${filter}`)).json()
    return entry
  }

  it('as it was, under its number, once', async () => {
    const fields = { name: 'Sadam', nameEn: 'Harbour', nameRu: 'Порт', address: 'Sadama 1' }
    const hours = { holidayHours: 'CLOSED', shortenedDayHours: 'USUAL', orderNumber: 3, isActive: true }
    const made = await (await oskar.post('/locations', { ...fields, ...hours })).json()
    const whole = await (await oskar.get(`/locations/${made.id}`)).json()
    expect((await oskar.del(`/locations/${made.id}`)).status).toBe(200)
    const entry = await lastOf('locations')
    expect(entry).toMatchObject({ action: 'remove', recordId: made.id, before: fields, after: null })
    expect(await refusal(await mari.post(`/audit-log/${entry.id}/bring-back`))).toEqual([403, 'owners_only'])
    expect((await oskar.post(`/audit-log/${entry.id}/bring-back`)).status).toBe(200)
    expect(await (await oskar.get(`/locations/${made.id}`)).json()).toEqual(whole)
    expect(await lastOf('locations')).toMatchObject({ action: 'bring-back', recordId: made.id })
    const again = await oskar.post(`/audit-log/${entry.id}/bring-back`)
    expect(await refusal(again)).toEqual([409, 'already_back'])
  })

  it('a car with its moments and numbers', async () => {
    const { id: _, title: __, ...yaris } = await (await oskar.get(`/cars/${ids.cars.yaris}`)).json()
    const made = await (await oskar.post('/cars', { ...yaris, registerNumber: '555TAG', vin: null })).json()
    const whole = await (await oskar.get(`/cars/${made.id}`)).json()
    expect((await oskar.del(`/cars/${made.id}`)).status).toBe(200)
    const entry = await lastOf('cars')
    expect((await oskar.post(`/audit-log/${entry.id}/bring-back`)).status).toBe(200)
    const back = await (await oskar.get(`/cars/${made.id}`)).json()
    expect(back).toEqual({ ...whole, updatedAt: back.updatedAt })
  })

  it('but not what the log was never told', async () => {
    const body = { name: 'Uus Inimene', email: 'uus.inimene@example.ee', role: 'agent', isActive: true }
    const made = await (await oskar.post('/admins', body)).json()
    expect((await oskar.del(`/admins/${made.id}`)).status).toBe(200)
    const entry = await lastOf('admins')
    const back = await oskar.post(`/audit-log/${entry.id}/bring-back`)
    expect(await refusal(back)).toEqual([409, 'secrets_gone'])
    expect(await refusal(await oskar.post('/audit-log/1/bring-back'))).toEqual([404, 'not_found'])
  })
})

describe('D31, D34, D36: records are called by the words of the reader', () => {
  const titleOf = async (path: string, language: string) => {
    const headers = { cookie: oskar.cookie, 'accept-language': language }
    const { title } = (await (await system.get(`/api/admin${path}`, headers)).json()) as { title: string }
    return title.replaceAll('\u00a0', ' ')
  }

  it.each([
    ['/groups/1', 'en', 'Small'],
    ['/groups/1', 'ru', 'Малый'],
    ['/groups/1', 'et', 'Väike'],
    ['/group-prices/1', 'en', 'Small · 01/09/2026 · 30/04/2027'],
    ['/group-prices/1', 'et', 'Väike · 01.09.2026 · 30.04.2027'],
    ['/days-ranges/5', 'en', 'from 30 days'],
    ['/days-ranges/5', 'et', 'vähemalt 30 ööpäeva'],
    ['/days-ranges/2', 'ru', '3–6 суток'],
    ['/cars/1', 'et', 'Toyota Yaris · 001 AAA'],
  ])('%s in %s is %s', async (path, language, title) => {
    expect(await titleOf(path, language)).toBe(title)
  })
})
