import { describe, expect, it } from 'vitest'
import { weekly } from '../../../../tests/support/example-catalogue.ts'
import { labelFrom } from '../../../domain/calendar/wall-clock.ts'
import { cents } from '../../../domain/money.ts'
import type { BookingForm } from '../booking-form.ts'
import { checkForm, formErrors } from './check-form.ts'

const now = labelFrom('2026-11-15T12:00')
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
const daily = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({
  id: weekday,
  weekday,
  start: 480,
  end: 1200,
  rentPrice: cents(0),
  returnPrice: cents(0),
}))
const places = [{ id: 1, hours: weekly(daily) }]
const errorsOf = (changed: Partial<BookingForm>) => {
  const typed = { ...form, ...changed }
  return formErrors(typed, checkForm(typed, places, now), now)
}

describe('the form, before it is sent', () => {
  it('has nothing to say about a rental that can be', () => {
    expect(errorsOf({})).toEqual({})
    expect(errorsOf({ returnLocationId: 1, returnTime: '20:00' })).toEqual({})
  })

  it.each<[Partial<BookingForm>, object]>([
    [{ rentDay: '' }, { rentDay: 'rentDay' }],
    [{ rentDay: '2026-02-30' }, { rentDay: 'date' }],
    [{ rentTime: '' }, { rentTime: 'rentTime' }],
    [{ returnTime: '25:00' }, { returnTime: 'returnTime' }],
    [{ rentDay: '2026-11-14' }, { rentDay: 'rentInPast' }],
    [{ rentDay: '2026-11-15', rentTime: '11:30' }, { rentTime: 'rentInPast' }],
    [{ rentTime: '20:00' }, { rentTime: 'rentClosed' }],
    [{ returnTime: '20:30' }, { returnTime: 'returnClosed' }],
    [{ returnDay: '2026-11-15' }, { returnDay: 'returnBeforeRent' }],
    [{ returnDay: '2026-11-16' }, { returnTime: 'returnBeforeRent' }],
    [{ rentDay: '2027-03-28', rentTime: '03:30', returnDay: '2027-04-01' }, { rentTime: 'missingHour' }],
    [{ rentDay: '2031-11-17', returnDay: '2031-11-19' }, { rentDay: 'tooFar' }],
    [{ returnDay: '2027-11-18' }, { returnDay: 'tooLong' }],
    [{ rentDay: '2026-11-14', rentTime: '05:00' }, { rentDay: 'rentInPast' }],
    [{ rentLocationId: undefined }, { rentLocationId: 'rentPlace' }],
    [{ returnLocationId: 9 }, { returnLocationId: 'returnPlace' }],
  ])('%j is told beside its field', (changed, expected) => {
    expect(errorsOf(changed)).toEqual(expected)
  })
})
