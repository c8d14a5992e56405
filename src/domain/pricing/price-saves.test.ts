import { describe, expect, it } from 'vitest'
import { standingSave } from './price-saves.ts'

const save = (id: number, undoesId: number | null = null) => ({ id, undoesId })

describe('what can be taken back of the price list', () => {
  it.each([
    ['nothing where nothing was saved', [], undefined],
    ['the newest save', [save(2), save(1)], 2],
    ['the one before, once the newest was taken back', [save(3, 2), save(2), save(1)], 1],
    ['nothing once all were taken back', [save(4, 1), save(3, 2), save(2), save(1)], undefined],
    ['what was saved after something was taken back', [save(4), save(3, 2), save(2), save(1)], 4],
    ['what stands under two that were taken back', [save(5, 2), save(4, 3), save(3), save(2), save(1)], 1],
  ])('is %s', (_name, saves, expected) => {
    expect(standingSave(saves)?.id).toBe(expected)
  })
})
