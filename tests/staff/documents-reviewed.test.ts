import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import type { StaffMember } from '../../src/domain/people/staff.ts'
import { readDocumentFile, readDocuments } from '../../src/use-cases/uploads/read-documents.ts'
import { reopenDocument, reviewDocument } from '../../src/use-cases/uploads/review-document.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { TEST_NOW } from '../support/small-company.ts'
import { hire } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const { auditLog, outbox, uploads } = schema
let mari: StaffMember
let own: CustomerBooking

beforeAll(async () => {
  mari = await hire(system, 'agent')
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
  await system.db().delete(auditLog)
  await system.db().delete(outbox)
  await own.sendDocuments()
})

const waiting = async () => (await readDocuments(system.db(), undefined)).documents
const review = (id: number, verdict: Parameters<typeof reviewDocument>[3]) =>
  reviewDocument(system.db(), mari, id, verdict, system.clock.now)

async function first() {
  const [document] = await waiting()
  if (!document) throw new Error('nothing waits')
  return document
}

describe('documents to approve', () => {
  it('come oldest first, beside what their driver told', async () => {
    await system.db().update(uploads).set({ driver: 1 }).where(eq(uploads.kind, 'identity'))
    const earlier = new Date(TEST_NOW.getTime() - 1000)
    await system.db().update(uploads).set({ createdAt: earlier }).where(eq(uploads.kind, 'identity'))
    const documents = await waiting()
    expect(documents.map(({ kind }) => kind)).toEqual(['identity', 'licence-front', 'licence-back'])
    expect(documents[0]).toMatchObject({
      contentType: 'image/png',
      language: 'en',
      isMainDriver: false,
      driver: {
        firstName: 'Liis',
        lastName: 'Lepp',
        birthDate: '1990-05-05',
        drivingLicenceNumber: 'ET654321',
      },
    })
    expect(documents[1]).toMatchObject({
      isMainDriver: true,
      driver: { lastName: 'Tamm', drivingLicenceNumber: 'ET123456', idCode: '38001085718' },
    })
  })

  it('have their file, and no file once it is gone', async () => {
    const { files } = system.running().customer.uploads
    const { id } = await first()
    const file = await readDocumentFile(system.db(), files, id)
    expect(file?.contentType).toBe('image/png')
    expect([...(file?.bytes.slice(1, 4) ?? [])]).toEqual([...Buffer.from('PNG')])
    const [row] = await system.db().select().from(uploads).where(eq(uploads.id, id))
    await files.remove(row?.fileKey ?? '')
    expect(await readDocumentFile(system.db(), files, id)).toBeUndefined()
    expect(await readDocumentFile(system.db(), files, 999_999)).toBeUndefined()
  })

  it('are approved by someone, once', async () => {
    const { id } = await first()
    const both = await Promise.all([review(id, { isApproved: true }), review(id, { isApproved: true })])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['already_reviewed', 'reviewed'])
    expect((await waiting()).map((document) => document.id)).not.toContain(id)
    const written = await system.db().select().from(auditLog)
    expect(written).toEqual([
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

  it('are refused with a reason that the customer hears', async () => {
    const { id } = await first()
    expect(await review(id, { isApproved: false, reason: 'The picture is blurred.' })).toEqual({
      kind: 'reviewed',
    })
    const told = await system.db().select().from(outbox).where(eq(outbox.event, 'document-refused'))
    expect(told.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ bookingId: own.id, driver: 'Jaan Tamm', reason: 'The picture is blurred.' }),
    ])
  })

  it('are not overruled by someone who has not seen the verdict', async () => {
    const { id } = await first()
    await review(id, { isApproved: false, reason: 'Udune' })
    expect(await review(id, { isApproved: true })).toEqual({ kind: 'already_reviewed' })
    expect(await review(999_999, { isApproved: true })).toEqual({ kind: 'unknown' })
  })

  it('wait again when the approval was a slip of the finger', async () => {
    const { id } = await first()
    await review(id, { isApproved: true })
    expect(await reopenDocument(system.db(), mari, id, system.clock.now)).toEqual({ kind: 'reviewed' })
    expect((await first()).id).toBe(id)
    expect(await reopenDocument(system.db(), mari, id, system.clock.now)).toEqual({
      kind: 'already_reviewed',
    })
  })
})
