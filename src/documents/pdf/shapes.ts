/** Shapes in the words of a PDF. */

/** How a circle is told by four curves. */
const KAPPA = 0.5523

/** So many thousandths of a point nobody sees. */
export const numbers = (...values: readonly number[]): string =>
  values.map((value) => String(Math.round(value * 1000) / 1000)).join(' ')

/** `#0f2229` or `#fff`, as three shares of light. */
export function colour(hex: string): string {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex
  return numbers(...[1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255))
}

export type Paint = { fill?: string | undefined; stroke?: { width: number; color: string } | undefined }

/** A shape, filled, drawn round, or both. */
export function painted(shape: string, { fill, stroke }: Paint): string {
  const how = fill && stroke ? 'B' : fill ? 'f' : stroke ? 'S' : 'n'
  return [
    fill && `${colour(fill)} rg`,
    stroke && `${colour(stroke.color)} RG ${numbers(stroke.width)} w`,
    `${shape} ${how}`,
  ]
    .filter(Boolean)
    .join(' ')
}

export function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return `${numbers(x, y, width, height)} re`
  const [right, top, soft] = [x + width, y + height, radius * (1 - KAPPA)]
  return [
    `${numbers(x + radius, y)} m ${numbers(right - radius, y)} l`,
    `${numbers(right - soft, y, right, y + soft, right, y + radius)} c ${numbers(right, top - radius)} l`,
    `${numbers(right, top - soft, right - soft, top, right - radius, top)} c ${numbers(x + radius, top)} l`,
    `${numbers(x + soft, top, x, top - soft, x, top - radius)} c ${numbers(x, y + radius)} l`,
    `${numbers(x, y + soft, x + soft, y, x + radius, y)} c h`,
  ].join(' ')
}

export const circle = (x: number, y: number, radius: number): string =>
  rectangle(x - radius, y - radius, radius * 2, radius * 2, radius)

export const line = (x: number, y: number, toX: number, toY: number): string =>
  `${numbers(x, y)} m ${numbers(toX, toY)} l`
