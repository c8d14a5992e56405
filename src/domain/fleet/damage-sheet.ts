/** The car from five sides on one sheet (docs/design.md): what has to be found on it and marked on it. */
export const damageSheet = { width: 600, height: 860 }

/** In the order in which they are read. */
export const carSides = ['front', 'left', 'top', 'right', 'back'] as const
export type CarSide = (typeof carSides)[number]

/** A place on one side of the car, both coordinates between 0 and 1. */
export type DamagePoint = { side: CarSide; x: number; y: number }

/** A known scratch or fault of a car, and a place of it; it may have several. */
export type CarIssue = { id: string; text: string; since: string }
export type CarIssuePoint = DamagePoint & { issueId: string }

/** Of one car. */
export const MOST_ISSUES = 60

/** Where each side stands on the sheet. */
export const sideFrames: Record<CarSide, { x: number; y: number; width: number; height: number }> = {
  front: { x: 210, y: 16, width: 180, height: 150 },
  left: { x: 22, y: 212, width: 150, height: 432 },
  top: { x: 200, y: 212, width: 200, height: 432 },
  right: { x: 428, y: 212, width: 150, height: 432 },
  back: { x: 210, y: 694, width: 180, height: 150 },
}

/** The side under a place of the drawing; undefined beside the car. */
export function pointAt(x: number, y: number): DamagePoint | undefined {
  const side = carSides.find((name) => {
    const frame = sideFrames[name]
    return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height
  })
  if (!side) return undefined
  const frame = sideFrames[side]
  return { side, x: hundredth((x - frame.x) / frame.width), y: hundredth((y - frame.y) / frame.height) }
}

const hundredth = (value: number) => Math.round(value * 100) / 100
