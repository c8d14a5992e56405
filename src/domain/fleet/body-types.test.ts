import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bodyTypes, damageDrawing } from './body-types.ts'

it('D33: a van has the drawing of a van, and every body one of its own', () => {
  const drawings = bodyTypes.map(damageDrawing)
  expect(damageDrawing('van')).toMatch(/van/)
  expect(new Set(drawings).size).toBe(bodyTypes.length)
  expect(drawings.filter((drawing) => !existsSync(`public${drawing}`))).toEqual([])
})
