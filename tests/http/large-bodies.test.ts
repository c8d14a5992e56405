import { describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import { type PageName, pageNames, pathOf } from '../../src/i18n/pages.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })

/** A body without an announced length that never ends; `taken` tells how much of it anyone wanted. */
function endless(piece = 'a'.repeat(16 * 1024)) {
  const seen = { taken: 0 }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.taken += piece.length
        controller.enqueue(new TextEncoder().encode(piece))
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, seen }
}

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  system.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
    duplex: 'half',
  })

const MOST: Partial<Record<PageName, number>> = {
  sign: 2,
  'upload-document': 16,
  'upload-documents': 16,
}

describe('a body without an end', () => {
  it.each(pageNames)('is not read to the page %s', async (page) => {
    for (const path of [pathOf(page, 'en'), `${pathOf(page, 'et').replace(/\/$/, '/_root')}.data`]) {
      const { stream, seen } = endless()
      const response = await post(path, stream)
      expect(response.status).toBe(413)
      expect(seen.taken).toBeLessThan((MOST[page] ?? 0.1) * 1.1 * 1024 * 1024)
    }
  })

  it('is not read by any call', async () => {
    const paths = [
      '/api/booking/cars',
      '/api/booking/register',
      '/api/payments/notice',
      '/sandbox/montonio/x',
    ]
    for (const path of paths) {
      const { stream, seen } = endless()
      const { status } = await post(path, stream, { 'content-type': 'application/json' })
      expect(status, path).toBeGreaterThanOrEqual(400)
      expect(seen.taken).toBeLessThan(200 * 1024)
    }
  })
})

it.each(locales)('what is too large is refused in the language of the page: %s', async (locale) => {
  const sentence = (await loadMessages(locale)).errors.too_large
  for (const page of ['booking-services', 'booking-client', 'booking-car', 'contact'] as const) {
    const response = await post(pathOf(page, locale), `a=${'a'.repeat(70 * 1024)}`)
    expect(response.status).toBe(413)
    const html = await response.text()
    for (const part of sentence.split(/(?<=\.) /)) expect(html).toContain(part)
    expect(html).toContain(`<html lang="${locale}"`)
  }
  const headers = { 'accept-language': locale, 'content-length': '70000', 'content-type': 'application/json' }
  const told = await system.send('/api/booking/cars', { method: 'POST', headers, body: '{}' })
  expect([told.status, await told.json()]).toMatchObject([413, { code: 'too_large', detail: sentence }])
})

it('a body as large as forms are is read as ever', async () => {
  const response = await post('/broneerimine/teenused', `a=${'a'.repeat(60 * 1024)}`)
  // Nothing was chosen before; that it says so tells that the whole body was read.
  expect([response.status, response.headers.get('location')]).toEqual([302, '/?notice=noCar'])
})
