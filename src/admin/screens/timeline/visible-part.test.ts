import { describe, expect, it } from 'vitest'
import { atTime, calendarDay } from '../../../domain/calendar/wall-clock.ts'
import { layRows } from './rows.ts'
import { labelAt, scaleAround, snapped, xOf, zooms } from './scale.ts'
import { isSamePart, visiblePart } from './visible-part.ts'

const today = calendarDay(20_000)
const cars = Array.from({ length: 300 }, (_, id) => ({
  id,
  name: 'Auto',
  plate: `${id}`,
  isActive: true,
  placeId: null,
}))
const rows = layRows([{ id: 1, name: { et: '', en: '', ru: '' }, cars }], new Set())
const scale = scaleAround(today, 'week')
const view = { left: 40_000, top: 5_000, width: 1_200, height: 600 }

describe('the part of the sheet in the document', () => {
  it('holds everything that can be seen, wherever someone scrolls', () => {
    for (const zoom of zooms) {
      const measure = scaleAround(today, zoom)
      for (let left = 0; left < measure.days * measure.width; left += 997) {
        const top = (left * 7) % 12_000
        const part = visiblePart({ ...view, left, top }, rows, measure)
        expect(xOf(measure, atTime(part.firstDay, 0))).toBeLessThanOrEqual(left)
        const end = Math.min(left + view.width, measure.days * measure.width)
        expect(xOf(measure, atTime(part.lastDay, 0))).toBeGreaterThanOrEqual(end)
        expect(rows[part.firstRow]?.top ?? 0).toBeLessThanOrEqual(top)
        const last = rows[part.lastRow - 1]
        const bottom = Math.min(top + view.height, 300 * 44 + 36)
        expect((last?.top ?? 0) + (last?.height ?? 0)).toBeGreaterThanOrEqual(bottom)
      }
    }
  })

  it('stays small, and the same while someone scrolls within a step', () => {
    const part = visiblePart(view, rows, scale)
    expect(part.lastRow - part.firstRow).toBeLessThanOrEqual(48)
    expect(part.lastDay - part.firstDay).toBeLessThanOrEqual(42)
    const changes = Array.from({ length: 100 }, (_, i) =>
      visiblePart({ ...view, left: 40_000 + i * 8 }, rows, scale),
    )
    const others = changes.filter((next, index) => index > 0 && !isSamePart(next, changes[index - 1] ?? next))
    expect(others.length).toBeLessThanOrEqual(3)
  })
})

describe('the scale', () => {
  it('finds the time of a place and the place of a time', () => {
    for (const zoom of zooms) {
      const measure = scaleAround(today, zoom)
      const label = atTime(today, 10 * 60 + 30)
      expect(labelAt(measure, xOf(measure, label))).toBe(label)
    }
  })

  it('moves by days, and by half hours where there is room or someone asks', () => {
    expect(snapped(scale, scale.width * 1.4, false)).toBe(1440)
    expect(snapped(scale, scale.width * 1.4, true)).toBe(2010)
    expect(snapped(scaleAround(today, 'day'), 288 / 24, false)).toBe(60)
  })
})
