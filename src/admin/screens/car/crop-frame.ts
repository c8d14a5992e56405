import { type Crop, PICTURE_SHAPE } from '../../../domain/fleet/car-picture.ts'

/** What the three sliders say: how near, and where between the two edges; the last two from 0 to 1. */
export type Framing = { zoom: number; across: number; down: number }

/** The part of a photograph that a framing shows: always of the shape of a car's picture, always within the photograph. */
export function cropOf({ zoom, across, down }: Framing, photo: { width: number; height: number }): Crop {
  const shape = PICTURE_SHAPE.width / PICTURE_SHAPE.height
  const ratio = photo.width / photo.height
  const width = Math.min(1, shape / ratio) / zoom
  const height = Math.min(1, ratio / shape) / zoom
  return { x: (1 - width) * across, y: (1 - height) * down, width, height }
}
