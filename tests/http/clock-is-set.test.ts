import { expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { deliverLetters, jobs } from '../../src/jobs/catalogue.ts'
import { registration } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { useTestSystem } from '../support/test-system.ts'
import { brokenBookings } from '../support/whole-bookings.ts'

const system = useTestSystem()
const HOUR = 3_600_000
const step = (hours: number) => {
  system.clock.now = new Date(system.clock.now.getTime() + hours * HOUR)
}
const everyJob = async () => {
  for (const { run } of jobs) await run(system.running().jobs)
}

it('a clock that is set back and forth loses no booking, pays none twice and sends no letter again', async () => {
  const own = await CustomerBooking.register(system)
  await deliverLetters(system.running().jobs)
  step(-2)
  await everyJob()
  // The car is still held: nobody else gets it while its owner is on the way to the bank.
  const other = await system.post('/api/booking/register', registration())
  expect([other.status, (await other.json()).code]).toEqual([409, 'car_taken'])
  await own.payAtBank()
  await everyJob()
  step(2)
  await everyJob()
  step(-1)
  await everyJob()
  step(1)
  await everyJob()
  expect((await own.row()).status).toBe('CONFIRMED')
  expect((await own.occupancy())?.holdExpiresAt).toBeNull()
  const { mails, ledgerEntries } = schema
  const paid = await system.db().select().from(ledgerEntries)
  expect(paid.filter(({ kind }) => kind === 'payment')).toHaveLength(1)
  const letters = await system.db().select().from(mails)
  expect(letters.every(({ attempts, sentAt }) => attempts === 1 && sentAt !== null)).toBe(true)
  expect(new Set(letters.map(({ key }) => key)).size).toBe(letters.length)
  expect(await brokenBookings(system.db(), { now: system.clock.now })).toEqual([])
})
