import { expect, it } from 'vitest'
import { CustomerBooking } from '../support/customer-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ BAD_NOTICES_PER_MINUTE: '3' })

it('who speaks in the bank’s name is no longer answered, and the bank itself is heard from the same address', async () => {
  const forged = () => system.post('/api/payments/notice', { orderToken: 'a.b.c' })
  const statuses = []
  for (let time = 0; time < 5; time++) statuses.push((await forged()).status)
  expect(statuses).toEqual([403, 403, 403, 429, 429])
  expect((await forged()).headers.get('retry-after')).toMatch(/^\d+$/)
  const own = await CustomerBooking.register(system)
  await own.payAtBank()
  expect(await own.row()).toMatchObject({ isPaid: true })
  expect((await forged()).status).toBe(429)
  const large = { orderToken: 'x'.repeat(20_000) }
  expect((await system.post('/api/payments/notice', large)).status).toBeGreaterThanOrEqual(400)
})
