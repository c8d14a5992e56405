import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { heicWithNotes, pdf } from '../../../tests/support/document-files.ts'
import { cleanPicture } from './clean-picture.ts'
import { ParserPool } from './parser-pool.ts'

/** A good file with some of its bytes changed and its end cut off. */
const spoilt = (file: Uint8Array) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 12 }),
      fc.integer({ min: Math.floor(file.length / 2), max: file.length }),
    )
    .map(([changes, end]) => {
      const bytes = new Uint8Array(file)
      for (const [at, value] of changes) bytes[at] = value
      return bytes.slice(0, end)
    })

describe('a spoilt file comes out whole or not at all', () => {
  // pdf-lib tells of every object it cannot make out.
  beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue())
  afterAll(() => vi.restoreAllMocks())

  it('HEIC: as long as it was', async () => {
    const check = async (bytes: Uint8Array) => {
      const clean = await cleanPicture(bytes, 'image/heic')
      expect(clean?.length ?? bytes.length).toBe(bytes.length)
    }
    await fc.assert(fc.asyncProperty(spoilt(heicWithNotes()), check), { numRuns: 2_000 })
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), check), { numRuns: 500 })
  })

  it('PDF: as one that can be opened again', async () => {
    const check = async (bytes: Uint8Array) => {
      const clean = await cleanPicture(bytes, 'application/pdf')
      const again = clean && (await cleanPicture(clean, 'application/pdf'))
      expect(Boolean(again)).toBe(Boolean(clean))
    }
    await fc.assert(fc.asyncProperty(spoilt(await pdf()), check), { numRuns: 150 })
  })
})

describe('the threads that open files', () => {
  const pool = new ParserPool({ seconds: 60, megabytes: 256 })
  afterAll(() => pool.close())

  it('answer each file with its own result, however many are sent at once', async () => {
    const sent = [...Array(9).keys()].map((at) => (at % 3 === 0 ? new Uint8Array(50) : heicWithNotes()))
    const answers = await Promise.all(sent.map((bytes) => pool.clean(bytes, 'image/heic')))
    expect(answers.map(({ ok }) => ok)).toEqual(sent.map((_, at) => at % 3 !== 0))
  })

  it('are replaced when they are late', async () => {
    const hasty = new ParserPool({ seconds: 0, megabytes: 256 })
    const late = await hasty.clean(await pdf(), 'application/pdf')
    expect(late).toEqual({ ok: false, code: 'too_complex' })
    expect(await hasty.readDrawing(new Uint8Array())).toMatchObject({ ok: false })
    await hasty.close()
  })
})
