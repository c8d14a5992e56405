import { describe, expect, it } from 'vitest'
import { dayFrom, formatDay } from '../calendar/wall-clock.ts'
import { type Duty, dueAgain, dutyState, offRoadDays, REMIND_DAYS, REMIND_KM } from './duties.ts'

const duty = (own: Partial<Duty>): Duty => ({
  dueOn: null,
  dueKm: null,
  everyMonths: null,
  everyKm: null,
  ...own,
})
const today = dayFrom('2026-11-18')

describe('a duty of a car', () => {
  it.each([
    [{ dueOn: '2026-11-17' }, 'overdue'],
    [{ dueOn: '2026-11-18' }, 'soon'],
    [{ dueOn: '2026-12-18' }, 'soon'],
    [{ dueOn: '2026-12-19' }, 'later'],
    [{ dueKm: 50_000 }, 'overdue'],
    [{ dueKm: 50_001 }, 'soon'],
    [{ dueKm: 50_000 + REMIND_KM + 1 }, 'later'],
    // What comes first counts.
    [{ dueOn: '2027-11-18', dueKm: 50_500 }, 'soon'],
    [{ dueOn: '2026-11-01', dueKm: 90_000 }, 'overdue'],
  ] as const)('%j at 50,000 km is %s', (own, state) => {
    expect(REMIND_DAYS).toBe(30)
    expect(dutyState(duty(own), today, 50_000)).toBe(state)
  })

  it('is due again so long after it was done, on the last day of a shorter month', () => {
    expect(dueAgain(duty({ everyMonths: 12 }), '2026-11-18', 50_000)).toEqual({
      dueOn: '2027-11-18',
      dueKm: null,
    })
    expect(dueAgain(duty({ everyMonths: 1 }), '2027-01-31', 0)).toEqual({ dueOn: '2027-02-28', dueKm: null })
    expect(dueAgain(duty({ everyMonths: 1 }), '2026-12-31', 0)).toEqual({ dueOn: '2027-01-31', dueKm: null })
    expect(dueAgain(duty({ everyKm: 15_000, everyMonths: 24 }), '2026-02-28', 40_100)).toEqual({
      dueOn: '2028-02-28',
      dueKm: 55_100,
    })
    expect(dueAgain(duty({ dueOn: '2026-11-18' }), '2026-11-18', 1)).toBeUndefined()
  })

  it('takes its car off the road from when the first of them is due, as far as anyone looks ahead', () => {
    const days = (own: Partial<Duty>[], mileage = 10) => {
      const off = offRoadDays(own.map(duty), mileage, today)
      return off && [formatDay(off.first), formatDay(off.last)]
    }
    expect(days([])).toBeUndefined()
    expect(days([{ dueOn: '2026-12-24' }, { dueOn: '2026-11-30' }, { dueKm: 11 }])).toEqual([
      '2026-12-01',
      '2026-12-18',
    ])
    expect(days([{ dueOn: '2026-12-18' }])).toBeUndefined()
    expect(days([{ dueOn: '2026-12-17' }])).toEqual(['2026-12-18', '2026-12-18'])
    expect(days([{ dueOn: '2026-10-01' }])).toEqual(['2026-11-18', '2026-12-18'])
    expect(days([{ dueOn: '2027-06-01', dueKm: 10 }])).toEqual(['2026-11-18', '2026-12-18'])
    expect(days([{ dueKm: 11 }])).toBeUndefined()
  })
})
