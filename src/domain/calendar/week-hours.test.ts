import { expect, it } from 'vitest'
import { weekFaults } from './week-hours.ts'

const on = (dayName: string, start: string, end: string) => ({ dayName, start, end })

it('windows of one day may meet and not overlap, also past midnight', () => {
  expect(weekFaults([on('MONDAY', '09:00', '12:00'), on('MONDAY', '12:00', '18:00')])).toEqual([])
  expect(weekFaults([on('MONDAY', '09:00', '12:00'), on('TUESDAY', '09:00', '12:00')])).toEqual([])
  expect(weekFaults([on('MONDAY', '09:00', '12:00'), on('MONDAY', '11:59', '18:00')])).toEqual([
    { place: 1, code: 'overlaps' },
  ])
  expect(weekFaults([on('MONDAY', '22:00', '02:00'), on('MONDAY', '23:00', '23:30')])).toEqual([
    { place: 1, code: 'overlaps' },
  ])
})

it('the whole day is from midnight to midnight, and nothing is no window', () => {
  expect(weekFaults([on('SUNDAY', '00:00', '00:00')])).toEqual([])
  expect(weekFaults([on('SUNDAY', '08:00', '08:00')])).toEqual([{ place: 0, code: 'empty' }])
})
