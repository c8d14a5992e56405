import { describe, expect, it } from 'vitest'
import { shownStateOf } from './bar-state.ts'

const now = new Date('2026-11-18T10:00:00Z')
const [before, after] = [new Date('2026-11-17T10:00:00Z'), new Date('2026-11-19T10:00:00Z')]
const booking = {
  status: 'CONFIRMED',
  cancelledAt: null,
  handedOverAt: null,
  actualReturnDate: null,
  returnDate: after,
} as const

describe('the one word for a booking', () => {
  it.each([
    ['its status while the key is here, even after the agreed return', { returnDate: before }, 'CONFIRMED'],
    ['that the car is out', { handedOverAt: before }, 'OUT'],
    ['that it is late', { handedOverAt: before, returnDate: now }, 'OVERDUE'],
    ['that it is back', { handedOverAt: before, actualReturnDate: now, returnDate: before }, 'RETURNED'],
    ['that it was cancelled, whatever came before', { cancelledAt: before }, 'CANCELLED'],
  ] as const)('is %s', (_, changes, state) => {
    expect(shownStateOf({ ...booking, ...changes }, now)).toBe(state)
  })
})
