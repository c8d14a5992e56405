import { expect, it } from 'vitest'
import { bookingKeys } from '../screens/booking/booking-keys.ts'
import { letterOf, meaningOfKey, recordWays, ways } from './shortcuts.ts'

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

it('a letter is that of its key, whatever alphabet is typed', () => {
  expect(letterOf({ key: 'п', code: 'KeyG' })).toBe('g')
  expect(letterOf({ key: 'g', code: 'KeyG' })).toBe('g')
  // On a French keyboard the letter, not the place of the key.
  expect(letterOf({ key: 'a', code: 'KeyQ' })).toBe('a')
  expect(letterOf({ key: '?', code: 'Digit7' })).toBe('?')
})

it('what a letter does on a booking is one thing, and no letter of the whole area', () => {
  const letters = Object.values(bookingKeys)
  expect(new Set(letters).size).toBe(letters.length)
  expect(letters.filter((letter) => meaningOfKey(letter, false))).toEqual([])
  expect(Object.keys(bookingKeys)).not.toContain('cancel')
})
