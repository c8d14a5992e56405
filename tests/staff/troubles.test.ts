import { isNull } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { listenLocally } from '../../src/infra/local-server.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { png } from '../support/document-files.ts'
import { freePort } from '../support/free-port.ts'
import { signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'
import { waitFor } from '../support/waiting.ts'

/** A bucket and a bank that are there when the server starts, and may be taken away. */
const isThere = { bucket: true, bank: true }
const bucket = await listenLocally(
  () => () => new Response(null, { status: isThere.bucket ? 200 : 503, headers: { connection: 'close' } }),
)
const bank = await listenLocally(
  () => () =>
    isThere.bank
      ? Response.json({ uuid: 'x', name: 'x', paymentMethods: {} }, { headers: { connection: 'close' } })
      : new Response('gone', { status: 502, headers: { connection: 'close' } }),
)
afterAll(async () => {
  await bucket.close()
  await bank.close()
})

const system = useTestSystem({
  FILES_URL: `${bucket.url.replace('//', '//key:secret@')}/private`,
  MONTONIO_ACCESS_KEY: 'key',
  MONTONIO_SECRET_KEY: 'a secret that is long enough for the bank',
  MONTONIO_URL: bank.url,
  SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  SIMULATE: 'phones,lockers',
})

it('what does not answer is shown to the staff while it lasts, and nothing is lost by it', async () => {
  const agent = await signedIn(system, 'agent')
  const troubles = async () =>
    (await (await agent.get('/troubles')).json()).map(({ part }: { part: string }) => part)
  const own = await CustomerBooking.register(system)
  const upload = async () =>
    system.send('/api/customer/uploads?driver=0&kind=other', {
      method: 'POST',
      headers: { 'x-booking-token': own.token },
      body: new Uint8Array(await png()),
    })
  const { provider } = system.running().bank
  expect(await troubles()).toEqual([])

  Object.assign(isThere, { bucket: false, bank: false })
  expect((await upload()).status).toBe(503)
  expect(await provider.methods()).toMatchObject({ ok: false, code: 'unreachable' })
  await deliverLetters(system.running().jobs)
  await waitFor('all three are shown', async () => (await troubles()).length === 3)
  expect((await troubles()).toSorted()).toEqual(['bank', 'files', 'mail'])

  Object.assign(isThere, { bucket: true, bank: true })
  expect((await upload()).status).toBe(201)
  await provider.methods()
  await waitFor('two are back', async () => (await troubles()).length === 1)
  expect(await troubles()).toEqual(['mail'])
  // Whoever noted it may be gone.
  system.clock.now = new Date(system.clock.now.getTime() + 40 * 60_000)
  expect(await troubles()).toEqual([])
  const { mails } = schema
  expect(await system.db().$count(mails, isNull(mails.sentAt))).toBeGreaterThan(0)
})
