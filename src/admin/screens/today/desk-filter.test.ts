import { expect, it } from 'vitest'
import type { DeskBooking } from '../../../contract/staff/today.ts'
import { ofPlace } from './desk-filter.tsx'

const booking = (id: number, rentPlace: string, returnPlace: string) =>
  ({ id, rentPlace, returnPlace }) as DeskBooking

it('D59: a place sees who comes there and who returns there', () => {
  const [there, back] = [booking(1, 'Tallinn', 'Tartu'), booking(2, 'Tartu', 'Tallinn')]
  const day = { now: '2026-11-16T10:00', pickUps: [there, back], returns: [there, back] }
  expect(ofPlace(day, '')).toBe(day)
  expect(ofPlace(day, 'Tartu')).toEqual({ now: day.now, pickUps: [back], returns: [there] })
})

it('what waits for papers is found by its booking, and what is about no booking stays', () => {
  const waiting = [{ booking: booking(3, 'Tartu', 'Tartu'), waiting: 1, since: '' }]
  const answers = [{ id: 1 }] as never
  expect(ofPlace({ papers: waiting, answers }, 'Tallinn')).toEqual({ papers: [], answers })
})
