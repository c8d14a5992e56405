import { describe, expect, it } from 'vitest'
import { amount, flag, list, oneOf, pair, record, text, texts, whole } from './shapes.ts'

const anything = [undefined, null, true, 0, 1.5, -1, Number.NaN, '', 'text', [], [1], {}, { id: 1 }]

describe('what a cookie or a tab held', () => {
  it.each([
    ['a text', text(3), ['', 'abc'], ['abcd', 5]],
    ['a text of a form', text(9, /^\d+$/), ['12'], ['', 'a1']],
    ['a sum', amount(0, 10), [0, 9.5, 10], [-0.01, 10.01, Number.NaN, '5']],
    ['a count', whole(1, 9), [1, 9], [0, 10, 1.5, '1']],
    ['a choice', oneOf('AUTOMATIC', ''), ['AUTOMATIC', ''], ['MANUAL', null]],
    ['yes or no', flag, [true, false], [0, 'true', null]],
    ['a list', list(whole(1, 9), 2), [[], [1, 2]], [[1, 2, 3], [1, 'a'], {}]],
    ['two beside each other', pair(whole(1, 9), amount(0, 1)), [[1, 0.5]], [[1], [1, 0, 0], [0.5, 1]]],
    ['a record', record({ id: whole(1, 9) }), [{ id: 1 }], [{}, { id: 0 }, [], null]],
    ['texts by name', texts, [{}, { a: 'b' }], [{ a: 1 }, [], 'a']],
  ] as const)('%s is read as it was written, and anything else is not there', (_name, shape, good, bad) => {
    for (const value of good) expect(shape(value)).toEqual(value)
    for (const value of bad) expect(shape(value)).toBeUndefined()
    for (const value of anything) expect(() => shape(value)).not.toThrow()
  })

  it('a record keeps only the fields it names, also those of a list', () => {
    const shape = list(record({ id: whole(1, 9) }), 5)
    expect(shape([{ id: 1, name: 'Mari' }])).toEqual([{ id: 1 }])
  })
})
