import { afterAll, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { listenLocally } from '../../src/infra/local-server.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { png } from '../support/document-files.ts'
import { useTestSystem } from '../support/test-system.ts'

/** A bucket that is there when the server starts, and may be taken away. */
const bucket = { isThere: true }
const server = await listenLocally(
  () => () => new Response(null, { status: bucket.isThere ? 200 : 404, headers: { connection: 'close' } }),
)
afterAll(() => server.close())

const system = useTestSystem({ FILES_URL: `${server.url.replace('//', '//key:secret@')}/private` })

it('a file that could not be kept is not said to be received, and the next one is', async () => {
  const own = await CustomerBooking.register(system)
  const send = async () =>
    system.send('/api/customer/uploads?driver=0&kind=other', {
      method: 'POST',
      headers: { 'x-booking-token': own.token },
      body: new Uint8Array(await png()),
    })
  bucket.isThere = false
  const refused = await send()
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'not_kept' }])
  expect(await system.db().$count(schema.uploads)).toBe(0)
  expect(await (await system.get('/readyz')).json()).toMatchObject({ status: 'ready', files: 'missing' })
  bucket.isThere = true
  expect((await send()).status).toBe(201)
})
