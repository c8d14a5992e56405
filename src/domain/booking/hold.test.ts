import { expect, it } from 'vitest'
import { standardRules } from '../house-rules.ts'
import { fullHoldExpiry, phoneHoldExpiry, unpaidLimits, unpaidUnder } from './hold.ts'

const lateEvening = new Date('2026-11-15T21:50:00Z')

it('a car is kept half an hour for someone who pays at once', () => {
  expect(phoneHoldExpiry(lateEvening, 'half-hour', standardRules)).toEqual(new Date('2026-11-15T22:20:00Z'))
})

it("until tomorrow evening by Tallinn's clock", () => {
  expect(phoneHoldExpiry(lateEvening, 'tomorrow', standardRules)).toEqual(new Date('2026-11-16T16:00:00Z'))
  // Ten minutes later it is Monday in Tallinn, though not yet in Greenwich.
  expect(phoneHoldExpiry(new Date('2026-11-15T22:00:00Z'), 'tomorrow', standardRules)).toEqual(
    new Date('2026-11-17T16:00:00Z'),
  )
})

it('or without an end', () => {
  expect(phoneHoldExpiry(lateEvening, 'no-limit', standardRules)).toBeNull()
})

it('as long as the house says', () => {
  const rules = { phoneHoldMinutes: 45, phoneHoldHour: 12 }
  expect(phoneHoldExpiry(lateEvening, 'half-hour', rules)).toEqual(new Date('2026-11-15T22:35:00Z'))
  expect(phoneHoldExpiry(lateEvening, 'tomorrow', rules)).toEqual(new Date('2026-11-16T10:00:00Z'))
})

it('a car waits as for a request where nobody can pay at once', () => {
  const rules = { ...standardRules, payNowMinutes: 20, requestMinutes: 120 }
  const untilFor = (canPayAtOnce: boolean) =>
    fullHoldExpiry(lateEvening, false, unpaidUnder({ ...unpaidLimits, canPayAtOnce }, rules))
  expect(untilFor(true)).toEqual(new Date('2026-11-15T22:10:00Z'))
  expect(untilFor(false)).toEqual(new Date('2026-11-15T23:50:00Z'))
})

it('an address is confirmed no later than a request is answered', () => {
  const rules = { ...standardRules, unconfirmedMinutes: 600, requestMinutes: 120 }
  expect(unpaidUnder(unpaidLimits, rules).unconfirmedMinutes).toBe(120)
})
