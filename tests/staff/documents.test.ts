import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentsAnswer } from '../../src/contract/staff/documents.ts'
import { schema } from '../../src/db/schema.ts'
import { wantedKinds } from '../../src/domain/booking/wanted-documents.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { heicWithNotes, pdf, png } from '../support/document-files.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { auditLog, uploads, outbox } = schema
let mari: AtWork
let own: CustomerBooking

beforeAll(async () => {
  mari = await signedIn(system, 'agent')
  own = await CustomerBooking.register(system, {
    client: client({
      language: 'en',
      additionalDrivers: [
        { firstName: 'Liis', lastName: 'Lepp', birthDate: '1990-05-05', drivingLicenceNumber: 'ET654321' },
      ],
    }),
  })
})
beforeEach(async () => {
  await system.db().delete(uploads)
  await system.db().delete(outbox)
})

async function send(bytes: Uint8Array, kind = 'identity', driver = 0): Promise<number> {
  const response = await system.send(`/api/customer/uploads?driver=${driver}&kind=${kind}`, {
    method: 'POST',
    headers: { 'x-booking-token': own.token },
    body: new Uint8Array(bytes),
  })
  if (response.status !== 201) throw new Error(`the upload was refused: ${await response.text()}`)
  return (await list()).documents.at(-1)?.id ?? 0
}
async function list(query = ''): Promise<DocumentsAnswer> {
  const response = await mari.get(`/documents${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as DocumentsAnswer
}
async function expectRefusal(response: Response, status: number, code: string): Promise<void> {
  const body = (await response.json()) as { code: string; detail: string }
  expect([response.status, body.code]).toEqual([status, code])
  expect(body.detail).toMatch(/^\p{Lu}.{8,}\.$/u)
}

describe('GET /api/admin/documents', () => {
  it('has what waits, with what to compare it to and what to say in the customer’s language', async () => {
    await send(await png(), 'licence-front')
    const { documents, total } = await list()
    expect(total).toBe(1)
    expect(documents[0]).toMatchObject({
      kind: 'licence-front',
      sentAt: '2026-11-15T10:00',
      booking: { id: own.id, rentDate: '2026-11-16T10:00', car: 'Toyota Yaris', isCancelled: false },
      driver: { name: 'Jaan Tamm', licence: 'ET123456', idCode: '38001085718', isMain: true },
      language: 'en',
    })
    expect(documents[0]?.reasons[0]).toMatch(/^The picture is blurred/)
    expect((await list(`?booking=${own.id}`)).total).toBe(1)
    expect((await list(`?booking=${own.id + 1}`)).total).toBe(0)
    expect((await list('?booking=x')).total).toBe(0)
  })

  it('has the oldest first, each beside what its driver told', async () => {
    await send(await png(), 'licence-front')
    const id = await send(await png(), 'identity', 1)
    const earlier = new Date(system.clock.now.getTime() - 1000)
    await system.db().update(uploads).set({ createdAt: earlier }).where(eq(uploads.id, id))
    const { documents } = await list()
    expect(documents.map(({ kind }) => kind)).toEqual(['identity', 'licence-front'])
    expect(documents[0]?.driver).toMatchObject({
      name: 'Liis Lepp',
      birthDate: '1990-05-05',
      licence: 'ET654321',
      isMain: false,
    })
  })
})

describe('GET /api/admin/documents/:id/file', () => {
  it.each([
    ['PNG', png, 'image/png', 'inline', 'png'],
    ['PDF', pdf, 'application/pdf', 'inline', 'pdf'],
    ['HEIC', async () => heicWithNotes(), 'image/heic', 'attachment', 'heic'],
  ] as const)('gives a %s privately, as what it is', async (_, make, type, disposition, ending) => {
    const id = await send(await make())
    const response = await mari.get(`/documents/${id}/file`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('content-disposition')).toBe(
      `${disposition}; filename="${own.id}-0-identity.${ending}"`,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    const [row] = await system.db().select().from(uploads).where(eq(uploads.id, id))
    expect((await response.arrayBuffer()).byteLength).toBe(row?.size)
  })

  it('gives nothing to anyone else, and nothing that is not there', async () => {
    const id = await send(await png())
    expect((await system.get(`/api/admin/documents/${id}/file`)).status).toBe(401)
    await expectRefusal(await mari.get('/documents/999999/file'), 404, 'gone')
    await expectRefusal(await mari.get('/documents/..%2f/file'), 404, 'gone')
    const [row] = await system.db().select().from(uploads).where(eq(uploads.id, id))
    await system.running().customer.uploads.files.remove(row?.fileKey ?? '')
    await expectRefusal(await mari.get(`/documents/${id}/file`), 404, 'gone')
  })

  it('lets no other answer be framed', async () => {
    const response = await mari.get('/documents')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('x-frame-options')).toBe('DENY')
  })
})

describe('POST /api/admin/documents/:id/review', () => {
  it('approves, takes the approval back, and refuses with words for the customer', async () => {
    const id = await send(await png())
    const path = `/documents/${id}/review`
    expect((await mari.post(path, { verdict: 'approve' })).status).toBe(200)
    expect((await list()).total).toBe(0)
    await expectRefusal(await mari.post(path, { verdict: 'approve' }), 409, 'already_reviewed')
    expect((await mari.post(`/documents/${id}/reopen`)).status).toBe(200)
    expect((await list()).total).toBe(1)
    expect((await mari.post(path, { verdict: 'refuse', reason: ' Blurred. ' })).status).toBe(200)
    const told = await system.db().select().from(outbox).where(eq(outbox.event, 'document-refused'))
    expect(told.map(({ payload }) => payload)).toEqual([
      {
        bookingId: own.id,
        driver: 'Jaan Tamm',
        kind: 'identity',
        reason: 'Blurred.',
        wanted: { driver: 0, kind: 'identity' },
      },
    ])
    // Whoever has not seen the verdict does not overrule it.
    await expectRefusal(await mari.post(path, { verdict: 'approve' }), 409, 'already_reviewed')
    await expectRefusal(await mari.post(`/documents/${id}/reopen`), 409, 'already_reviewed')
  })

  it('V17: the last approval tells the customer that all documents are fine, once', async () => {
    await system.db().delete(outbox)
    await own.sendDocuments()
    const second = {
      bookingId: own.id,
      driver: 1,
      contentType: 'image/png',
      size: 1,
      status: 'APPROVED' as const,
    }
    await system
      .db()
      .insert(uploads)
      .values(wantedKinds.map((kind) => ({ ...second, kind, fileKey: `second ${kind}` })))
    const told = () => system.db().select().from(outbox).where(eq(outbox.event, 'documents-approved'))
    const waiting = await system
      .db()
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(eq(uploads.bookingId, own.id), eq(uploads.status, 'WAITING')))
    for (const { id } of waiting) {
      expect(await told()).toEqual([])
      await mari.post(`/documents/${id}/review`, { verdict: 'approve' })
    }
    expect((await told()).map(({ payload }) => payload)).toEqual([{ bookingId: own.id }])
  })

  it('is written down, and of two at once one approves', async () => {
    const id = await send(await png())
    const written = () => system.db().select().from(auditLog).orderBy(asc(auditLog.id))
    const { length: before } = await written()
    const approve = () => mari.post(`/documents/${id}/review`, { verdict: 'approve' })
    const both = await Promise.all([approve(), approve()])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await written()).slice(before)).toEqual([
      expect.objectContaining({
        adminName: mari.name,
        resource: 'bookings',
        recordId: own.id,
        action: 'approve-document',
        before: { documentStatus: 'WAITING' },
        after: { documentStatus: 'APPROVED' },
      }),
    ])
  })

  it('wants a reason for a no', async () => {
    const id = await send(await png())
    for (const body of [
      { verdict: 'refuse' },
      { verdict: 'refuse', reason: '  ' },
      { verdict: 'maybe' },
      {},
    ]) {
      await expectRefusal(await mari.post(`/documents/${id}/review`, body), 422, 'invalid')
    }
    await expectRefusal(await mari.post('/documents/999999/review', { verdict: 'approve' }), 404, 'gone')
    expect((await list()).total).toBe(1)
  })
})
