import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SheetsAnswer } from '../../src/contract/staff/hand-overs.ts'
import { schema } from '../../src/db/schema.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { phoneAt } from '../support/acts.ts'
import { emptyDrawing } from '../support/drawings.ts'
import { lettersTo } from '../support/letters-in-folder.ts'
import { readPdf } from '../support/read-pdf.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { Desk, refusal, StaffBooking, stepsTaken } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
const PICK_UP = new Date('2026-11-16T08:05:00Z')
const RETURN = new Date('2026-11-19T08:05:00Z')
const scratch = { text: 'Kriim uksel', points: [{ side: 'left', x: 0.5, y: 0.4 }] }
const out = { at: '2026-11-16T10:00', odometer: 300_000, fuel: 8, damage: [scratch], ...stepsTaken }
const back = {
  at: '2026-11-19T10:00',
  odometer: 300_700,
  fuel: 6,
  damage: [] as object[],
  locationId: ids.places.office,
}

let staff: AtWork
const phone = phoneAt(system, () => staff)
beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  await system.db().update(schema.cars).set({ mileage: 1000, issues: [], issuePoints: [] })
  system.clock.now = TEST_NOW
})

async function atThePickUp(): Promise<StaffBooking> {
  const booking = await StaffBooking.signed(desk)
  system.clock.now = PICK_UP
  staff = await signedIn(system, 'agent')
  return booking
}
async function handedOver() {
  const booking = await atThePickUp()
  const key = phone.newKey()
  await phone.sendPhotos(booking.own.id, key)
  const act = { ...out, key, act: await phone.signedAct() }
  expect((await booking.post('hand-over', act)).status).toBe(200)
  return { booking, key, act }
}
async function atTheReturn() {
  const gone = await handedOver()
  system.clock.now = RETURN
  staff = await signedIn(system, 'agent')
  return gone.booking
}

describe('D43: an act from the phone beside the car', () => {
  it('happens once, however often it is sent', async () => {
    const { booking, act } = await handedOver()
    const again = await Promise.all([booking.post('hand-over', act), booking.post('hand-over', act)])
    expect(again.map(({ status }) => status)).toEqual([200, 200])
    const page = await booking.page()
    expect(page.handOvers).toHaveLength(1)
    expect(page.car.issues).toHaveLength(1)
    expect(page.papers.filter(({ kind }) => kind === 'act')).toHaveLength(1)
    expect(await refusal(await booking.post('hand-over', { ...act, odometer: 300_001 }))).toEqual([
      422,
      'key_reused',
      'key',
    ])
  })

  it('sent by two at once is written by one of them', async () => {
    const booking = await atThePickUp()
    const key = phone.newKey()
    await phone.sendPhotos(booking.own.id, key)
    const act = { ...out, key, act: await phone.signedAct() }
    const answers = await Promise.all([booking.post('hand-over', act), booking.post('hand-over', act)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await booking.page()).handOvers).toHaveLength(1)
  })

  it('is refused without its pictures and signatures, and nothing of it is lost', async () => {
    const booking = await atThePickUp()
    const key = phone.newKey()
    const act = await phone.signedAct()
    expect(await refusal(await booking.post('hand-over', { ...out, key, act }))).toEqual([
      409,
      'photos_missing',
    ])
    await phone.sendPhotos(booking.own.id, key)
    expect(
      await refusal(await booking.post('hand-over', { ...out, key, act: { ...act, signatures: null } })),
    ).toEqual([409, 'act_unsigned'])
    const blank = `data:image/png;base64,${Buffer.from(await emptyDrawing()).toString('base64')}`
    const unsigned = { ...act, signatures: { ...act.signatures, customer: blank } }
    expect(await refusal(await booking.post('hand-over', { ...out, key, act: unsigned }))).toEqual([
      422,
      'empty_drawing',
      'act.signatures',
    ])
    expect((await booking.post('hand-over', { ...out, key, act })).status).toBe(200)
  })

  it('is a paper for the customer, by letter too', async () => {
    const { booking } = await handedOver()
    const paper = (await booking.own.papers()).find(({ kind }) => kind === 'act')
    const text = (await readPdf(paper?.pdf ?? new Uint8Array())).pages.join(' ')
    for (const words of [
      'Üleandmisakt',
      '300 000 km',
      '8/8',
      'Kriim uksel',
      'ohukolmnurk',
      'helkurvest',
      '8 pilti',
      // Each picture stands there, by the place of the car that it shows.
      'eest vasakult',
      'tagant paremalt',
    ])
      expect(text).toContain(words)
    await deliverLetters(system.running().jobs)
    const { client, number } = await booking.page()
    const letters = await lettersTo(system, client.email)
    const letter = letters.find(({ subject }) => subject === `Auto üleandmise akt, ${number}`)
    expect(letter?.attachments.map(({ filename }) => filename)).toEqual([`${paper?.number}.pdf`])
  })

  it('pictures are private, kept once each, and only pictures', async () => {
    const { booking, key } = await handedOver()
    const { id } = booking.own
    expect((await phone.sendPhoto(id, key, 'front')).status).toBe(200)
    expect(await system.db().$count(schema.handOverPhotos, eq(schema.handOverPhotos.bookingId, id))).toBe(8)
    const [act] = (await booking.page()).handOvers
    const href = act?.photos[0]?.href ?? ''
    expect((await desk.get(href.replace('/api/admin', ''))).headers.get('content-type')).toBe('image/png')
    expect((await system.get(href)).status).toBe(401)
    const other = phone.newKey()
    const program = new Uint8Array(Buffer.from('MZ program'))
    expect(await refusal(await phone.sendPhoto(id, other, 'front', program))).toEqual([415, 'not_a_picture'])
    expect(await refusal(await phone.sendPhoto(id, other, 'inside'))).toEqual([422, 'unknown_value'])
    expect(await refusal(await phone.sendPhoto(999_999, other, 'front'))).toEqual([404, 'unknown_booking'])
    expect((await phone.sendPhoto(id, 'no-key', 'front')).status).toBe(404)
    // Another booking cannot take a key that is someone's.
    system.clock.now = TEST_NOW
    await system.db().delete(schema.carOccupancies)
    const stranger = await StaffBooking.signed(desk)
    staff = await signedIn(system, 'agent')
    expect((await phone.sendPhoto(stranger.own.id, key, 'front')).status).toBe(404)
    expect(await system.db().$count(schema.filesUnderWay)).toBe(0)
  })

  it('the phone is told all that it needs where there is no network', async () => {
    const booking = await atThePickUp()
    const sheetOf = async () => {
      const answer = (await (await desk.get('/hand-overs')).json()) as SheetsAnswer
      return answer.sheets.find(({ bookingId }) => bookingId === booking.own.id)
    }
    expect(await sheetOf()).toMatchObject({
      way: 'out',
      obstacle: null,
      missing: ['licence_unseen', 'deposit_missing'],
      depositMissing: 200,
      drivers: [{ isSeen: false }],
      car: { mileage: 1000, bodyType: 'hatchback' },
      out: null,
    })
    const key = phone.newKey()
    await phone.sendPhotos(booking.own.id, key)
    await booking.post('hand-over', { ...out, key, act: await phone.signedAct() })
    const one = (await (await desk.get(`/hand-overs/${booking.own.id}`)).json()) as SheetsAnswer
    expect(one.sheets[0]).toMatchObject({ way: 'back', out: { odometer: 300_000, fuel: 8, keys: 2 } })
    expect(one.sheets[0]?.out?.photos).toHaveLength(8)
    expect((await desk.get('/hand-overs/999999')).status).toBe(404)
  })
})

describe('D38, D43: a return beside the car', () => {
  it('proposes every charge the conditions name, damage with its picture', async () => {
    const booking = await atTheReturn()
    const key = phone.newKey()
    expect((await phone.sendPhoto(booking.own.id, key, 'damage-1')).status).toBe(200)
    const dent = { text: 'Mõlk tagaluugil', points: [{ side: 'back', x: 0.5, y: 0.5 }], estimate: 150 }
    const sent = { ...back, key, cleaning: 'deep', damage: [dent], act: await phone.signedAct() }
    expect((await booking.post('take-back', sent)).status).toBe(200)
    const page = await booking.page()
    expect(page.extraCharges.map(({ kind, amount, status }) => [kind, amount, status])).toEqual([
      ['fuel', 39, 'PROPOSED'],
      ['kilometres', 10, 'PROPOSED'],
      ['cleaning', 100, 'PROPOSED'],
      ['damage', 150, 'PROPOSED'],
    ])
    expect(page.extraCharges[1]?.reason).toMatch(/700 km.*600 km/)
    const damage = page.extraCharges.at(-1)
    const picture = await desk.get(`/extra-charges/${damage?.id}/picture`)
    expect([damage?.reason, picture.headers.get('content-type')]).toEqual(['Mõlk tagaluugil', 'image/png'])
    expect((await desk.post(`/extra-charges/${damage?.id}/charge`)).status).toBe(200)
    // The act's own picture stays beside it.
    expect(page.handOvers.at(-1)?.photos.map(({ spot }) => spot)).toEqual(['damage-1'])
    expect((await booking.post('take-back', sent)).status).toBe(200)
    expect((await booking.page()).extraCharges).toHaveLength(4)
    expect(await system.db().$count(schema.filesUnderWay)).toBe(0)
  })

  it('a refused one leaves no file behind, and unlimited mileage counts no kilometres', async () => {
    const booking = await atTheReturn()
    const [service] = await system.db().select().from(schema.services).limit(1)
    const serviceId = service?.id ?? 0
    await system
      .db()
      .update(schema.services)
      .set({ isUnlimitedKilometres: true })
      .where(eq(schema.services.id, serviceId))
    const { id: bookingId } = booking.own
    await system
      .db()
      .insert(schema.bookingServices)
      .values({ bookingId, serviceId, price: 0 as never })
      .onConflictDoNothing()
    const key = phone.newKey()
    await phone.sendPhoto(bookingId, key, 'damage-1')
    const damage = [{ text: 'Mõlk', points: [], estimate: 10 }]
    const early = await booking.post('take-back', { ...back, key, damage, odometer: 1 })
    expect(await refusal(early)).toEqual([422, 'odometer_below', 'odometer'])
    expect(await system.db().$count(schema.filesUnderWay)).toBe(0)
    expect((await booking.post('take-back', { ...back, key, damage })).status).toBe(200)
    expect((await booking.page()).extraCharges.map(({ kind }) => kind)).toEqual(['fuel', 'damage'])
    await system.db().update(schema.services).set({ isUnlimitedKilometres: false })
  })
})
