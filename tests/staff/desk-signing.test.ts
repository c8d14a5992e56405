import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { jpegWithNotes } from '../support/document-files.ts'
import { drawnName } from '../support/drawings.ts'
import { readPdf } from '../support/read-pdf.ts'
import { TEST_NOW } from '../support/small-company.ts'
import { type AtWork, ORIGIN, signedIn } from '../support/staff.ts'
import { Desk, refusal, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
let staff: AtWork

beforeEach(async () => {
  await system.db().delete(schema.carOccupancies)
  system.clock.now = TEST_NOW
  staff = await signedIn(system, 'agent')
})

async function paid(): Promise<StaffBooking> {
  const booking = await StaffBooking.registered(desk)
  await booking.own.payAtBank()
  return booking
}
const drawing = async () => `data:image/png;base64,${Buffer.from(await drawnName()).toString('base64')}`
const sendPaper = (booking: StaffBooking, bytes: Uint8Array<ArrayBuffer>, type: string) =>
  system.send(`/api/admin/bookings/${booking.own.id}/signed-paper`, {
    method: 'POST',
    headers: { cookie: staff.cookie, origin: ORIGIN, 'content-type': type },
    body: bytes,
  })
async function sealed(booking: StaffBooking): Promise<string[]> {
  const { papers } = schema
  const rows = await system.db().select().from(papers).where(eq(papers.bookingId, booking.own.id))
  return (await readPdf(rows.find(({ kind }) => kind === 'signed-contract')?.pdf ?? new Uint8Array())).pages
}

describe('D41: signing at the desk', () => {
  it('on the screen keeps the drawing, when, and who saw it', async () => {
    const booking = await paid()
    expect((await booking.post('signature', { drawing: await drawing(), isRead: false })).status).toBe(422)
    expect((await booking.post('signature', { drawing: await drawing(), isRead: true })).status).toBe(200)
    const page = await booking.page()
    expect(page).toMatchObject({
      status: 'SIGNED',
      signature: { method: 'drawn', witness: expect.stringMatching(/\S/) },
    })
    expect((await sealed(booking)).join(' ')).toContain(page.signature?.witness)
    expect(await booking.lastChange()).toMatchObject({ action: 'sign', after: { method: 'drawn' } })
    expect(
      await refusal(await booking.post('signature', { drawing: await drawing(), isRead: true })),
    ).toEqual([409, 'not_in_this_state'])
  })

  it('on paper keeps a picture of what was signed, behind the page that tells of it', async () => {
    const booking = await paid()
    expect(await refusal(await sendPaper(booking, new Uint8Array([1, 2, 3]), 'image/jpeg'))).toEqual([
      422,
      'not_a_picture',
      'scan',
    ])
    expect((await sendPaper(booking, new Uint8Array(await jpegWithNotes()), 'image/jpeg')).status).toBe(200)
    expect(await booking.page()).toMatchObject({ status: 'SIGNED', signature: { method: 'paper' } })
    const pages = await sealed(booking)
    expect(pages.at(-2)).toContain('paberil')
    expect(pages.at(-1)).toBe('')
  })

  it('by a code opens the customer’s own signing page, and the log says who showed it', async () => {
    const booking = await paid()
    const { link } = (await (await booking.post('signing-link')).json()) as { link: string }
    const token = new URL(link).searchParams.get('token')
    expect(token).toBe(booking.own.token)
    expect(await booking.lastChange()).toMatchObject({ action: 'show-signing-link' })
    expect(await booking.own.signByHand()).toEqual({ kind: 'signed' })
    expect((await booking.page()).signature).toMatchObject({ witness: null })
    expect(await refusal(await booking.post('signing-link'))).toEqual([409, 'not_in_this_state'])
  })

  it('is refused before there is anything to sign', async () => {
    const booking = await StaffBooking.registered(desk)
    expect(
      await refusal(await booking.post('signature', { drawing: await drawing(), isRead: true })),
    ).toEqual([409, 'not_in_this_state'])
  })
})
