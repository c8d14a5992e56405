import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CarCardAnswer, DamageAnswer, DamageBody } from '../../src/contract/staff/fleet.ts'
import { schema } from '../../src/db/schema.ts'
import { jobs } from '../../src/jobs/catalogue.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { CAMERA, pdf, pictureBomb, png } from '../support/document-files.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, ORIGIN, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { cars, auditLog, bookings, carBlocks } = schema
const { yaris } = ids.cars
let agent: AtWork

const card = async (): Promise<CarCardAnswer> => {
  const response = await agent.get(`/cars/${yaris}/card`)
  expect(response.status).toBe(200)
  return (await response.json()) as CarCardAnswer
}

const upload = (bytes: Uint8Array, carId: number = yaris) =>
  system.send(`/api/admin/cars/${carId}/pictures`, {
    method: 'POST',
    headers: { cookie: agent.cookie, origin: ORIGIN },
    body: new Uint8Array(bytes),
  })

/** Red on the left half and blue on the right, as a camera stores it: with notes about place and make. */
const photo = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 220, g: 0, b: 0 } } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: { r: 0, g: 0, b: 220 } } },
      left: width / 2,
      top: 0,
    },
  ])
const jpeg = () =>
  photo()
    .jpeg()
    .withExif({ IFD0: { Model: CAMERA }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 26/1 0/1' } })
    .toBuffer()

async function added(): Promise<string> {
  const response = await upload(await jpeg())
  expect(response.status).toBe(201)
  return ((await response.json()) as { name: string }).name
}

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
const keptFiles = () => readdir(join(system.dataDir(), 'files')).catch(() => [])
const lastChange = async () => {
  const rows = await system
    .db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.resource, 'cars'))
    .orderBy(asc(auditLog.id))
  return rows.at(-1)
}

beforeAll(async () => {
  agent = await signedIn(system, 'agent')
})

beforeEach(async () => {
  const { pictures } = await card()
  for (const name of pictures) await agent.del(`/cars/${yaris}/pictures/${name}`)
  await system
    .db()
    .update(cars)
    .set({ imageNames: ['hatchback-white'], issues: [], issuePoints: [] })
})

describe('a photograph', () => {
  it('is shown to everyone in three widths, drawn anew and without what the camera noted', async () => {
    const name = await added()
    expect((await card()).pictures).toEqual(['hatchback-white', name])
    for (const width of [320, 640, 1280]) {
      const response = await system.get(`/pictures/${name}-${width}.webp`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/webp')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const bytes = Buffer.from(await response.arrayBuffer())
      const { format, width: across, exif } = await sharp(bytes).metadata()
      expect([format, across, exif]).toEqual(['webp', width, undefined])
      expect(bytes.includes(CAMERA)).toBe(false)
    }
    expect(await lastChange()).toMatchObject({ action: 'add-picture', recordId: yaris, adminId: agent.id })
  })

  it('is taken as JPEG, PNG or WebP, whatever it is called', async () => {
    for (const bytes of [await photo().png().toBuffer(), await photo().webp().toBuffer(), await jpeg()]) {
      expect((await upload(bytes)).status).toBe(201)
    }
  })

  it('is refused when it is no picture, broken, too small or too large, and leaves nothing behind', async () => {
    const before = await keptFiles()
    const refused: [Uint8Array, number, string][] = [
      [await pdf(), 415, 'not_a_picture'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'not_a_picture'],
      [pictureBomb(), 422, 'unreadable'],
      [(await jpeg()).subarray(0, 400), 422, 'unreadable'],
      [await png(), 422, 'too_small'],
      [new Uint8Array(15 * 1024 * 1024 + 1), 413, 'too_large'],
    ]
    for (const [bytes, status, code] of refused) {
      const response = await upload(bytes)
      expect([response.status, await codeOf(response)]).toEqual([status, code])
    }
    const noCar = await upload(await jpeg(), 999)
    expect([noCar.status, await codeOf(noCar)]).toEqual([404, 'no_car'])
    expect(await keptFiles()).toEqual(before)
    expect((await card()).pictures).toEqual(['hatchback-white'])
  })

  it('that the disk has no room for is told so, changes nothing, and what was left is swept away', async () => {
    const name = await added()
    const { files } = system.running().customer.uploads
    const put = files.put.bind(files)
    let room = 2
    // The third file finds the disk full.
    files.put = (key, bytes) => (room-- > 0 ? put(key, bytes) : Promise.reject(new Error('ENOSPC')))
    const response = await upload(await jpeg())
    files.put = put
    expect([response.status, await codeOf(response)]).toEqual([503, 'not_kept'])
    expect((await card()).pictures).toEqual(['hatchback-white', name])
    const { filesUnderWay } = schema
    expect(await system.db().$count(filesUnderWay)).toBe(4)
    const before = system.clock.now
    system.clock.now = new Date(before.getTime() + 16 * 60_000)
    await jobs.find((job) => job.name === 'sweep-files')?.run(system.running().jobs)
    system.clock.now = before
    expect(await system.db().$count(filesUnderWay)).toBe(0)
    expect((await keptFiles()).every((file) => file.startsWith(name.slice(0, 22)))).toBe(true)
    expect((await upload(await jpeg())).status).toBe(201)
  })

  it('is taken from signed-in staff on our own pages only', async () => {
    const body = new Uint8Array(await jpeg())
    const path = `/api/admin/cars/${yaris}/pictures`
    expect((await system.send(path, { method: 'POST', headers: { origin: ORIGIN }, body })).status).toBe(401)
    const foreign = { cookie: agent.cookie, origin: 'https://evil.example' }
    expect((await system.send(path, { method: 'POST', headers: foreign, body })).status).toBe(403)
  })

  it('is put first, and visitors who search see it', async () => {
    const name = await added()
    expect((await agent.put(`/cars/${yaris}/pictures`, { names: [name, 'hatchback-white'] })).status).toBe(
      200,
    )
    const found = await system.post('/api/booking/cars', {
      rentDate: '2026-11-17T10:00',
      returnDate: '2026-11-20T10:00',
      rentLocationId: ids.places.office,
      returnLocationId: ids.places.office,
    })
    const { sortedCars } = (await found.json()) as { sortedCars: { id: number; imageNames: string[] }[] }
    expect(sortedCars.find(({ id }) => id === yaris)?.imageNames[0]).toBe(name)
  })

  it('keeps its place when someone else has changed the pictures meanwhile', async () => {
    const name = await added()
    for (const names of [[name], [name, name], [name, 'hatchback-white', 'van-red']]) {
      const response = await agent.put(`/cars/${yaris}/pictures`, { names })
      expect([response.status, await codeOf(response)]).toEqual([409, 'pictures_changed'])
    }
    expect((await card()).pictures).toEqual(['hatchback-white', name])
  })

  it('can be cropped again and again from the whole, under a new name each time', async () => {
    const name = await added()
    const crop = async (of: string, x: number) => {
      const part = { name: of, x, y: 0.1, width: 0.4, height: 0.3 }
      const response = await agent.put(`/cars/${yaris}/pictures`, { crop: part })
      expect(response.status).toBe(200)
      return ((await response.json()) as { name: string }).name
    }
    const colourOf = async (of: string) => {
      const response = await system.get(`/pictures/${of}-320.webp`)
      const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats()
      return channels.map(({ mean }) => (mean > 100 ? 1 : 0))
    }
    const left = await crop(name, 0)
    expect(await colourOf(left)).toEqual([1, 0, 0])
    expect((await system.get(`/pictures/${name}-320.webp`)).status).toBe(404)
    const right = await crop(left, 0.6)
    expect(await colourOf(right)).toEqual([0, 0, 1])
    expect((await card()).pictures).toEqual(['hatchback-white', right])
    expect(new Set([name, left, right]).size).toBe(3)
    expect(await lastChange()).toMatchObject({ action: 'crop-picture' })
    // Beyond the edge, or a drawing, or a picture of another car.
    const wrong: [object, number][] = [
      [{ name: right, x: 0.8, y: 0, width: 0.5, height: 0.5 }, 422],
      [{ name: 'hatchback-white', x: 0, y: 0, width: 1, height: 1 }, 404],
    ]
    for (const [part, status] of wrong) {
      expect((await agent.put(`/cars/${yaris}/pictures`, { crop: part })).status).toBe(status)
    }
    const other = { crop: { name: right, x: 0, y: 0, width: 1, height: 1 } }
    expect((await agent.put(`/cars/${ids.cars.fabia}/pictures`, other)).status).toBe(404)
    expect(await colourOf(right)).toEqual([0, 0, 1])
  })

  it('is shown whole to staff alone', async () => {
    const name = await added()
    const whole = await agent.get(`/cars/${yaris}/pictures/${name}`)
    expect(whole.headers.get('cache-control')).toBe('private, no-store')
    const { width, height } = await sharp(Buffer.from(await whole.arrayBuffer())).metadata()
    expect([width, height]).toEqual([1600, 1200])
    expect((await system.get(`/api/admin/cars/${yaris}/pictures/${name}`)).status).toBe(401)
    expect((await agent.get(`/cars/${ids.cars.fabia}/pictures/${name}`)).status).toBe(404)
  })

  it('is gone with its files when it is removed', async () => {
    const before = await keptFiles()
    const name = await added()
    expect((await keptFiles()).length).toBe(before.length + 4)
    expect((await agent.del(`/cars/${yaris}/pictures/${name}`)).status).toBe(200)
    expect(await keptFiles()).toEqual(before)
    expect((await system.get(`/pictures/${name}-640.webp`)).status).toBe(404)
    expect((await agent.del(`/cars/${yaris}/pictures/${name}`)).status).toBe(404)
    expect(await lastChange()).toMatchObject({ action: 'remove-picture' })
  })

  it('is one of twelve at most', async () => {
    const many = Array.from({ length: 12 }, (_, index) => `van-${index}`)
    await system.db().update(cars).set({ imageNames: many }).where(eq(cars.id, yaris))
    const response = await upload(await jpeg())
    expect([response.status, await codeOf(response)]).toEqual([409, 'too_many_pictures'])
  })
})

it('gives no private file to those who guess its name', async () => {
  const own = await CustomerBooking.register(system, { car: { id: ids.cars.fabia } })
  await own.sendDocuments()
  const [document] = await system.db().select().from(schema.uploads)
  for (const name of [`${document?.fileKey}.webp`, `${document?.fileKey}-640.webp`, `${document?.fileKey}`]) {
    expect((await system.get(`/pictures/${name}`)).status).toBe(404)
  }
  expect((await system.get('/pictures/..%2F..%2Fetc%2Fpasswd')).status).toBe(404)
})

describe('damage', () => {
  const change = (body: DamageBody) => agent.put(`/cars/${yaris}/damage`, body)
  const changed = async (body: DamageBody) => {
    const response = await change(body)
    expect(response.status).toBe(200)
    return (await response.json()) as DamageAnswer
  }
  const point = { side: 'left', x: 0.25, y: 0.5 } as const

  it('is noted where it is, reworded, seen from another side, and mended', async () => {
    const noted = await changed({ kind: 'add', text: ' Kriim uksel ', point })
    const issueId = noted.issues[0]?.id ?? ''
    expect(noted).toEqual({
      issues: [{ id: issueId, text: 'Kriim uksel', since: '2026-11-15' }],
      points: [{ issueId, ...point }],
    })
    expect((await changed({ kind: 'reword', issueId, text: 'Sügav kriim' })).issues[0]).toMatchObject({
      text: 'Sügav kriim',
      since: '2026-11-15',
    })
    expect((await changed({ kind: 'mark', issueId, point: { ...point, side: 'top' } })).points).toHaveLength(
      2,
    )
    expect(await changed({ kind: 'mend', issueId })).toEqual({ issues: [], points: [] })
    expect(await lastChange()).toMatchObject({
      action: 'mend-damage',
      adminId: agent.id,
      before: { issues: [{ text: 'Sügav kriim' }] },
      after: { issues: [] },
    })
  })

  it('noted by two at once is noted twice', async () => {
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((text) => changed({ kind: 'add', text: `Täke ${text}`, point })),
    )
    expect((await card()).issues).toHaveLength(4)
  })

  it('is refused where there is no car, no such damage, no words or no place', async () => {
    expect((await change({ kind: 'mend', issueId: 'none' })).status).toBe(404)
    expect((await agent.put('/cars/999/damage', { kind: 'add', text: 'x', point })).status).toBe(404)
    const wrong = [
      { kind: 'add', text: ' ', point },
      { kind: 'add', text: 'Kriim', point: { ...point, x: 1.5 } },
      { kind: 'add', text: 'Kriim', point: { ...point, side: 'inside' } },
      { kind: 'burn' },
    ]
    for (const body of wrong) expect((await agent.put(`/cars/${yaris}/damage`, body)).status).toBe(422)
  })
})

describe('the card', () => {
  it('tells the story of a car: rentals, odometer, blocks and how busy it was', async () => {
    const own = await CustomerBooking.register(system, { car: { id: yaris } })
    await own.payAtBank()
    const { rentDate } = await own.row()
    await system
      .db()
      .update(bookings)
      .set({
        handedOverAt: rentDate,
        rentOdometer: 42_010,
        returnOdometer: 42_400,
        actualReturnDate: new Date(rentDate.getTime() + 86_400_000),
      })
      .where(eq(bookings.id, own.id))
    await system
      .db()
      .insert(carBlocks)
      .values({
        carId: yaris,
        start: new Date('2026-11-15T06:00:00Z'),
        end: new Date('2026-11-15T10:00:00Z'),
        reason: 'Rehvivahetus',
      })
    const told = await card()
    expect(told).toMatchObject({ plate: '001AAA', group: { name: 'Väike' }, mileage: 42_000 })
    const rental = told.rentals.find(({ id }) => id === own.id)
    expect(rental).toMatchObject({ state: 'RETURNED', number: expect.stringMatching(/^AR-/) })
    expect(told.readings.map(({ kilometres, way }) => [kilometres, way])).toEqual([
      [42_400, 'back'],
      [42_010, 'out'],
    ])
    expect(told.blocks).toEqual([
      {
        id: expect.any(Number),
        from: '2026-11-15T08:00',
        to: '2026-11-15T12:00',
        reason: 'Rehvivahetus',
        state: 'now',
      },
    ])
    expect(told.months).toHaveLength(12)
    expect(told.months.at(-1)).toMatchObject({
      month: '2026-11',
      rentals: 1,
      rentedHours: 24,
      blockedHours: 4,
    })
  })

  it('is told in the language of the asker, and only of cars that exist', async () => {
    const russian = await system.get(`/api/admin/cars/${yaris}/card`, {
      cookie: agent.cookie,
      'accept-language': 'ru',
    })
    expect(await russian.json()).toMatchObject({ group: { name: 'Малый' } })
    expect((await agent.get('/cars/999/card')).status).toBe(404)
  })
})
