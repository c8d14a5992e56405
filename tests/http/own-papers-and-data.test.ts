import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import type { Attention } from '../../src/domain/booking/attention.ts'
import { retention } from '../../src/domain/people/retention.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { forgetPeople } from '../../src/use-cases/people/forget-people.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { png } from '../support/document-files.ts'
import { lettersTo } from '../support/letters-in-folder.ts'
import { readPdf } from '../support/read-pdf.ts'

import { TEST_NOW } from '../support/small-company.ts'
import { signedIn } from '../support/staff.ts'
import { Desk, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })
const { bookings, clients, uploads } = schema
const { customer } = await loadMessages('en')

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(schema.carOccupancies)
})

/** What a page shows; the words that it brings along for its scripts are not shown. */
async function shown(own: CustomerBooking, path: string, query = ''): Promise<string> {
  const response = await system.get(own.at(path) + query, own.held)
  expect(response.status).toBe(200)
  return textOf(await response.text())
}
const textOf = (html: string): string =>
  html
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

async function send(own: CustomerBooking, kind: string): Promise<void> {
  const response = await system.send(`/api/customer/uploads?driver=0&kind=${kind}`, {
    method: 'POST',
    headers: { 'x-booking-token': own.token },
    body: new Uint8Array(await png()),
  })
  expect(response.status).toBe(201)
}

const clientOf = async (own: CustomerBooking) => {
  const { clientId } = await own.row()
  const [row] = await system.db().select().from(clients).where(eq(clients.id, clientId))
  return row
}

it('R15: the page where a contract is signed has its text, word for word as the PDF', async () => {
  const own = await CustomerBooking.register(system)
  await own.payAtBank()
  await deliverLetters(system.running().jobs)
  const text = await own.services.contractText(own.token)
  const contract = (await own.papers()).find(({ kind }) => kind === 'contract')
  const { pages } = await readPdf(contract?.pdf ?? new Uint8Array())
  const paper = pages.join(' ').replaceAll(/\s+/g, '')
  const page = (await shown(own, pathOf('sign', 'en'))).replaceAll(' ', '')
  const words = (text?.blocks ?? []).flatMap((block) => ('cells' in block ? block.cells : [block.text]))
  expect(words.length).toBeGreaterThan(40)
  for (const word of words.map((one) => one.replaceAll(/\s+/g, ''))) {
    expect(paper).toContain(word)
    expect(page).toContain(word)
  }
  const { conditions } = await loadMessages('et')
  expect(words.join(' ')).toContain(conditions.points.driver.title)
  expect(words.join(' ')).toContain('Jaan Tamm')

  // What is signed is the paper: where the booking says something else by now, no text is shown for it.
  await system
    .db()
    .update(bookings)
    .set({ deposit: (await own.row()).price })
    .where(eq(bookings.id, own.id))
  expect(await own.services.contractText(own.token)).toBeUndefined()
})

it('R16: a booking lists its receipts and the files that were sent', async () => {
  const own = await CustomerBooking.register(system)
  await own.payAtBank()
  await deliverLetters(system.running().jobs)
  await send(own, 'licence-front')
  await send(own, 'other')
  const page = await shown(own, pathOf('documents', 'en'))
  const receipt = (await own.papers()).find(({ kind }) => kind === 'receipt')
  expect(page).toContain(customer.papers.kinds.receipt)
  expect(page).toContain(receipt?.number)
  expect(page).toMatch(/Driving licence, front .{0,40} 15\/11\/2026, PNG, \d+ kB/)
  expect(page).toMatch(/Another document .{0,40} 15\/11\/2026, PNG, \d+ kB/)
})

it('R14: the letter about one refused paper leads to the page that asks for just that one', async () => {
  const email = 'uks.paber@example.ee'
  const own = await CustomerBooking.register(system, { client: client({ email, language: 'en' }) })
  await send(own, 'licence-back')
  const [upload] = await system.db().select().from(uploads).where(eq(uploads.bookingId, own.id))
  const mari = await signedIn(system, 'agent')
  const refused = await mari.post(`/documents/${upload?.id}/review`, {
    verdict: 'refuse',
    reason: 'Blurred.',
  })
  expect(refused.status).toBe(200)
  const letter = (await lettersTo(system, email)).at(-1)
  const link = /https?:\/\/\S+\/en\/upload-document\?\S+/.exec(letter?.text ?? '')?.[0]
  const { pathname, searchParams } = new URL(link ?? '')
  expect(searchParams.get('kind')).toBe('licence-back')
  // Opened by the button, as mailboxes open links by themselves.
  const opening = await (await system.get(pathname + new URL(link ?? '').search)).text()
  const action = /<form method="post" action="([^"]+)"/.exec(opening)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const opened = await system.send(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token: own.token }).toString(),
  })
  expect(opened.status).toBe(303)
  const page = textOf(await (await system.get(opened.headers.get('location') ?? '', own.held)).text())
  expect(page).toContain(customer.upload.titleOne)
  expect(page).toContain(customer.upload.kinds['licence-back'])
  expect(page).not.toContain(customer.upload.kinds['licence-front'])
})

describe('R17: whoever wants to be erased', () => {
  const path = pathOf('documents', 'en')
  const ask = (own: CustomerBooking) =>
    system.send(own.at(path), {
      method: 'POST',
      headers: { ...own.held, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ intent: 'request-erasure' }).toString(),
    })

  it('asks on the page of a booking; the office is told once, and the page says that it knows', async () => {
    const own = await CustomerBooking.register(system)
    expect(await shown(own, path)).toContain(customer.privacy.eraseAsk)
    expect((await ask(own)).status).toBe(200)
    await ask(own)
    expect((await own.row()).attentions).toEqual(['erasure-asked'] satisfies Attention[])
    const page = await shown(own, path)
    expect(page).toContain(`within ${retention.erasureAnswerDays} days`)
    expect(page).not.toContain(customer.privacy.eraseAsk)
    // It is no trouble with the booking.
    expect(page).not.toContain(customer.home.needsPeople)
    await deliverLetters(system.running().jobs)
    const letters = await system.db().select().from(schema.mails).where(eq(schema.mails.bookingId, own.id))
    const told = letters.filter(({ kind, sentAt }) => kind === 'office-needs-attention' && sentAt)
    expect(told).toHaveLength(1)
  })

  it('is a task of the staff until they have done it', async () => {
    const own = await CustomerBooking.register(system)
    await ask(own)
    const owner = await signedIn(system, 'owner')
    const today = JSON.stringify(await (await owner.get('/today')).json())
    expect(today).toContain('erasure-asked')
    const { clientId } = await own.row()
    expect((await owner.post(`/clients/${clientId}/erase`)).status).toBe(200)
    expect((await own.row()).attentions).toEqual([])
  })
})

describe('R22: records tell what happened', () => {
  it('a client is a customer from the first key on', async () => {
    const { own } = await StaffBooking.signed(new Desk(system), true)
    expect((await clientOf(own))?.isCustomer).toBe(false)
    await system.db().delete(schema.carOccupancies)
    const { own: driving } = await StaffBooking.onTheRoad(new Desk(system), true)
    expect((await clientOf(driving))?.isCustomer).toBe(true)
  })

  it('a booking lists what was sent for it, its client the papers besides, until they are forgotten', async () => {
    const own = await CustomerBooking.register(system)
    await send(own, 'identity')
    await send(own, 'other')
    const sent = await system
      .db()
      .select()
      .from(uploads)
      .where(eq(uploads.bookingId, own.id))
      .orderBy(uploads.id)
    const names = sent.map(({ id, kind }) => ({ name: `${id}-${kind}.png`, kind }))
    expect((await own.row()).documents).toEqual(names)
    expect((await clientOf(own))?.additionalDocuments).toEqual([names[1]?.name])
    const { files } = system.running().customer.uploads
    await forgetPeople(system.db(), files, new Date('2027-12-01T00:00:00Z'))
    expect((await own.row()).documents).toEqual([])
    expect((await clientOf(own))?.additionalDocuments).toEqual([])
  })
})
