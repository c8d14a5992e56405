import { expect, it } from 'vitest'
import { closedBefore } from './closed-years.ts'

it.each([
  ['2026-11-18T12:00:00Z', '2024-12-31T22:00:00.000Z'],
  // In Tallinn the year is two hours old already.
  ['2026-12-31T21:59:00Z', '2024-12-31T22:00:00.000Z'],
  ['2026-12-31T22:00:00Z', '2025-12-31T22:00:00.000Z'],
])('at %s years are closed before %s', (now, first) => {
  expect(closedBefore(new Date(now)).toISOString()).toBe(first)
})
