import { describe, expect, it } from 'vitest'
import { dayFrom } from '../../../domain/calendar/wall-clock.ts'
import type { BookingForm } from '../booking-form.ts'
import { type Side, touchDay } from './change-form.ts'

const form: BookingForm = {
  rentDay: '2026-11-16',
  rentTime: '10:00',
  returnDay: '2026-11-19',
  returnTime: '10:00',
  rentLocationId: 1,
  returnLocationId: undefined,
  gearboxType: '',
  couponCodes: [],
}
const touch = (side: Side, day: string, before = form) => {
  const { form: after, next } = touchDay(before, side, dayFrom(day))
  return [after.rentDay, after.returnDay, next]
}

describe('touching a day of the calendar', () => {
  it('sets the pick-up, then the return', () => {
    expect(touch('rent', '2026-11-17')).toEqual(['2026-11-17', '2026-11-20', 'return'])
    expect(touch('return', '2026-11-25')).toEqual(['2026-11-16', '2026-11-25', 'rent'])
  })

  it('takes the return along, so that the rental keeps its length', () => {
    expect(touch('rent', '2026-12-01')).toEqual(['2026-12-01', '2026-12-04', 'return'])
  })

  it('allows both on one day', () => {
    expect(touch('return', '2026-11-16')).toEqual(['2026-11-16', '2026-11-16', 'rent'])
  })

  it('takes a return before the pick-up as a new pick-up', () => {
    expect(touch('return', '2026-11-10')).toEqual(['2026-11-10', '2026-11-13', 'return'])
  })

  it('begins anew where there was no day', () => {
    const empty = { ...form, rentDay: '', returnDay: 'nonsense' }
    expect(touch('return', '2026-11-20', empty)).toEqual(['2026-11-20', '2026-11-21', 'return'])
  })
})
