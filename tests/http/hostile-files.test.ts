import { setImmediate } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { png } from '../support/document-files.ts'
import {
  heicOfManyPlaces,
  pdfOfManyNumbers,
  pdfThatUnfolds,
  pdfWithLinks,
  quickSvg,
  slowSvg,
} from '../support/hostile-files.ts'
import { readPdf } from '../support/read-pdf.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ FILE_MEGABYTES: '24' })
const { uploads } = schema
let own: CustomerBooking

beforeAll(async () => {
  own = await CustomerBooking.register(system)
})
beforeEach(() => system.db().delete(uploads))

const upload = (bytes: Uint8Array) =>
  system.send('/api/customer/uploads?driver=0&kind=other', {
    method: 'POST',
    headers: { 'x-booking-token': own.token },
    body: new Uint8Array(bytes),
  })

const told = async (answer: Promise<Response>): Promise<[number, string]> => {
  const response = await answer
  const body = (await response.json()) as { code?: string; status: string }
  return [response.status, body.code ?? body.status]
}

describe('a small file that costs much', () => {
  it.each([
    ['a HEIC in a million places', () => heicOfManyPlaces(20), 422, 'unreadable'],
    ['a HEIC of more items than any', () => heicOfManyPlaces(1001), 422, 'unreadable'],
    ['a PDF packed twice', () => pdfThatUnfolds(2, 2), 422, 'unreadable'],
    ['a PDF that unfolds into 24 MB', () => pdfThatUnfolds(24, 1), 422, 'unreadable'],
    ['the same, spelt otherwise', () => pdfThatUnfolds(24, 1, 'Obj#53tm'), 422, 'unreadable'],
    ['a PDF of more than 5 MB', () => pdfOfManyNumbers(2_700_000), 413, 'pdf_too_large'],
  ] as [string, () => Uint8Array, number, string][])('is refused: %s', async (_, make, status, code) => {
    expect(await told(upload(make()))).toEqual([status, code])
    expect(await system.db().$count(uploads)).toBe(0)
  })

  it('is given up when it takes too much memory, while everything else goes on', async () => {
    let isAnswered = false
    const costly = told(upload(pdfOfManyNumbers(700_000))).finally(() => {
      isAnswered = true
    })
    let whileItRan = 0
    while (!isAnswered) {
      expect((await system.get('/healthz')).status).toBe(200)
      await setImmediate()
      if (!isAnswered) whileItRan++
    }
    expect(await costly).toEqual([422, 'too_complex'])
    // In the server's own thread nothing is answered between the file's last byte and its refusal.
    expect(whileItRan).toBeGreaterThan(100)
    expect(await told(upload(await png()))).toEqual([201, 'received'])
  })

  it('a modest PDF whose objects are packed is taken', async () => {
    expect(await told(upload(pdfThatUnfolds(1, 1)))).toEqual([201, 'received'])
  })
})

it('what can be pressed in a PDF stays behind, the page is kept', async () => {
  expect(await told(upload(await pdfWithLinks()))).toEqual([201, 'received'])
  const [row] = await system.db().select().from(uploads)
  const bytes = await system.running().customer.uploads.files.get(row?.fileKey ?? '')
  const kept = await readPdf(bytes ?? new Uint8Array())
  expect(kept.pages).toEqual(['Juhiluba'])
  expect(await everythingIn(bytes ?? new Uint8Array())).not.toMatch(
    /evil|URI|SubmitForm|GoToR|ImportData|Annot/,
  )
})

async function everythingIn(bytes: Uint8Array): Promise<string> {
  const { PDFDocument } = await import('pdf-lib')
  const { context } = await PDFDocument.load(bytes)
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => object.toString())
    .join('\n')
}

it('a signature drawn with text instead of a pen is no signature', async () => {
  await own.payAtBank()
  for (const drawing of [slowSvg, quickSvg, Buffer.alloc(0)]) {
    expect(await own.signByHand(drawing)).toEqual({ kind: 'failed', code: 'empty_drawing' })
  }
  expect(await own.signByHand()).toEqual({ kind: 'signed' })
})
