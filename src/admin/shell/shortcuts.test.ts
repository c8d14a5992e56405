import { expect, it } from 'vitest'
import { meaningOfKey, recordWays, ways } from './shortcuts.ts'

it('every way has a letter of its own', () => {
  const letters = [...Object.keys(ways), ...Object.keys(recordWays)]
  expect(new Set(letters).size).toBe(letters.length)
})

it('a letter leads somewhere only after g', () => {
  expect(meaningOfKey('t', false)).toBeUndefined()
  expect(meaningOfKey('t', true)).toEqual({ kind: 'go', to: '/admin' })
  expect(meaningOfKey('b', true)).toEqual({ kind: 'go', to: '/admin/bookings' })
  expect(meaningOfKey('toString', true)).toBeUndefined()
  expect(meaningOfKey('g', false)).toEqual({ kind: 'begin' })
  expect(meaningOfKey('?', false)).toEqual({ kind: 'keys' })
})
