import { describe, expect, it } from 'vitest'
import { PICTURE_SHAPE } from '../../../domain/fleet/car-picture.ts'
import { cropOf } from './crop-frame.ts'

const shape = PICTURE_SHAPE.width / PICTURE_SHAPE.height

describe('the part of a photograph', () => {
  it('has the shape of a picture and lies within, however it is framed', () => {
    for (const photo of [
      { width: 1600, height: 1200 },
      { width: 900, height: 1600 },
      { width: 3000, height: 400 },
    ]) {
      for (const zoom of [1, 1.5, 4]) {
        for (const [across, down] of [
          [0, 0],
          [1, 1],
          [0.5, 0.25],
        ] as const) {
          const { x, y, width, height } = cropOf({ zoom, across, down }, photo)
          expect((width * photo.width) / (height * photo.height)).toBeCloseTo(shape)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9)
        }
      }
    }
  })

  it('is as much as fits when nothing is enlarged', () => {
    expect(cropOf({ zoom: 1, across: 0.5, down: 0.5 }, { width: 1160, height: 1024 })).toEqual({
      x: 0,
      y: 0.25,
      width: 1,
      height: 0.5,
    })
  })
})
