import { afterAll, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { jobs } from '../../src/jobs/catalogue.ts'
import { Bucket } from '../support/bucket.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { png } from '../support/document-files.ts'
import { useTestSystem } from '../support/test-system.ts'

const bucket = await Bucket.open()
afterAll(() => bucket.close())
const system = useTestSystem({ FILES_URL: `http://key:secret@127.0.0.1:${bucket.port}/private` })

const sweep = () => jobs.find(({ name }) => name === 'sweep-files')?.run(system.running().jobs)

it('a file whose keeping was never confirmed is taken away later, and those with a row stay', async () => {
  const own = await CustomerBooking.register(system)
  const send = async () =>
    system.send('/api/customer/uploads?driver=0&kind=other', {
      method: 'POST',
      headers: { 'x-booking-token': own.token },
      body: new Uint8Array(await png()),
    })
  expect((await send()).status).toBe(201)
  bucket.losesAnswers = true
  expect((await send()).status).toBe(503)
  expect(bucket.keys()).toHaveLength(2)
  bucket.losesAnswers = false
  await sweep()
  // It may still be under way.
  expect(bucket.keys()).toHaveLength(2)
  system.clock.now = new Date(system.clock.now.getTime() + 16 * 60_000)
  await sweep()
  const rows = await system.db().select().from(schema.uploads)
  expect(bucket.keys()).toEqual(rows.map(({ fileKey }) => fileKey))
  expect(rows).toHaveLength(1)
})
