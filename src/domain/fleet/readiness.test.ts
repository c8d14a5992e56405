import { describe, expect, it } from 'vitest'
import { isUrgent, URGENT_HOURS } from './readiness.ts'

const NOW = new Date('2026-11-18T10:00:00Z')
const hoursOn = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

describe('a car between two customers', () => {
  it.each([
    ['to_clean', URGENT_HOURS, true],
    ['cleaning', 1, true],
    ['cleaning', -1, true],
    ['to_clean', URGENT_HOURS + 1, false],
    ['ready', 1, false],
  ] as const)('%s, the next one in %i h: %s', (state, hours, expected) => {
    expect(isUrgent(state, hoursOn(hours), NOW)).toBe(expected)
  })

  it('that nobody waits for has time', () => {
    expect(isUrgent('to_clean', null, NOW)).toBe(false)
  })
})
