import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { locales } from '../../src/i18n/locales.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { png } from '../support/document-files.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ UPLOADS_AT_ONCE: '2' }, { hasWebsite: true })
const { uploads } = schema
let own: CustomerBooking

beforeAll(async () => {
  own = await CustomerBooking.register(system)
})
beforeEach(() => system.db().delete(uploads))

const send = (body: BodyInit) =>
  system.send('/api/customer/uploads?driver=0&kind=other', {
    method: 'POST',
    headers: { 'x-booking-token': own.token },
    body,
    duplex: 'half',
  })

/** A file that has begun to arrive and does not go on until it is told to. */
function slow(bytes: Uint8Array<ArrayBuffer>) {
  let finish = () => {}
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, 10))
      finish = () => {
        controller.enqueue(bytes.subarray(10))
        controller.close()
      }
    },
  })
  return { body, finish: () => finish() }
}

describe('more files at once than fit into memory', () => {
  it('wait outside, and are taken when there is room', async () => {
    const picture = new Uint8Array(await png())
    const [one, two] = [slow(picture), slow(picture)]
    const first = [send(one.body), send(two.body)]
    const third = await send(picture)
    expect([third.status, await third.json()]).toMatchObject([503, { code: 'busy', retryAfter: 30 }])
    for (const locale of locales) {
      const page = await system.send(pathOf('upload-documents', locale), { method: 'POST', body: 'x' })
      const said = (await loadMessages(locale)).errors.busy.split(/(?<=\.) /)
      const html = await page.text()
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30'])
      for (const part of said) expect(html).toContain(part)
    }
    one.finish()
    two.finish()
    for (const { status } of await Promise.all(first)) expect(status).toBe(201)
    expect((await send(picture)).status).toBe(201)
  })
})

it('the last file that fits is taken once, however many are sent at once', async () => {
  const rows = Array.from({ length: 39 }, (_, index) => ({
    bookingId: own.id,
    driver: 0,
    kind: 'other' as const,
    fileKey: `file-${index}`,
    contentType: 'image/png',
    size: 1,
  }))
  await system.db().insert(uploads).values(rows)
  const picture = new Uint8Array(await png())
  const answers = await Promise.all([send(picture), send(picture)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]))
  expect(await system.db().$count(uploads)).toBe(40)
})
