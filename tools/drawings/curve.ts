/**
 * Curves for the drawings. A path is written as a line of knots, `x,y`, and a smooth Hobby spline is drawn
 * through them; so a roof line is five points instead of five Béziers.
 *
 *   `10,20`  smooth knot     `10,20!`  corner: the curve breaks here     `|10,20`  straight line to the knot
 */
export type Point = readonly [number, number]
/** How a drawing's own units become the units of the SVG. */
export type Map = (x: number, y: number) => Point

type Knot = { x: number; y: number; line: boolean; corner: boolean }

const parse = (text: string): Knot[] =>
  text
    .trim()
    .split(/\s+/)
    .map((token) => {
      const [x, y] = token.replace(/[|!]/g, '').split(',').map(Number)
      if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`bad knot «${token}»`)
      return { x, y, line: token.startsWith('|'), corner: token.endsWith('!') }
    })

export const n = (value: number, digits = 1): string => {
  const text = String(Number(value.toFixed(digits)))
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

/** Joins numbers the shortest way SVG allows. */
export const nums = (...values: number[]): string =>
  values
    .map((value) => n(value))
    .reduce((all, next) => all + (all === '' || next.startsWith('-') ? '' : ' ') + next, '')

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index]
  if (item === undefined) throw new Error(`no item ${index}`)
  return item
}

const rho = (a: number, b: number): number => {
  const [sa, sb, ca, cb] = [Math.sin(a), Math.sin(b), Math.cos(a), Math.cos(b)]
  const num = 2 + Math.SQRT2 * (sa - sb / 16) * (sb - sa / 16) * (ca - cb)
  return num / (3 * (1 + 0.5 * (Math.sqrt(5) - 1) * ca + 0.5 * (3 - Math.sqrt(5)) * cb))
}

const wrap = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle))

/** Hobby's spline through the points, with given directions (radians) at the ends or free ends. */
export function spline(points: Point[], start?: number, end?: number): [Point, Point, Point][] {
  const count = points.length - 1
  const length: number[] = []
  const heading: number[] = []
  for (let i = 0; i < count; i++) {
    const [p, q] = [at(points, i), at(points, i + 1)]
    length.push(Math.hypot(q[0] - p[0], q[1] - p[1]))
    heading.push(Math.atan2(q[1] - p[1], q[0] - p[0]))
  }
  const turn = points.map((_, i) => (i > 0 && i < count ? wrap(at(heading, i) - at(heading, i - 1)) : 0))
  // Tridiagonal system for the angles theta.
  const a: number[] = []
  const b: number[] = []
  const c: number[] = []
  const d: number[] = []
  for (let i = 0; i <= count; i++) {
    if (i === 0) {
      a.push(0)
      b.push(1)
      c.push(start === undefined ? 1 : 0)
      d.push(start === undefined ? -at(turn, 1) : wrap(start - at(heading, 0)))
    } else if (i === count) {
      a.push(end === undefined ? 1 : 0)
      b.push(1)
      c.push(0)
      d.push(end === undefined ? 0 : wrap(end - at(heading, count - 1)))
    } else {
      a.push(1 / at(length, i - 1))
      b.push(2 / at(length, i - 1) + 2 / at(length, i))
      c.push(1 / at(length, i))
      d.push(-2 * (at(turn, i) / at(length, i - 1)) - at(turn, i + 1) / at(length, i))
    }
  }
  if (count === 1 && start === undefined && end === undefined) d[0] = 0
  for (let i = 1; i <= count; i++) {
    const w = at(a, i) / at(b, i - 1)
    b[i] = at(b, i) - w * at(c, i - 1)
    d[i] = at(d, i) - w * at(d, i - 1)
  }
  const theta: number[] = Array.from({ length: count + 1 }, () => 0)
  theta[count] = at(b, count) === 0 ? 0 : at(d, count) / at(b, count)
  for (let i = count - 1; i >= 0; i--) theta[i] = (at(d, i) - at(c, i) * at(theta, i + 1)) / at(b, i)
  const out: [Point, Point, Point][] = []
  for (let i = 0; i < count; i++) {
    const [p, q] = [at(points, i), at(points, i + 1)]
    const out0 = at(theta, i)
    const in1 = i + 1 === count ? -at(theta, count) : -at(turn, i + 1) - at(theta, i + 1)
    const phi = i + 1 === count && end === undefined ? out0 : in1
    const r = rho(out0, phi) * at(length, i)
    const s = rho(phi, out0) * at(length, i)
    const h = at(heading, i)
    out.push([
      [p[0] + r * Math.cos(h + out0), p[1] + r * Math.sin(h + out0)],
      [q[0] - s * Math.cos(h - phi), q[1] - s * Math.sin(h - phi)],
      q,
    ])
  }
  return out
}

/** Writes a path in relative commands on a grid of tenths, which is the shortest text. */
class Pen {
  d = ''
  #at: Point = [0, 0]

  #delta(point: Point, from: Point): number[] {
    return [Math.round(point[0] * 10) / 10 - from[0], Math.round(point[1] * 10) / 10 - from[1]]
  }

  #go(point: Point): void {
    this.#at = [Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10]
  }

  move(point: Point): void {
    this.d += `M${nums(...point)}`
    this.#go(point)
  }

  line(point: Point): void {
    this.d += `l${nums(...this.#delta(point, this.#at))}`
    this.#go(point)
  }

  cubic(c1: Point, c2: Point, end: Point): void {
    const from = this.#at
    const body = nums(...this.#delta(c1, from), ...this.#delta(c2, from), ...this.#delta(end, from))
    const glue = body.startsWith('-') ? '' : ' '
    this.d += /c[^a-zA-Z]*$/.test(this.d) ? `${glue}${body}` : `c${body}`
    this.#go(end)
  }
}

/** The `d` of a path through the knots; `close` ends it with `z`. */
export function curve(text: string, map: Map = (x, y) => [x, y], close = false): string {
  const knots = parse(text)
  const first = at(knots, 0)
  const pen = new Pen()
  pen.move(map(first.x, first.y))
  let i = 0
  while (i < knots.length - 1) {
    const here = at(knots, i)
    const next = at(knots, i + 1)
    if (next.line) {
      pen.line(map(next.x, next.y))
      i++
      continue
    }
    let j = i + 1
    while (j < knots.length - 1 && !at(knots, j).corner && !at(knots, j + 1).line) j++
    const run = knots.slice(i, j + 1)
    const before = i > 0 && here.line && !here.corner ? at(knots, i - 1) : undefined
    const last = at(knots, j)
    const after = j < knots.length - 1 && !last.corner && at(knots, j + 1).line ? at(knots, j + 1) : undefined
    const parts = spline(
      run.map((k): Point => [k.x, k.y]),
      before && Math.atan2(here.y - before.y, here.x - before.x),
      after && Math.atan2(after.y - last.y, after.x - last.x),
    )
    for (const [c1, c2, p] of parts) pen.cubic(map(...c1), map(...c2), map(...p))
    i = j
  }
  return close ? `${pen.d}z` : pen.d
}
