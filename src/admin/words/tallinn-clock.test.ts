import { describe, expect, it } from 'vitest'
import { instantOf, labelOf } from '../../domain/calendar/tallinn.ts'
import { labelFrom } from '../../domain/calendar/wall-clock.ts'
import { tallinnInstant, tallinnLabel, tallinnMinute } from './tallinn-clock.ts'

/** The browser's clock says what the domain's says, also where hours are doubled or left out. */
describe('Tallinn in the browser', () => {
  it('reads every half hour around both changes as the domain does', () => {
    for (const start of ['2026-03-28T12:00Z', '2026-10-24T12:00Z', '2026-12-31T12:00Z']) {
      for (let half = 0; half < 72; half++) {
        const at = new Date(Date.parse(start) + half * 1_800_000)
        expect(tallinnMinute(at)).toBe(labelOf(at))
      }
    }
  })

  it('finds the instant of a label as the domain does', () => {
    for (const day of ['2026-03-29', '2026-10-25', '2026-07-01', '2026-12-31']) {
      for (let hour = 0; hour < 24; hour++) {
        const label = labelFrom(`${day}T${String(hour).padStart(2, '0')}:30`)
        expect([day, hour, tallinnInstant(label)]).toEqual([day, hour, instantOf(label)])
      }
    }
  })

  it('writes labels as fields take them', () => {
    expect(tallinnLabel(new Date('2026-11-16T08:05:00Z'))).toBe('2026-11-16T10:05')
  })
})
