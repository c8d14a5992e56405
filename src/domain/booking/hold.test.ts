import { expect, it } from 'vitest'
import { phoneHoldExpiry } from './hold.ts'

const lateEvening = new Date('2026-11-15T21:50:00Z')

it('a car is kept half an hour for someone who pays at once', () => {
  expect(phoneHoldExpiry(lateEvening, 'half-hour')).toEqual(new Date('2026-11-15T22:20:00Z'))
})

it("until tomorrow evening by Tallinn's clock", () => {
  expect(phoneHoldExpiry(lateEvening, 'tomorrow')).toEqual(new Date('2026-11-16T16:00:00Z'))
  // Ten minutes later it is Monday in Tallinn, though not yet in Greenwich.
  expect(phoneHoldExpiry(new Date('2026-11-15T22:00:00Z'), 'tomorrow')).toEqual(
    new Date('2026-11-17T16:00:00Z'),
  )
})

it('or without an end', () => {
  expect(phoneHoldExpiry(lateEvening, 'no-limit')).toBeNull()
})
