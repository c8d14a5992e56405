import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { DocumentsAnswer } from '../../src/contract/staff/documents.ts'
import { schema } from '../../src/db/schema.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { forgetPeople } from '../../src/use-cases/people/forget-people.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { png } from '../support/document-files.ts'
import { signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })
const { licenceDates, bookings } = schema
let own: CustomerBooking

beforeAll(async () => {
  own = await CustomerBooking.register(system)
})

const tell = async (fields: Record<string, string>) => {
  const answer = await system.send(own.at(pathOf('upload-documents', 'et')), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...own.held },
    body: new URLSearchParams({ intent: 'licence', driver: '0', ...fields }),
  })
  // Without the words that the page's scripts bring along.
  const text = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  return { status: answer.status, text }
}
const kept = () => system.db().select().from(licenceDates).where(eq(licenceDates.bookingId, own.id))

it('V1: dates that will not do are told at once, with what was typed still there', async () => {
  const short = await tell({ since: '2025-01-01', until: '2031-05-03' })
  expect(short.status).toBe(422)
  expect(short.text).toContain('juhistaaži olema vähemalt 2 aastat')
  expect(short.text).toContain('value="2025-01-01"')
  const ended = await tell({ since: '2010-05-03', until: '2026-11-18' })
  expect(ended.status).toBe(422)
  expect(ended.text).toContain('kaotab kehtivuse enne rendi lõppu')
  expect((await tell({ since: 'eile', until: '' })).status).toBe(422)
  const ofNobody = await tell({ driver: '1', since: '2010-05-03', until: '2031-05-03' })
  expect(ofNobody.text).not.toContain('Sobib: juhiluba kehtib')
  expect(await kept()).toEqual([])
})

it('V1: those that will do stand beside the picture for whoever looks at it, until it is forgotten', async () => {
  const told = await tell({ since: '2010-05-03', until: '2030-05-03' })
  expect(told.status).toBe(200)
  expect(told.text).toContain('Sobib: juhiluba kehtib')
  await tell({ since: '2010-05-03', until: '2031-05-03' })
  expect(await kept()).toMatchObject([{ driver: 0, since: '2010-05-03', until: '2031-05-03' }])
  const sent = await system.send('/api/customer/uploads?driver=0&kind=licence-front', {
    method: 'POST',
    headers: { ...own.held, 'x-booking-token': own.token },
    body: new Uint8Array(await png()),
  })
  expect(sent.status).toBe(201)
  const staff = await signedIn(system, 'agent')
  const { documents } = (await (await staff.get('/documents')).json()) as DocumentsAnswer
  expect(documents[0]?.driver).toMatchObject({ licenceSince: '2010-05-03', licenceUntil: '2031-05-03' })
  await system
    .db()
    .update(bookings)
    .set({ actualReturnDate: system.clock.now })
    .where(eq(bookings.id, own.id))
  const { files } = system.running().customer.uploads
  await forgetPeople(system.db(), files, new Date(system.clock.now.getTime() + 91 * 86_400_000))
  expect(await kept()).toEqual([])
})
