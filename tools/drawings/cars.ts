import { type Body, bodies } from './bodies.ts'
import { curve, type Map, n, nums, type Point } from './curve.ts'
import { type Paint, paints } from './paints.ts'

/** One canvas and one road for every car, so that they stand beside each other at the same scale. */
const CANVAS = { width: 580, height: 256, road: 240 } as const

const DARK = '#182227'
const PLASTIC = '#323d43'
const METAL = '#d3dbdf'

/** Cars are written facing left and drawn facing right, the way the road goes. */
const place =
  (body: Body): Map =>
  (x, y) => [CANVAS.width / 2 + body.length / 2 - x, CANVAS.road - y]

const polar = (radius: number, degrees: number): Point => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
]

/** A spoke as a closed shape from the hub to the rim, centred on an angle; half widths in degrees. */
const spoke = (
  angle: number,
  inner: number,
  outer: number,
  halfIn: number,
  halfOut: number,
  lean = 0,
): string =>
  `M${[
    polar(inner, angle - halfIn),
    polar(outer, angle + lean - halfOut),
    polar(outer, angle + lean + halfOut),
    polar(inner, angle + halfIn),
  ]
    .map((p) => nums(...p))
    .join('L')}z`

const around = (count: number, draw: (angle: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((360 / count) * i - 90)).join('')

function rim(kind: Body['rim'], r: number): string {
  const R = r * 0.72
  const plate = (fill: string) => `<circle r="${n(R)}" fill="${fill}"/>`
  const lip = `<circle r="${n(R - 0.7)}" fill="none" stroke="#eef2f4" stroke-width="1.4"/>`
  const hub = `<circle r="${n(R * 0.15)}" fill="#75848c"/>`
  const open = `${plate('#283339')}<circle r="${n(R * 0.6)}" fill="#55646c"/>`
  const spokes = (d: string) => `<path fill="${METAL}" d="${d}"/>`
  switch (kind) {
    case 'five':
      return open + spokes(around(5, (a) => spoke(a, R * 0.16, R, 36, 13))) + lip + hub
    case 'fork':
      return (
        open +
        spokes(around(5, (a) => spoke(a - 4, R * 0.16, R, 22, 4, -9) + spoke(a + 4, R * 0.16, R, 22, 4, 9))) +
        lip +
        hub
      )
    case 'ten':
      return open + spokes(around(10, (a) => spoke(a, R * 0.16, R, 18, 5))) + lip + hub
    case 'steel':
      return `${plate('#aab6bc')}<circle r="${n(R * 0.68)}" fill="none" stroke="#3a474e" stroke-width="${n(R * 0.17)}" stroke-dasharray="${nums(R * 0.25, R * 0.68 * 2 * Math.PI * 0.1 - R * 0.25)}"/><circle r="${n(R * 0.4)}" fill="${METAL}"/>${lip}${hub}`
    case 'aero':
      return `${plate('#34414a')}${spokes(around(5, (a) => spoke(a, R * 0.1, R, 50, 25, 8)))}${lip}<circle r="${n(R * 0.17)}" fill="#75848c"/>`
    case 'disc':
      return `${plate(METAL)}<path fill="#34414a" d="${around(5, (a) => spoke(a, R * 0.42, R * 0.9, 8, 19))}"/>${lip}${hub}`
  }
}

const wheel = (body: Body): string =>
  `<circle r="${n(body.tyre)}" fill="#232d32" stroke="#53636c"/><circle r="${n(body.tyre * 0.83)}" fill="none" stroke="#3d4a51"/>${rim(body.rim, body.tyre)}`

export function car(body: Body, paint: Paint): string {
  const map = place(body)
  const closed = (knots: string) => curve(knots, map, true)
  const open = (knots: string) => curve(knots, map)
  const front = map(body.wheels[0], body.tyre)
  const rear = map(body.wheels[1], body.tyre)
  const [left, right] = [map(body.length, 0)[0], map(0, 0)[0]]
  const { road } = CANVAS
  const circle = ([x, y]: Point, r: number, rest: string) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${rest}/>`
  const arches = (grow: number, rest: string) =>
    circle(front, body.tyre + grow, rest) + circle(rear, body.tyre + grow, rest)
  const stroke = (d: string, colour: string, width: number, rest = '') =>
    `<path fill="none" stroke="${colour}" stroke-width="${width}"${rest} d="${d}"/>`
  const fill = (d: string, colour: string, rest = '') => `<path fill="${colour}"${rest} d="${d}"/>`
  /** Everything of the body below an open line. */
  const below = (knots: string) => `${open(knots)}L${nums(left, road)}H${n(right)}z`

  const defs = [
    `<path id="o" d="${open(body.outline)}"/><path id="g" d="${closed(body.glass)}"/>`,
    '<clipPath id="b"><use href="#o"/></clipPath><clipPath id="c"><use href="#g"/></clipPath>',
    '<linearGradient id="w" x2="0" y2="1"><stop stop-color="#7ba0b0"/><stop offset="1" stop-color="#2c4855"/></linearGradient>',
    `<linearGradient id="p" x2="0" y2="1"><stop stop-color="${paint.shade}"/><stop offset=".3" stop-color="${paint.base}"/><stop offset=".62" stop-color="${paint.base}"/><stop offset="1" stop-color="${paint.shade}"/></linearGradient>`,
    `<g id="r">${wheel(body)}</g>`,
  ].join('')

  const seat = ([x, y]: readonly [number, number]) => {
    const [cx, cy] = map(x, y)
    return `M${nums(cx - 6, cy - 15)}h8q3 0 3 3l1 7h-12zM${nums(cx - 7, cy - 3)}h14l7 32h-17z`
  }
  const seam = (x: number, y: number, axle: number, side: number) => {
    const [ax, ay] = [axle + side * (body.tyre + 5) * 0.77, body.tyre + (body.tyre + 5) * 0.64]
    return `${x},${y}! ${(x + ax) / 2 + side * 2},${y * 0.6 + ay * 0.4 + Math.abs(x - ax) * 0.06} ${ax},${ay}`
  }
  const [nose, stern] = body.seams
  const shuts = [...body.shuts, seam(...nose, body.wheels[0], -1), seam(...stern, body.wheels[1], 1)]
  const [sx, sy] = map(...body.wheel)
  const [gx] = map(body.length / 2, 0)
  const top = road - 225
  const handle = ([x, y]: readonly [number, number]) => {
    const [hx, hy] = map(x, y)
    return `M${nums(hx - 8, hy)}h17`
  }
  const [mx, my] = map(...body.mirror)
  const flap = body.flap && map(...body.flap)

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS.width}" height="${CANVAS.height}" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" stroke-linecap="round" stroke-linejoin="round"><defs>${defs}</defs>`,
    // Shadow on the road, floor between the wheels, roof rails.
    `<g fill="#0d1b22"><ellipse cx="${n(gx)}" cy="${road}" rx="${n(body.length / 2 - 4)}" ry="6" opacity=".22"/><ellipse cx="${n(gx)}" cy="${road - 0.5}" rx="${n(body.length / 2 - 26)}" ry="3.4" opacity=".4"/></g>`,
    fill(`M${nums(rear[0], road - 30)}H${n(front[0])}V${road - 13}H${n(rear[0])}z`, DARK),
    body.rails ? stroke(open(body.rails), '#3f4c53', 2.4, '') : '',
    // Painted body.
    '<g clip-path="url(#b)">',
    `<use href="#o" fill="${paint.base}"/>`,
    fill(below(body.crease), 'url(#p)'),
    stroke(open(body.crease), paint.light, 1.8),
    fill(`${open(body.sculpt)}V${road}H${n(front[0])}z`, paint.shade, ' opacity=".6"'),
    stroke(open(body.sculpt), paint.light, 1.4, ' opacity=".7"'),
    `<use href="#o" fill="none" stroke="${paint.light}" stroke-width="6" opacity=".85"/>`,
    stroke(body.screens.map(open).join(''), '#2b4552', 9, ' stroke-linecap="butt"'),
    fill(`M${nums(left, road - body.plinth)}H${n(right)}V${road}H${n(left)}z`, PLASTIC),
    body.cladding ? arches(11, `fill="${PLASTIC}"`) : arches(7, `fill="${paint.shade}"`),
    fill(body.trim.map(closed).join(''), '#263137'),
    arches(4.5, `fill="${DARK}"`),
    fill(closed(body.head), '#3b4a52'),
    stroke(open(body.beam), '#f4fbff', 3.2, ''),
    `<path fill="#991c15" stroke="${paint.deep}" d="${closed(body.tail)}"/>`,
    stroke(open(body.glow), '#ff7a66', 2.4, ''),
    '</g>',
    // Glass.
    `<use href="#g" fill="url(#w)" stroke="${DARK}" stroke-width="3"/><g clip-path="url(#c)">`,
    fill(body.seats.map(seat).join(''), '#1d323c', ' opacity=".75"'),
    stroke(`M${nums(sx - 4, sy - 10)}l9 22`, '#1d323c', 3, ' opacity=".75"'),
    fill(
      `M${nums(gx + 40, top)}h34l-70 150h-34zM${nums(gx + 84, top)}h9l-70 150h-9zM${nums(gx - 82, top)}h50l-70 150h-50z`,
      '#fff',
      ' opacity=".15"',
    ),
    ...body.pillars.map(([x1, y1, x2, y2, w]) =>
      stroke(`M${nums(...map(x1, y1))}L${nums(...map(x2, y2))}`, DARK, w),
    ),
    '</g>',
    // Lines.
    stroke(shuts.map(open).join(''), paint.deep, 1.1, ''),
    flap ? circle(flap, 5.5, `fill="none" stroke="${paint.deep}"`) : '',
    flap && body.electric
      ? fill(`M${nums(flap[0] + 0.8, flap[1] - 4)}l-3.4 4.6h2.4l-.8 3.4 3.6-4.8h-2.4z`, paint.deep)
      : '',
    stroke(body.handles.map(handle).join(''), paint.deep, 4, ''),
    stroke(body.handles.map(handle).join(''), paint.light, 2.2, ''),
    `<use href="#o" fill="none" stroke="${paint.line}" stroke-width="1.2"/>`,
    fill(`M${nums(mx - 4, my + 7)}l2-7h5l1 7z`, DARK),
    `<path fill="${paint.base}" stroke="${paint.line}" d="M${nums(mx - 7, my - 8)}q10-1 13 3 2 4-1 6h-11q-3-4-1-9z"/>`,
    `<use href="#r" x="${n(rear[0])}" y="${n(rear[1])}"/><use href="#r" x="${n(front[0])}" y="${n(front[1])}"/></svg>`,
  ].join('')
}

export const cars = (): [string, string][] =>
  Object.entries(bodies).flatMap(([bodyName, body]) =>
    Object.entries(paints).map(([paintName, paint]): [string, string] => [
      `cars/${bodyName}-${paintName}.svg`,
      car(body, paint),
    ]),
  )
