import { type Body, bodies } from './bodies.ts'
import { car } from './cars.ts'
import { curve, n, nums, type Point, spline } from './curve.ts'
import { type PaintName, paints } from './paints.ts'

/** The inks of the printed sheet: by day and by night. */
type Four = readonly [string, string, string, string]

const sheet = {
  night: false,
  skyTop: '#c4dfea',
  skyLow: '#fbf3df',
  sun: '#ffd566',
  cloud: '#ffffff',
  far: '#9fbfcb',
  farther: '#bcd4dc',
  sea: ['#b5d6e1', '#97c4d4', '#7bb1c6', '#5f9cb4'] as Four,
  glint: '#eef8fa',
  stone: '#e9e4d8',
  stoneShade: '#cfc7b6',
  stoneLine: '#aea48f',
  sand: '#f0e2c0',
  sandShade: '#dfcda2',
  field: ['#cddcae', '#a9c795', '#86b183', '#669a74'] as Four,
  pine: ['#7fae97', '#3f7f69', '#22594a', '#134338'] as Four,
  trunk: '#b56e48',
  trunkShade: '#8d5236',
  rock: '#b7bcbd',
  rockShade: '#949da1',
  wall: '#fbf9f4',
  wallShade: '#e0e2df',
  brick: '#d98f6f',
  roof: '#c65a41',
  roofShade: '#a3452f',
  metal: '#c7d2d7',
  metalShade: '#98a8b0',
  dark: '#24414d',
  glass: '#5f8b9d',
  glassLit: '#a9ccd8',
  pave: '#d9dfe0',
  paveShade: '#c2cbce',
  cornflower: '#3f68d8',
  brand: '#0b5348',
  brandLit: '#1c7464',
  ink: '#0f2229',
  road: '#ffc02e',
  ring: '#ffffff',
  white: '#ffffff',
}

export type Inks = Omit<typeof sheet, 'sea' | 'field' | 'pine'> & { sea: Four; field: Four; pine: Four }

export const day: Inks = sheet
export const night: Inks = {
  night: true,
  skyTop: '#0b2130',
  skyLow: '#4b6f7c',
  sun: '#ffe2a0',
  cloud: '#28495a',
  far: '#1d4252',
  farther: '#2f5767',
  sea: ['#3c6676', '#2c5566', '#1f4556', '#163746'],
  glint: '#a9c6cc',
  stone: '#5d6c70',
  stoneShade: '#48575c',
  stoneLine: '#33434a',
  sand: '#55605c',
  sandShade: '#455250',
  field: ['#2f524c', '#264840', '#1d3d37', '#15322e'],
  pine: ['#2a5350', '#173f3b', '#0f302d', '#0a2423'],
  trunk: '#5b4438',
  trunkShade: '#42322b',
  rock: '#42535a',
  rockShade: '#324249',
  wall: '#51656c',
  wallShade: '#3f5259',
  brick: '#6a5149',
  roof: '#6b4038',
  roofShade: '#53312b',
  metal: '#53676f',
  metalShade: '#3c4f57',
  dark: '#0f2630',
  glass: '#ffd27a',
  glassLit: '#ffe4ac',
  pave: '#33464d',
  paveShade: '#283a41',
  cornflower: '#7f9dee',
  brand: '#0b5348',
  brandLit: '#17695a',
  ink: '#06141a',
  road: '#ffc02e',
  ring: '#fff3d6',
  white: '#dfe8ea',
}

export const path = (d: string, fill: string, rest = ''): string => `<path fill="${fill}"${rest} d="${d}"/>`
export const shape = (knots: string, fill: string, rest = ''): string =>
  path(curve(knots, undefined, true), fill, rest)
export const line = (d: string, stroke: string, width: number, rest = ''): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${n(width)}"${rest} d="${d}"/>`
export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx ? ` rx="${n(rx)}"` : ''} fill="${fill}"/>`
export const circle = (x: number, y: number, r: number, fill: string, rest = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${rest}/>`

/** A small repeatable dice, so that a wood looks grown and every build gives the same file. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

/** Sky with the low northern sun. */
export const sky = (p: Inks, w: number, horizon: number, sun?: Point, radius = 40): string =>
  [
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${p.skyTop}"/><stop offset="1" stop-color="${p.skyLow}"/></linearGradient>`,
    `<rect width="${w}" height="${n(horizon)}" fill="url(#sky)"/>`,
    sun
      ? circle(sun[0], sun[1], radius * 1.9, p.sun, ' opacity=".18"') + circle(sun[0], sun[1], radius, p.sun)
      : '',
  ].join('')

export const stars = (p: Inks, w: number, h: number, seed: number, count: number): string => {
  if (!p.night) return ''
  const roll = dice(seed)
  const d = Array.from({ length: count }, () => `M${nums(roll() * w, roll() * h)}h0`).join('')
  return line(d, '#dcecf0', 1.8, ' stroke-linecap="round" opacity=".7"')
}

/** A flat cloud: stacked bars with round ends, as a printer's cloud. */
export const cloud = (p: Inks, x: number, y: number, s: number): string =>
  line(
    `M${nums(x, y)}h${n(70 * s)}M${nums(x + 22 * s, y - 12 * s)}h${n(52 * s)}M${nums(x - 26 * s, y + 12 * s)}h${n(64 * s)}`,
    p.cloud,
    12 * s,
    ` stroke-linecap="round" opacity="${p.night ? 0.5 : 0.85}"`,
  )

/** Bands of sea from the horizon down, with glints under the sun. */
export function sea(p: Inks, w: number, top: number, bottom: number, sunX: number, seed = 7): string {
  const h = bottom - top
  const cuts = [0, 0.16, 0.4, 0.7]
  const bands = p.sea
    .map((colour, i) => rect(0, top + h * (cuts[i] ?? 0), w, h * (1 - (cuts[i] ?? 0)), colour))
    .join('')
  const roll = dice(seed)
  let glints = ''
  for (let i = 0; i < 15; i++) {
    const t = (i + 0.6) / 15
    const length = 12 + roll() * 46 * (0.4 + t)
    glints += `M${nums(sunX + (roll() - 0.5) * 130 * (0.3 + t) - length / 2, top + h * t * 0.86 + 3)}h${n(length)}`
  }
  return bands + line(glints, p.glint, 2.6, ' stroke-linecap="round" opacity=".8"')
}

/** A wood: a row of spruces from one seed. */
export function wood(
  from: number,
  to: number,
  base: number,
  h: number,
  fill: string,
  seed: number,
  gap = 0.16,
): string {
  const roll = dice(seed)
  let d = ''
  for (let x = from; x < to; x += h * gap * (0.6 + roll() * 0.9)) {
    const height = h * (0.62 + roll() * 0.42)
    const w = height * 0.13
    d += `M${nums(x, base - height)}l${nums(w * 0.7, height * 0.42)}h${n(-w * 0.3)}l${nums(w * 0.6, height * 0.56)}h${n(-w * 2)}l${nums(w * 0.6, -height * 0.56)}h${n(-w * 0.3)}z`
  }
  return path(d, fill)
}

/** A wood at the horizon: only its teeth. */
export function farWood(
  from: number,
  to: number,
  base: number,
  h: number,
  fill: string,
  seed: number,
): string {
  const roll = dice(seed)
  let d = `M${nums(from, base)}`
  for (let x = from; x < to; ) {
    const [w, rise] = [h * (0.16 + roll() * 0.2), h * (0.5 + roll() * 0.5)]
    d += `l${nums(w, -rise)}l${nums(w, rise)}`
    x += w * 2
  }
  return path(`${d}z`, fill)
}

/** The Scots pine of the coast: a red trunk, and needles in flat scalloped tufts on its upper half. */
function pineShape(p: Inks, h: number, lean: number): string {
  const at = (dx: number, up: number): Point => [dx * h, -up * h]
  const knots = (text: string) => curve(text, (dx, up) => at(dx / 100, up / 100), true)
  const top = lean * 100
  const trunk = `-2.4,0! -0.6,30 ${top * 0.5},62 ${top - 0.6},90! |${top + 0.8},90! ${top * 0.5 + 2.2},62 2.2,30 3,0!`
  const bough = (dx: number, up: number, to: number, rise: number) =>
    `M${nums(...at(dx, up))}Q${nums(...at(dx + to * 0.5, up + rise * 0.2), ...at(dx + to, up + rise))}`
  /** One tuft: flat below, three scallops above. */
  const tuft = (cx: number, up: number, w: number, t: number) =>
    knots(
      `${cx - w},${up}! ${cx - w * 0.98},${up + t * 0.45} ${cx - w * 0.55},${up + t * 0.62}! ${cx - w * 0.3},${up + t} ${cx + w * 0.22},${up + t * 0.92}! ${cx + w * 0.6},${up + t * 0.85} ${cx + w * 0.72},${up + t * 0.45}! ${cx + w},${up + t * 0.4} ${cx + w},${up}! ${cx + w * 0.4},${up - t * 0.16} ${cx - w * 0.3},${up - t * 0.06} ${cx - w},${up}!`,
    )
  const tufts: [number, number, number, number][] = [
    [-11, 56, 7, 5],
    [15, 61, 9, 7],
    [-12, 67, 10, 8],
    [13, 73, 10, 8],
    [top - 8, 78, 12, 10],
    [top + 7, 83, 11, 9],
    [top - 1, 89, 10, 10],
  ]
  return [
    path(knots(trunk), p.trunk),
    line(
      bough(lean * 0.55, 0.5, -0.12, 0.06) +
        bough(lean * 0.6, 0.54, 0.13, 0.07) +
        bough(lean * 0.65, 0.6, -0.13, 0.07) +
        bough(lean * 0.7, 0.66, 0.12, 0.07),
      p.trunkShade,
      h * 0.011,
    ),
    path(tufts.map((t) => tuft(...t)).join(''), p.pine[3]),
    path(
      tufts.map(([cx, up, w, t]) => tuft(cx - w * 0.06, up + t * 0.34, w * 0.72, t * 0.56)).join(''),
      p.pine[2],
    ),
    path(
      tufts
        .filter((_, k) => k > 1)
        .map(([cx, up, w, t]) => tuft(cx - w * 0.16, up + t * 0.58, w * 0.36, t * 0.32))
        .join(''),
      p.pine[1],
    ),
  ].join('')
}

/** Pines at x, foot, height and direction; the drawing is stored once and used again. */
export const pines = (p: Inks, trees: readonly (readonly [number, number, number, 1 | -1])[]): string =>
  trees
    .map(([x, base, h, flip], i) => {
      const place = `transform="translate(${nums(x, base)})scale(${n((flip * h) / 300, 2)} ${n(h / 300, 2)})"`
      return i === 0
        ? `<g id="pine" ${place}><g id="tree">${pineShape(p, 300, 0.05)}</g></g>`
        : `<use href="#tree" ${place}/>`
    })
    .join('')
    .replace(' id="pine"', '')

export const boulder = (p: Inks, x: number, y: number, s: number): string =>
  path(
    `M${nums(x - s, y)}q${nums(s * 0.1, -s * 0.7, s * 0.8, -s * 0.8)}q${nums(s, 0, s * 1.3, s * 0.8)}z`,
    p.rock,
  ) +
  path(
    `M${nums(x - s, y)}q${nums(s * 0.1, -s * 0.34, s * 0.5, -s * 0.3)}q${nums(s * 0.6, s * 0.1, s * 1.6, s * 0.3)}z`,
    p.rockShade,
  )

/** A limestone cliff, the pank: top edge knots left to right, foot level; strata follow. */
export function cliff(p: Inks, edge: Point[], foot: number): string {
  const [first, last] = [edge[0], edge[edge.length - 1]]
  if (!first || !last) return ''
  const rim = edge.map((pt, i) => `${i ? 'L' : 'M'}${nums(...pt)}`).join('')
  const layer = (t: number) =>
    edge.map(([x, y], i) => `${i ? 'L' : 'M'}${nums(x + (foot - y) * t * 0.06, y + (foot - y) * t)}`).join('')
  return [
    path(`${rim}V${foot}H${n(first[0])}z`, p.stone),
    path(`${layer(0.42)}V${foot}H${n(first[0])}z`, p.stoneShade),
    line(
      layer(0.14) + layer(0.27) + layer(0.55) + layer(0.68) + layer(0.84),
      p.stoneLine,
      1.4,
      ' opacity=".6"',
    ),
  ].join('')
}

type Bend = readonly [number, number, number]
type Sample = { x: number; y: number; nx: number; ny: number; half: number; run: number }

/** Points along a road in perspective: centre knots with widths. */
function samples(knots: readonly Bend[], steps: number): Sample[] {
  const out: Sample[] = []
  let run = 0
  spline(knots.map(([x, y]): Point => [x, y])).forEach(([c1, c2, end], i) => {
    const [a, b] = [knots[i], knots[i + 1]]
    if (!a || !b) return
    for (let s = i === 0 ? 0 : 1; s <= steps; s++) {
      const t = s / steps
      const u = 1 - t
      const at = (k: 0 | 1) => u ** 3 * a[k] + 3 * u * u * t * c1[k] + 3 * u * t * t * c2[k] + t ** 3 * end[k]
      const slope = (k: 0 | 1) =>
        u * u * (c1[k] - a[k]) + 2 * u * t * (c2[k] - c1[k]) + t * t * (end[k] - c2[k])
      const size = Math.hypot(slope(0), slope(1)) || 1
      const half = (a[2] + (b[2] - a[2]) * t) / 2
      const [x, y] = [at(0), at(1)]
      const before = out[out.length - 1]
      // Far road runs quicker past the eye: length is counted in road widths.
      if (before) run += Math.hypot(x - before.x, y - before.y) / half
      out.push({ x, y, nx: (-slope(1) / size) * 1.25, ny: slope(0) / size, half, run })
    }
  })
  return out
}

/** A closed polygon in relative steps. */
function polygon(points: Point[]): string {
  const grid = points.map(([x, y]): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10])
  return `${grid
    .map((point, i) => {
      const before = grid[i - 1]
      return before ? `l${nums(point[0] - before[0], point[1] - before[1])}` : `M${nums(...point)}`
    })
    .join('')}z`
}

const strip = (line: Sample[], part: number): string => {
  const side = (sign: number) =>
    line.map(({ x, y, nx, ny, half }): Point => [x + sign * nx * half * part, y + sign * ny * half * part])
  return polygon([...side(1), ...side(-1).toReversed()])
}

/** The cased road in perspective, with its lane marks. */
export function windingRoad(p: Inks, knots: readonly Bend[], casing = 0.26): string {
  const all = samples(knots, 8)
  const fine = samples(knots, 60)
  const last = fine[fine.length - 1]
  let marks = ''
  for (let from = 1; last && from < last.run; from += 7) {
    const dash = fine.filter((s) => s.run >= from && s.run <= from + 3 && s.half > 5)
    const thin = dash.filter((_, i) => i % Math.ceil(dash.length / 4) === 0 || i === dash.length - 1)
    if (thin.length > 1) marks += strip(thin, 0.07)
  }
  return (
    path(strip(all, 1 + casing), p.ink) +
    path(strip(all, 1), p.road) +
    path(marks, p.night ? '#fff3d0' : '#fffaf0')
  )
}

/** The signature: the cased road of the map, level, with an optional town ring. */
export const roadLine = (p: Inks, y: number, w: number, ring?: number): string =>
  line(`M0 ${y}H${w}`, p.ink, 30) +
  line(`M0 ${y}H${w}`, p.road, 21) +
  (ring === undefined
    ? ''
    : circle(ring, y, 19, p.ring, ` stroke="${p.ink}" stroke-width="7"`) + circle(ring, y, 6, p.ink))

/** A car of the fleet standing with its wheels at (x, y). */
export function carAt(
  name: keyof typeof bodies,
  colour: PaintName,
  x: number,
  y: number,
  width: number,
): string {
  const body: Body = bodies[name]
  const scale = width / 580
  return car(body, paints[colour]).replace(
    /^<svg [^>]*?viewBox/,
    `<svg x="${n(x - width / 2)}" y="${n(y - 240 * scale)}" width="${n(width)}" height="${n(256 * scale)}" viewBox`,
  )
}

/** Rows of windows. */
export function windows(
  x: number,
  y: number,
  cols: number,
  rows: number,
  dx: number,
  dy: number,
  w: number,
  h: number,
  fill: string,
): string {
  let d = ''
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) d += `M${nums(x + c * dx, y + r * dy)}h${n(w)}v${n(h)}h${n(-w)}z`
  return path(d, fill)
}

/** Tallinn from the bay, far away: Toompea on the left, Oleviste on the right. Width about 330 at scale 1. */
export function skyline(x: number, base: number, s: number, fill: string): string {
  const at = (dx: number, up: number) => nums(x + dx * s, base - up * s)
  const spire = (dx: number, body: number, top: number, half: number) =>
    `M${at(dx - half, 0)}L${at(dx - half, body)}L${at(dx - half * 0.5, body + 3)}L${at(dx, top)}L${at(dx + half * 0.5, body + 3)}L${at(dx + half, body)}L${at(dx + half, 0)}z`
  const dome = (dx: number, up: number, r: number) =>
    `M${at(dx - r * 0.8, 20)}L${at(dx - r * 0.8, up)}C${at(dx - r * 1.5, up + r * 1.1)} ${at(dx - r * 0.3, up + r * 1.4)} ${at(dx, up + r * 2.5)}C${at(dx + r * 0.3, up + r * 1.4)} ${at(dx + r * 1.5, up + r * 1.1)} ${at(dx + r * 0.8, up)}L${at(dx + r * 0.8, 20)}z`
  const box = (dx: number, w: number, h: number, ridge = 0) =>
    `M${at(dx, 0)}L${at(dx, h)}L${at(dx + w / 2, h + ridge)}L${at(dx + w, h)}L${at(dx + w, 0)}z`
  return path(
    [
      // Toompea: the plateau, Pikk Hermann, the cathedral, the dome church.
      `M${at(0, 0)}L${at(8, 16)}L${at(24, 26)}L${at(128, 28)}L${at(146, 14)}L${at(160, 0)}z`,
      `M${at(22, 20)}L${at(22, 56)}L${at(20, 56)}L${at(20, 60)}L${at(32, 60)}L${at(32, 56)}L${at(30, 56)}L${at(30, 20)}z`,
      `M${at(25.4, 60)}L${at(25.4, 76)}L${at(36, 72)}L${at(26.6, 68)}L${at(26.6, 60)}z`,
      box(36, 26, 36),
      dome(76, 44, 7),
      dome(66, 40, 4),
      dome(87, 40, 4),
      box(62, 29, 38),
      box(104, 22, 34, 6),
      spire(110, 46, 66, 5),
      // Lower town: Niguliste, Raekoda, the houses, Oleviste.
      box(150, 34, 12, 7),
      box(170, 30, 20, 9),
      spire(172, 44, 82, 6),
      box(198, 24, 14, 8),
      spire(218, 34, 70, 3.2),
      box(222, 30, 12, 8),
      box(248, 28, 15, 9),
      box(276, 36, 26, 12),
      spire(278, 58, 128, 7),
      box(308, 28, 11, 7),
      box(330, 40, 8, 4),
    ].join(''),
    fill,
  )
}
