import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import {
  CAMERA,
  HEIC_PICTURE,
  heicWithNotes,
  jpegWithNotes,
  pdf,
  pdfWithScript,
  pictureBomb,
  png,
} from '../support/document-files.ts'
import { readPdf } from '../support/read-pdf.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { uploads, outbox } = schema
const ASKED = 'driver=0&kind=licence-front'
let own: CustomerBooking

beforeAll(async () => {
  own = await CustomerBooking.register(system)
})
beforeEach(async () => {
  for (const { fileKey } of await rows()) await system.running().customer.uploads.files.remove(fileKey)
  await system.db().delete(uploads)
})

const rows = () => system.db().select().from(uploads).orderBy(asc(uploads.id))

async function files(): Promise<string[]> {
  const folder = join(system.dataDir(), 'files')
  const isThere = await access(folder).then(
    () => true,
    () => false,
  )
  return isThere ? readdir(folder) : []
}

function upload(
  body: Uint8Array | ReadableStream<Uint8Array> | undefined,
  { query = ASKED, headers = { 'x-booking-token': own.token } }: { query?: string; headers?: object } = {},
): Promise<Response> {
  return system.send(`/api/customer/uploads?${query}`, {
    method: 'POST',
    headers: { ...headers },
    ...(body ? { body: body instanceof ReadableStream ? body : new Uint8Array(body), duplex: 'half' } : {}),
  })
}

/** The file as it lies in the store, and what the database says about it. */
async function stored(response: Response): Promise<{ bytes: Buffer; row: typeof uploads.$inferSelect }> {
  expect(await response.json()).toEqual({ status: 'received' })
  expect(response.status).toBe(201)
  const [row, ...more] = await rows()
  if (!row || more.length > 0) throw new Error(`${more.length + 1} uploads are stored`)
  expect(await files()).toEqual([row.fileKey])
  const bytes = await system.running().customer.uploads.files.get(row.fileKey)
  if (!bytes) throw new Error('the file is not stored')
  expect(row.size).toBe(bytes.length)
  return { bytes: Buffer.from(bytes), row }
}

async function expectRefusal(response: Response, status: number, code: string): Promise<void> {
  const body = (await response.json()) as { status: number; code: string; detail: string }
  expect(body).toMatchObject({ status, code })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(body.detail).toMatch(/^\p{Lu}.{8,}\.$/u)
  expect(await rows()).toEqual([])
  expect(await files()).toEqual([])
}

describe('a document of a driver', () => {
  it('JPEG: is kept the right way up, without where and by what it was taken', async () => {
    const sent = await jpegWithNotes()
    expect(sent.toString('latin1')).toContain(CAMERA)
    const { bytes, row } = await stored(await upload(sent))
    expect(row).toMatchObject({
      bookingId: own.id,
      driver: 0,
      kind: 'licence-front',
      contentType: 'image/jpeg',
      status: 'WAITING',
    })
    expect(bytes.toString('latin1')).not.toContain(CAMERA)
    const { exif, orientation, width, height } = await sharp(bytes).metadata()
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 32,
      height: 64,
    })
    const top = await sharp(bytes).extract({ left: 0, top: 0, width: 32, height: 16 }).stats()
    expect(top.dominant.r).toBeGreaterThan(top.dominant.b)
  })

  it('PNG: is drawn anew', async () => {
    const { bytes, row } = await stored(await upload(await png()))
    expect(row.contentType).toBe('image/png')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 64, height: 32 })
  })

  it('PDF: is written anew, with its page and without its author', async () => {
    const { bytes, row } = await stored(await upload(await pdf()))
    expect(row.contentType).toBe('application/pdf')
    expect((await readPdf(bytes)).pages).toEqual(['Juhiluba'])
    expect(bytes.toString('latin1')).not.toContain('Author')
  })

  it('HEIC: keeps its picture, and its notes are blanked', async () => {
    const sent = heicWithNotes()
    const { bytes, row } = await stored(await upload(sent))
    expect(row.contentType).toBe('image/heic')
    expect(bytes.length).toBe(sent.length)
    expect(bytes.includes(HEIC_PICTURE)).toBe(true)
    expect(bytes.includes(CAMERA)).toBe(false)
  })

  it('that is something else behind the picture: the tail is gone', async () => {
    for (const tail of ['<script>alert(1)</script>', 'PK\u0003\u0004 a whole archive']) {
      const { bytes, row } = await stored(
        await upload(Buffer.concat([await jpegWithNotes(), Buffer.from(tail)])),
      )
      expect(bytes.includes(tail)).toBe(false)
      await system.running().customer.uploads.files.remove(row.fileKey)
      await system.db().delete(uploads)
    }
    const heic = Buffer.concat([heicWithNotes(), Buffer.from('<script>alert(1)</script>')])
    await expectRefusal(await upload(heic), 422, 'unreadable')
  })

  it('is whatever its bytes are, not what a header calls it', async () => {
    const headers = { 'x-booking-token': own.token, 'content-type': 'application/pdf' }
    expect((await stored(await upload(await png(), { headers }))).row.contentType).toBe('image/png')
  })

  it('waits for the office, which is told once when the last one is there', async () => {
    await system.db().delete(outbox)
    for (const kind of ['licence-front', 'licence-back', 'identity', 'identity']) {
      expect((await upload(await png(), { query: `driver=0&kind=${kind}` })).status).toBe(201)
    }
    const states = (await own.view()).drivers[0]?.documents.map(({ state }) => state)
    expect(states).toEqual(['waiting', 'waiting', 'waiting'])
    expect(await system.db().select().from(outbox)).toMatchObject([
      { event: 'documents-uploaded', payload: { bookingId: own.id } },
    ])
  })
})

describe('refused, with nothing left behind', () => {
  const html = Buffer.from('<!doctype html><title>juhiluba.jpg</title>')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const withoutEnd = async () => (await png()).subarray(0, 60)

  it.each([
    ['another kind of file under a right name', () => html, 415, 'not_a_picture'],
    ['a drawing that runs a script', () => svg, 415, 'not_a_picture'],
    ['a picture that ends in the middle', withoutEnd, 422, 'unreadable'],
    ['a picture that would fill the memory', pictureBomb, 422, 'unreadable'],
    ['only the first bytes of a picture', () => Buffer.from([0xff, 0xd8, 0xff]), 422, 'unreadable'],
    ['only the first words of a PDF', () => Buffer.from('%PDF-1.7\n'), 422, 'unreadable'],
    ['only the first box of a HEIC', () => heicWithNotes().subarray(0, 24), 422, 'unreadable'],
    ['a PDF with a script on its page', () => pdfWithScript('page'), 422, 'unreadable'],
    ['a PDF that runs a script when opened', () => pdfWithScript('opening'), 422, 'unreadable'],
    ['a PDF with a list of scripts', () => pdfWithScript('names'), 422, 'unreadable'],
    ['no bytes', () => new Uint8Array(), 400, 'empty'],
    ['16 megabytes', () => new Uint8Array(16 * 1024 * 1024).fill(0xff), 413, 'too_large'],
  ] as [string, () => Uint8Array | Promise<Uint8Array>, number, string][])(
    '%s',
    async (_, make, status, code) => {
      await expectRefusal(await upload(await make()), status, code)
    },
  )

  it('no body at all', async () => {
    await expectRefusal(await upload(undefined), 400, 'empty')
  })

  it('one that breaks off half-way', async () => {
    const half = new Uint8Array((await png()).subarray(0, 50))
    const parts = [half]
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        const part = parts.pop()
        if (part) controller.enqueue(part)
        else controller.error(new Error('the phone lost its connection'))
      },
    })
    await expectRefusal(await upload(broken), 400, 'aborted')
  })

  it.each([
    ['driver=1&kind=licence-front', 'unknown_driver'],
    ['driver=21&kind=licence-front', 'invalid'],
    ['driver=-1&kind=licence-front', 'invalid'],
    ['driver=&kind=licence-front', 'invalid'],
    ['kind=licence-front', 'invalid'],
    ['driver=0&kind=../../etc/passwd', 'invalid'],
    ['driver=0%00&kind=licence-front', 'invalid'],
    ['driver=0&kind=..%2Flicence-front', 'invalid'],
  ])('asked with %s', async (query, code) => {
    await expectRefusal(await upload(await png(), { query }), 422, code)
  })

  it('with a wrong link or none', async () => {
    const wrong = { 'x-booking-token': `${own.token.slice(0, -2)}xx` }
    await expectRefusal(await upload(await png(), { headers: wrong }), 404, 'no_booking')
    await expectRefusal(await upload(await png(), { headers: {} }), 404, 'no_booking')
  })

  it('in the language of the browser', async () => {
    const say = async (language: string) => {
      const headers = { 'x-booking-token': own.token, 'accept-language': language }
      const { detail } = (await (await upload(html, { headers })).json()) as { detail: string }
      return detail
    }
    const said = await Promise.all(['et', 'en', 'ru'].map(say))
    expect(new Set(said).size).toBe(3)
    expect(said[2]).toMatch(/[а-я]/)
  })

  it('when a booking has more files than any booking needs', async () => {
    await system
      .db()
      .insert(uploads)
      .values(
        Array.from({ length: 40 }, (_, index) => ({
          bookingId: own.id,
          driver: 0,
          kind: 'other' as const,
          fileKey: `file-${index}`,
          contentType: 'image/png',
          size: 1,
        })),
      )
    const answer = await upload(await png())
    expect(await answer.json()).toMatchObject({ status: 422, code: 'too_many' })
    expect(await system.db().$count(uploads, eq(uploads.bookingId, own.id))).toBe(40)
    expect(await files()).toEqual([])
  })
})
