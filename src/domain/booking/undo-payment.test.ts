import { describe, expect, it } from 'vitest'
import { obstacleToUndoPayment } from './undo-payment.ts'

const NOW = new Date('2026-11-18T10:00:00Z')
const entry = { kind: 'payment', isFromBank: false, isUndone: false, createdAt: NOW } as const
/** Half past midnight in Tallinn on the same day, while in London it is the day before. */
const MIDNIGHT = new Date('2026-11-17T22:30:00Z')

describe('undoing a payment', () => {
  it.each([
    ['a payment of today', {}, false, undefined],
    ['one of the same day on our clocks', { createdAt: MIDNIGHT }, false, undefined],
    ['one of yesterday', { createdAt: new Date('2026-11-17T21:30:00Z') }, false, 'owner_later'],
    ['one of last month, by an owner', { createdAt: new Date('2026-10-01T10:00:00Z') }, true, undefined],
    ['what the bank brought', { isFromBank: true }, true, 'not_by_hand'],
    ['what was handed back', { kind: 'refund' }, true, 'not_by_hand'],
    ['what was undone before', { isUndone: true }, true, 'already_undone'],
  ] as const)('%s', (_, own, isOwner, expected) => {
    expect(obstacleToUndoPayment({ ...entry, ...own }, { isOwner }, NOW)).toBe(expected)
  })
})
