import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { issueContract } from '../../src/use-cases/papers/issue-contract.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { drawnName } from '../support/drawings.ts'
import { TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(schema.carOccupancies)
})

type Answer = { status: number; location: string | null; html: string }

async function answer(response: Response): Promise<Answer> {
  return {
    status: response.status,
    location: response.headers.get('location'),
    html: (await response.text()).replace(/<script[\s\S]*?<\/script>/g, ''),
  }
}

/** A form as a browser without scripts posts it: to the page itself, with the booking's number in its address. */
const submit = async (own: CustomerBooking, page: string, fields: Record<string, string>) =>
  answer(
    await system.send(own.at(`/en/${page}`), {
      method: 'POST',
      headers: { ...own.held, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    }),
  )

async function upload(own: CustomerBooking, query: string, file: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const form = new FormData()
  form.set('file', new File([file], 'licence.jpg', { type: 'image/jpeg' }))
  const packed = new Response(form)
  const headers = { ...own.held, 'content-type': packed.headers.get('content-type') ?? '' }
  const body = await packed.arrayBuffer()
  return answer(
    await system.send(`${own.at('/en/upload-documents')}&${query}`, { method: 'POST', headers, body }),
  )
}

const open = async (own: CustomerBooking, page: string) =>
  answer(await system.get(own.at(`/en/${page}`), own.held))

const picture = async (format: 'jpeg' | 'png') => {
  const drawn = sharp(await drawnName()).flatten({ background: '#fff' })
  return new Uint8Array(await drawn.toFormat(format).toBuffer())
}

describe("the customer's own pages, without scripts", () => {
  it('show the booking to whoever has its link, and to no cache', async () => {
    const own = await CustomerBooking.register(system)
    const { number } = await own.view()
    for (const page of ['documents', 'bank-links', 'upload-documents', 'sign', 'questionnaire']) {
      const response = await system.get(own.at(`/en/${page}`), own.held)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      const { html } = await answer(response)
      expect(html).toContain(number)
      expect(html).toContain('noindex')
      expect(html.match(/<h1/g)).toHaveLength(1)
    }
  })

  it('lead to the bank by a page of ours, never by a redirect the policy would stop', async () => {
    const own = await CustomerBooking.register(system)
    const choice = 'bank:EE:HABAEE2X'
    const { status, location, html } = await submit(own, 'bank-links', { intent: 'pay', choice })
    expect([status, location]).toEqual([200, null])
    const url = /<a href="([^"]+\/sandbox\/[^"]+)"/.exec(html)?.[1] ?? ''
    expect(html).toContain(`content="1;url=${url}"`)
    expect((await open(own, 'bank-links')).html).toContain('Waiting for the bank')
    await own.pressAtBank(url, 'pay')
    await submit(own, 'bank-links', { intent: 'check' })
    expect((await open(own, 'bank-links')).html).toContain('The money has arrived')
  })

  it('take no way of paying that does not exist', async () => {
    const own = await CustomerBooking.register(system)
    for (const choice of ['', 'bank:EE:', 'bank:ee:x', 'cash', `bank:EE:${'x'.repeat(50)}`]) {
      const { status, html } = await submit(own, 'bank-links', { intent: 'pay', choice })
      expect([status, html.includes('We do not have this way to pay')]).toEqual([422, true])
    }
  })

  it('take a file, and say beside it why another is refused', async () => {
    const own = await CustomerBooking.register(system)
    const taken = await upload(own, 'driver=0&kind=identity', await picture('jpeg'))
    expect([taken.status, taken.html.includes('Received.')]).toEqual([200, true])
    const refused = await upload(own, 'driver=0&kind=licence-back', new TextEncoder().encode('no picture'))
    expect([refused.status, refused.html.includes('JPEG, PNG and HEIC')]).toEqual([422, true])
    const huge = await upload(own, 'driver=0&kind=licence-back', new Uint8Array(15.5 * 1024 * 1024))
    expect([huge.status, huge.html.includes('larger than 15 MB')]).toEqual([422, true])
    const [driver] = (await own.view()).drivers
    expect(driver?.documents.map(({ state }) => state)).toEqual(['missing', 'missing', 'waiting'])
  })

  it('sign only what was read, and only with a signature', async () => {
    const own = await CustomerBooking.register(system)
    await own.payAtBank()
    expect((await open(own, 'sign')).html).toContain('the contract is being made')
    await issueContract(system.running().customer.signing.papers, own.id, TEST_NOW)
    const drawing = `data:image/png;base64,${Buffer.from(await picture('png')).toString('base64')}`
    const unread = await submit(own, 'sign', { intent: 'drawn', drawing })
    expect([unread.status, unread.html.includes('id="isRead-error"')]).toEqual([422, true])
    for (const nothing of ['', 'data:image/png;base64,', 'data:text/html;base64,PGI+', 'Jaan Tamm']) {
      const empty = await submit(own, 'sign', { intent: 'drawn', isRead: 'yes', drawing: nothing })
      expect(empty.status).toBe(422)
    }
    const phone = await submit(own, 'sign', { intent: 'mobile-id', isRead: 'yes', phone: '12 no number' })
    expect([phone.status, phone.html.includes('value="12 no number"')]).toEqual([422, true])
    expect((await own.row()).status).toBe('CONFIRMED')
    const signed = await submit(own, 'sign', { intent: 'drawn', isRead: 'yes', drawing })
    expect([signed.status, signed.html.includes('The contract is signed')]).toEqual([200, true])
    expect((await own.row()).status).toBe('SIGNED')
  })

  it('keep what was answered when one answer is missing', async () => {
    const own = await CustomerBooking.register(system)
    const early = { quality: '5', condition: '4', recommend: '10', additional: 'Good' }
    expect((await submit(own, 'questionnaire', early)).status).toBe(409)
    const { bookings } = schema
    await system.db().update(bookings).set({ actualReturnDate: TEST_NOW }).where(eq(bookings.id, own.id))
    const half = await submit(own, 'questionnaire', { ...early, condition: '6', additional: 'A fine <car>' })
    expect(half.status).toBe(422)
    expect(half.html).toContain('id="condition-error"')
    expect(half.html).toContain('A fine &lt;car>')
    expect(half.html.match(/ checked[ />]/g)).toHaveLength(2)
    expect((await submit(own, 'questionnaire', early)).html).toContain('Your answers have reached us')
    expect((await submit(own, 'questionnaire', early)).html).toContain('You have already answered')
  })

  it('cancel, and say so', async () => {
    const own = await CustomerBooking.register(system)
    expect((await open(own, 'documents')).html).toContain('Cancelling is free now')
    const { status, html } = await submit(own, 'documents', { intent: 'cancel', reason: 'Other plans' })
    expect([status, html.includes('The booking is cancelled.')]).toEqual([200, true])
    expect((await own.row()).cancelledAt).not.toBeNull()
    expect((await submit(own, 'documents', { intent: 'cancel', reason: '' })).status).toBe(409)
  })

  it('do nothing for a post of a browser that does not hold the booking', async () => {
    const own = await CustomerBooking.register(system)
    const response = await system.send(own.at('/en/documents'), {
      method: 'POST',
      headers: {
        cookie: `booking-${own.id}=${'x'.repeat(43)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'intent=cancel',
    })
    expect(response.status).toBe(422)
    expect((await own.row()).cancelledAt).toBeNull()
  })
})
