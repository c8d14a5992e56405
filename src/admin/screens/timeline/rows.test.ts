import { describe, expect, it } from 'vitest'
import { carAt, carFrom, heightOf, heights, layRows, rowIndexAt } from './rows.ts'

const car = (id: number) => ({ id, name: `Auto ${id}`, plate: `${id}AAA`, isActive: true, placeId: null })
const group = (id: number, ...cars: number[]) => ({
  id,
  name: { et: 'Väike', en: 'Small', ru: 'Малый' },
  cars: cars.map(car),
})
const groups = [group(1, 11, 12, 13), group(2, 21, 22)]
const rows = layRows(groups, new Set())

describe('the lines of the sheet', () => {
  it('lie under each other, headings between them', () => {
    expect(rows.map((row) => (row.kind === 'car' ? row.car.id : `group ${row.group.id}`))).toEqual([
      'group 1',
      11,
      12,
      13,
      'group 2',
      21,
      22,
    ])
    expect(heightOf(rows)).toBe(2 * heights.roomy.group + 5 * heights.roomy.car)
    for (const [index, row] of rows.entries()) expect(row.top).toBe(heightOf(rows.slice(0, index)))
  })

  it('leave out the cars of a closed group', () => {
    expect(layRows(groups, new Set([1])).map(({ kind }) => kind)).toEqual(['group', 'group', 'car', 'car'])
    expect(heightOf(layRows([], new Set()))).toBe(0)
  })

  it('are found by their height, from the first pixel to the last', () => {
    for (const [index, { top, height }] of rows.entries()) {
      expect(rowIndexAt(rows, top)).toBe(index)
      expect(rowIndexAt(rows, top + height - 1)).toBe(index)
    }
    expect(rowIndexAt(rows, -50)).toBe(0)
    expect(rowIndexAt(rows, 99_999)).toBe(rows.length - 1)
  })

  it('lead from a heading to the nearest car', () => {
    expect(carAt(rows, 0)?.id).toBe(11)
    expect(carAt(rows, 99_999)?.id).toBe(22)
    expect(carFrom(rows, 4, -1)?.id).toBe(13)
    expect(carFrom(rows, 4, 1)?.id).toBe(21)
    expect(carFrom(rows, rows.length, 1)).toBeUndefined()
  })
})
