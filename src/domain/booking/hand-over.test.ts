import { describe, expect, it } from 'vitest'
import { parseDay } from '../calendar/wall-clock.ts'
import { cents } from '../money.ts'
import { isPhotoSpot, licenceState, mayDrive, missingOfAct, missingSteps, photoSpots } from './hand-over.ts'

const lastDay = parseDay('2026-11-19') ?? (0 as never)
const seen = { isSeen: true, until: '2030-01-01' }

describe('licences at a hand-over', () => {
  it.each([
    ['all seen and valid', [seen, { isSeen: true, until: null }], 'seen'],
    ['valid on the last day of the rental', [{ ...seen, until: '2026-11-19' }], 'seen'],
    ['over before the last day', [{ ...seen, until: '2026-11-18' }], 'ends'],
    ['of one of two drivers unseen', [seen, { isSeen: false, until: '2030-01-01' }], 'unseen'],
    ['unseen before over', [{ isSeen: false, until: '2026-01-01' }], 'unseen'],
  ] as const)('%s', (_name, drivers, expected) => {
    expect(licenceState(drivers, lastDay)).toBe(expected)
  })

  it('a car of nine seats needs B, a bus D1 or D', () => {
    expect([mayDrive(['B'], 9), mayDrive(['D1'], 9), mayDrive([], 5)]).toEqual([true, true, false])
    expect([mayDrive(['B', 'C'], 10), mayDrive(['D'], 10), mayDrive(['B', 'D1'], 17)]).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('steps before a key', () => {
  it('are named each by its own code, in their order', () => {
    expect(missingSteps({ licence: 'unseen', depositMissing: cents(1) })).toEqual([
      'licence_unseen',
      'deposit_missing',
    ])
    expect(missingSteps({ licence: 'ends', depositMissing: cents(0) })).toEqual(['licence_ends'])
    expect(missingSteps({ licence: 'seen', depositMissing: cents(0) })).toEqual([])
  })

  it('an act needs all eight pictures and both signatures', () => {
    expect(missingOfAct({ photos: photoSpots, isSigned: true })).toEqual([])
    expect(missingOfAct({ photos: photoSpots.slice(1), isSigned: false })).toEqual([
      'photos_missing',
      'act_unsigned',
    ])
    expect(photoSpots).toHaveLength(8)
  })

  it('pictures stand at known places only', () => {
    expect(['front', 'damage-1', 'damage-20'].map(isPhotoSpot)).toEqual([true, true, true])
    expect(['damage-0', 'damage-21', 'inside', '../front'].map(isPhotoSpot)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})
