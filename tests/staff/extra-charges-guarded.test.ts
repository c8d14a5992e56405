import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FiguresAnswer } from '../../src/contract/staff/figures.ts'
import type { RevenueAnswer } from '../../src/contract/staff/money.ts'
import type { TodayAnswer } from '../../src/contract/staff/today.ts'
import { schema } from '../../src/db/schema.ts'
import { PROOF_ABOVE } from '../../src/domain/people/staff.ts'
import { MOST_UPLOAD_BYTES, MOST_UPLOAD_MEGABYTES } from '../../src/domain/people/upload-size.ts'
import { png } from '../support/document-files.ts'
import { emptyBooks } from '../support/empty-books.ts'
import { atTheDesk, cleaning, damage } from '../support/extra-charges.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { signedIn } from '../support/staff.ts'
import { Desk, refusal, type StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ STAFF_PROOF_MINUTES: '5' })
const desk = new Desk(system)
const { returned, proposed, chargeOf, charged, sendPicture, lettersAbout } = atTheDesk(system, desk)

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await emptyBooks(system.db())
})

const withdraw = (id: number) => desk.post(`/extra-charges/${id}/withdraw`, { reason: 'Eksitus' })
const invoicesOf = async ({ own }: StaffBooking) =>
  (await own.papers()).filter(({ kind }) => kind === 'invoice').map(({ number }) => number)

describe('a damage above the excess', () => {
  it('is refused unless the conditions lift the limit', async () => {
    const booking = await returned(8, false, { services: [{ id: ids.services.basicCover }] })
    const above = { ...damage, amount: 500.01 }
    expect(await refusal(await booking.post('extra-charges', above))).toEqual([422, 'above_excess', 'amount'])
    expect((await booking.post('extra-charges', { ...damage, amount: 500 })).status).toBe(200)
    expect((await booking.post('extra-charges', { ...above, isBeyondExcess: true })).status).toBe(200)
    // The excess is the damage's alone.
    expect((await booking.post('extra-charges', { ...cleaning, amount: 600 })).status).toBe(200)
  })

  it('with a cover without excess is every damage', async () => {
    const booking = await returned(8, false, { services: [{ id: ids.services.zeroExcess }] })
    const refused = await booking.post('extra-charges', { ...damage, amount: 1 })
    expect(await refusal(refused)).toEqual([422, 'above_excess', 'amount'])
  })
})

describe('a large sum', () => {
  it('is charged and withdrawn only with a fresh proof', async () => {
    const booking = await returned()
    const id = await proposed(booking, { ...cleaning, amount: PROOF_ABOVE / 100 + 0.01 })
    system.later(6)
    expect(await refusal(await chargeOf(id))).toEqual([403, 'fresh_proof_needed'])
    expect((await booking.page()).money.rentDue).toBe(0)
    const proved = await signedIn(system, 'agent')
    expect((await proved.post(`/extra-charges/${id}/charge`)).status).toBe(200)
    expect(await refusal(await withdraw(id))).toEqual([403, 'fresh_proof_needed'])
    expect((await proved.post(`/extra-charges/${id}/withdraw`, { reason: 'Eksitus' })).status).toBe(200)
  })
})

describe('two at once', () => {
  it('charge it once', async () => {
    const booking = await returned()
    const id = await proposed(booking, cleaning)
    const answers = await Promise.all([chargeOf(id), chargeOf(id), chargeOf(id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await booking.page()).money).toMatchObject({ rentCost: 115.5, rentDue: 30 })
    expect(await invoicesOf(booking)).toHaveLength(2)
  })

  it('charge it and withdraw it, in whichever order, and nothing is owed in the end or it is proposed no more', async () => {
    const booking = await returned()
    const id = await proposed(booking, cleaning)
    const [chargedIt, withdrawn] = await Promise.all([chargeOf(id), withdraw(id)])
    expect(withdrawn.status).toBe(200)
    expect([200, 409]).toContain(chargedIt.status)
    const { money, extraCharges } = await booking.page()
    expect([money.rentCost, extraCharges[0]?.status]).toEqual([85.5, 'WITHDRAWN'])
  })
})

describe('the person whose charge it is', () => {
  async function shown(): Promise<{ booking: StaffBooking; id: number; clientId: number }> {
    const booking = await returned()
    const id = await proposed(booking, damage)
    expect((await sendPicture(id, new Uint8Array(await png()))).status).toBe(200)
    expect((await chargeOf(id)).status).toBe(200)
    await booking.own.payAtBank()
    const { clientId } = await booking.own.row()
    return { booking, id, clientId }
  }

  it('gets it with its picture when all that is held is asked for', async () => {
    const { id, clientId } = await shown()
    const owner = await signedIn(system, 'owner')
    const response = await owner.post(`/clients/${clientId}/export`)
    const entries = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(Object.keys(entries)).toContain(`extra-charges/${id}-damage.png`)
    expect(strFromU8(entries['data.json'] ?? new Uint8Array())).toContain('Kriim uksel')
  })

  it('is forgotten with its words and its picture; the sum stays with the invoice', async () => {
    const { booking, id, clientId } = await shown()
    const owner = await signedIn(system, 'owner')
    const [{ fileKey } = { fileKey: null }] = await system
      .db()
      .select()
      .from(schema.extraCharges)
      .where(eq(schema.extraCharges.id, id))
    const { files } = system.running().customer.uploads
    expect(await files.get(fileKey ?? '')).toBeDefined()
    expect((await owner.post(`/clients/${clientId}/erase`)).status).toBe(200)
    expect(await files.get(fileKey ?? '')).toBeUndefined()
    expect((await desk.get(`/extra-charges/${id}/picture`)).status).toBe(404)
    const [charge] = (await booking.page()).extraCharges
    expect(charge).toMatchObject({ amount: 150, status: 'CHARGED', picture: null })
    expect(charge?.reason).not.toContain('Kriim')
    const { auditLog } = schema
    const log = await system.db().select().from(auditLog).where(eq(auditLog.recordId, booking.own.id))
    expect(JSON.stringify(log)).not.toContain('Kriim')
  })
})

describe('what is charged is counted', () => {
  const MONTH = 'from=2026-11&to=2026-11'
  const read = async <Answer>(path: string) => (await (await desk.get(path)).json()) as Answer
  const figures = async () => (await read<FiguresAnswer>(`/figures?${MONTH}`)).months[0]
  const revenue = () => read<RevenueAnswer>(`/money/revenue?${MONTH}`)

  it('in the figures of the month of its pick-up, and no more once it is withdrawn', async () => {
    const booking = await returned()
    expect(await figures()).toMatchObject({ revenue: 85.5, revenueWithoutVat: 68.95 })
    const id = await charged(booking)
    // 30.00 contain 5.81 of VAT.
    expect(await figures()).toMatchObject({ revenue: 115.5, revenueWithoutVat: 93.14, rentals: 1 })
    await charged(booking, { ...cleaning, kind: 'fine', amount: 60 })
    expect(await figures()).toMatchObject({ revenue: 175.5, revenueWithoutVat: 153.14 })
    expect((await withdraw(id)).status).toBe(200)
    expect(await figures()).toMatchObject({ revenue: 145.5 })
  })

  it('in the revenue of its day at its own rate, beside what the rental earned', async () => {
    const booking = await returned()
    expect(await revenue()).toMatchObject({ rent: 68.95, extraCharges: 0, total: 68.95 })
    await charged(booking)
    await charged(booking, { ...cleaning, kind: 'fine', amount: 60 })
    expect(await revenue()).toMatchObject({ rent: 68.95, extraCharges: 84.19, total: 153.14 })
  })
})

describe('where staff and customers meet it', () => {
  it('Today lists what nobody has decided on', async () => {
    const booking = await returned()
    const listed = async () => {
      const { proposed: waiting } = (await (await desk.get('/today')).json()) as TodayAnswer
      return waiting.map(({ id }) => id)
    }
    expect(await listed()).toEqual([])
    const id = await proposed(booking, cleaning)
    expect(await listed()).toEqual([booking.own.id])
    await chargeOf(id)
    expect(await listed()).toEqual([])
  })

  it('the letter of its payment has its invoice and not the rental’s, and nobody is told to take the car', async () => {
    const booking = await returned()
    await charged(booking)
    const [rental, extra] = await invoicesOf(booking)
    await booking.own.payAtBank()
    const letter = (await lettersAbout(booking, /^Makse /)).at(-1)
    const names = letter?.attachments.map(({ filename }) => filename) ?? []
    expect(names).toContain(`${extra}.pdf`)
    expect(names).not.toContain(`${rental}.pdf`)
    expect(names.some((name) => name?.endsWith('.ics'))).toBe(false)
    expect(letter?.text).not.toContain('kindlalt sinu')
  })

  it('a picture that is too large is refused with the size that is set', async () => {
    const id = await proposed(await returned(), damage)
    const response = await sendPicture(id, new Uint8Array(MOST_UPLOAD_BYTES + 1))
    const { detail } = (await response.json()) as { detail: string }
    expect([response.status, detail.includes(`${MOST_UPLOAD_MEGABYTES} MB`)]).toEqual([413, true])
  })
})
