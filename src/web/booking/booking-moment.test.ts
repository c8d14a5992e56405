import { describe, expect, it } from 'vitest'
import { heldUntil } from './booking-moment.ts'

describe('until when a car is held', () => {
  const now = new Date('2026-11-15T21:40:00Z')

  it('is a time on the same Tallinn day, and a day and a time on another', () => {
    expect(heldUntil('2026-11-15T21:59:00Z', now, 'et')).toBe('23:59')
    expect(heldUntil('2026-11-15T22:10:00Z', now, 'et')).toBe('16.11.2026 00:10')
    expect(heldUntil('2026-11-16T21:40:00Z', now, 'en')).toBe('16/11/2026 23:40')
  })
})
