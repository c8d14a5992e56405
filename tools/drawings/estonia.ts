import { n, nums, type Point } from './curve.ts'
import { dark, light } from './tokens.ts'

/**
 * The road sheet of Estonia. Coast and roads are longitude,latitude drawn by hand from the atlas; names are set by the
 * page, in the visitor's language, at the points of `towns` and `tallinn`.
 */
const MAP = { width: 900, height: 630 } as const
const SCALE = 240
const project = (lon: number, lat: number): Point => [
  28 + (lon - 21.6) * 0.521 * SCALE,
  36 + (59.75 - lat) * SCALE,
]

const list = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [lon = 0, lat = 0] = pair.split(',').map(Number)
      return project(lon, lat)
    })
/** Straight runs with the bends rounded off by `by`. */
function rounded(points: readonly Point[], by: number, closed: boolean): string {
  const toward = (from: Point, to: Point): Point => {
    const t = Math.min(0.5, by / Math.hypot(to[0] - from[0], to[1] - from[1]))
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  }
  const d = points
    .map((pt, i) => {
      const before = points[i - 1] ?? (closed ? points[points.length - 1] : undefined)
      const next = points[i + 1] ?? (closed ? points[0] : undefined)
      const start = i === 0 ? 'M' : 'L'
      if (!before || !next) return `${start}${nums(...pt)}`
      return `${start}${nums(...toward(pt, before))}Q${nums(...pt, ...toward(pt, next))}`
    })
    .join('')
  return closed ? `${d}z` : d
}

const area = (text: string): string => rounded(list(text), 3, true)
const road = (text: string): string => rounded(list(text), 12, false)

const mainland = `28.04,59.47 27.9,59.43 27.77,59.405 27.5,59.43 27.32,59.45 27.15,59.445 27,59.44 26.87,59.46 26.72,59.51 26.6,59.555
  26.53,59.52 26.4,59.555 26.25,59.575 26.1,59.605 26.02,59.57 25.97,59.575 25.93,59.615 25.86,59.6 25.83,59.56 25.79,59.6 25.7,59.68 25.66,59.63 25.62,59.57
  25.57,59.61 25.5,59.655 25.46,59.6 25.4,59.5 25.32,59.5 25.26,59.535 25.2,59.49 25.15,59.52 25.08,59.49 24.97,59.495 24.9,59.53 24.81,59.57 24.83,59.5
  24.82,59.47 24.76,59.447 24.71,59.485 24.67,59.46 24.64,59.43 24.57,59.465 24.52,59.44 24.41,59.48 24.34,59.44 24.28,59.4 24.2,59.42 24.14,59.37 24.04,59.395
  24.05,59.335 23.95,59.29 23.82,59.275 23.7,59.22 23.6,59.2 23.51,59.24 23.48,59.18 23.5,59.1 23.42,59.03 23.46,58.98 23.64,58.975 23.54,58.95 23.41,58.91
  23.48,58.84 23.46,58.77 23.6,58.78 23.75,58.77 23.6,58.73 23.52,58.69 23.56,58.64 23.5,58.57 23.57,58.53 23.68,58.5 23.72,58.43 23.68,58.37 23.82,58.35
  23.85,58.3 23.98,58.3 24.1,58.23 24.2,58.27 24.3,58.34 24.38,58.37 24.48,58.38 24.53,58.34 24.56,58.26 24.5,58.16 24.47,58.06 24.4,57.95 24.35,57.87
  24.46,57.92 24.6,57.95 24.83,57.97 24.95,58.02 25.1,58.08 25.2,58.09 25.28,58 25.4,58.04 25.52,57.96 25.62,57.92 25.75,57.93 25.9,57.86 26.03,57.84 26.01,57.78 26.1,57.71
  26.3,57.6 26.45,57.55 26.55,57.52 26.7,57.58 26.87,57.62 27,57.6 27.1,57.56 27.35,57.54 27.52,57.57 27.4,57.67 27.53,57.74 27.55,57.8 27.7,57.82 27.82,57.88 27.68,57.93
  27.66,57.99 27.5,58.04 27.55,58.13 27.48,58.22 27.45,58.32 27.26,58.42 27.22,58.5 27.16,58.67 27.05,58.76 26.95,58.85 27.05,58.95 27.25,58.99 27.42,59.01 27.73,59.01
  27.8,59.06 27.92,59.17 27.98,59.28 28.13,59.3 28.2,59.38 28.14,59.42`
const saaremaa = `23.08,58.57 23,58.615 22.85,58.62 22.72,58.6 22.55,58.63 22.42,58.6 22.29,58.575 22.27,58.51 22.21,58.56 22.14,58.52 22.03,58.46 21.97,58.52 21.85,58.5 21.92,58.44 21.85,58.38 21.98,58.34
  21.86,58.29 21.98,58.24 22.08,58.27 22.2,58.22 22.16,58.15 22.07,58.08 22.02,57.99 22.05,57.91 22.13,57.98 22.2,58.07 22.29,58.16 22.3,58.22 22.4,58.215 22.49,58.24
  22.62,58.22 22.7,58.28 22.84,58.31 22.95,58.36 23.08,58.39 23.2,58.44 23.32,58.44 23.25,58.49 23.15,58.5`
const muhu = '23.41,58.57 23.36,58.65 23.22,58.7 23.08,58.64 23.12,58.57 23.25,58.53'
const hiiumaa = `23.05,58.88 22.98,58.94 22.88,58.98 22.76,59.01 22.7,59.05 22.6,59.09 22.53,59.03 22.44,58.95 22.28,58.95 22.05,58.945 22.06,58.91 22.28,58.905 22.46,58.87 22.42,58.82
  22.47,58.75 22.51,58.69 22.62,58.7 22.68,58.76 22.8,58.77 22.92,58.79 23,58.82`
const vormsi = '23.12,59.02 23.25,59.045 23.36,59.01 23.28,58.97 23.14,58.98'
const islets =
  'M23.93,58.1 24.02,58.13 23.98,58.16 23.92,58.14|M23.21,57.79 23.28,57.79 23.26,57.82 23.22,57.82|M24.48,59.55 24.55,59.54 24.55,59.6 24.5,59.6|M24.95,59.62 25.04,59.61 25.02,59.64|M23.36,59.28 23.42,59.28 23.4,59.31'
const peipsi = `27.25,58.99 27.73,59.01 27.82,58.98 27.9,58.92 27.88,58.82 27.83,58.74 27.74,58.66 27.62,58.57 27.55,58.48 27.55,58.34 27.53,58.24 27.62,58.16 27.78,58.1 27.95,58.06 28.06,57.98 28.1,57.9 27.98,57.84 27.82,57.88
  27.5,58.04 27.4,58.14 27.36,58.32 27.16,58.42 27.06,58.67 26.9,58.85`
const vortsjarv = '25.97,58.4 26.1,58.38 26.13,58.26 26.07,58.11 26,58.18 25.93,58.3'
const abroad =
  '24.35,57.88 24.3,57.72 24.36,57.5 24.3,57 29.4,57 29.4,59.74 28.9,59.78 28.5,59.6 28.2,59.52 28.03,59.47 27.6,59.2 26.6,58.7 25.4,58.3 24.8,58.05'
const woods = [
  [26.95, 59.22],
  [27.5, 59.2],
  [25.75, 59.35],
  [24.0, 59.16],
  [25.2, 58.86],
  [24.05, 58.6],
  [26.2, 58.8],
  [25.15, 58.24],
  [24.85, 58.16],
  [26.6, 57.78],
  [27.2, 57.9],
  [22.15, 58.4],
  [22.55, 58.9],
  [22.72, 58.42],
] as const

/** The company's roads are drawn in full; the others thin. */
const ours = {
  tartu: '24.83,59.42 25.1,59.32 25.55,59.02 25.6,58.86 25.98,58.66 26.35,58.47 26.72,58.38',
  parnu: '24.72,59.42 24.62,59.2 24.5,59 24.42,58.78 24.6,58.56 24.5,58.385',
  between: '24.5,58.385 24.95,58.44 25.58,58.37 25.95,58.47 26.35,58.47',
}
const others = [
  '24.83,59.43 25.3,59.44 26,59.48 26.35,59.36 27.2,59.38 27.7,59.39 28.19,59.38',
  '24.65,59.4 24.2,59.2 23.75,58.98 23.54,58.94',
  '26.72,58.38 26.95,58.1 27,57.84 27.3,57.6',
  '26.72,58.38 26.4,58.05 26.05,57.79',
  '24.5,58.385 24.56,58.2 24.46,58 24.36,57.88',
  '26.72,58.38 26.82,58.72 26.87,58.87 27.2,59.04 27.3,59.36',
  '24.46,58.92 23.9,58.72 23.51,58.58',
  '23.1,58.58 22.8,58.42 22.49,58.25',
  '22.75,58.99 22.85,58.84 23.04,58.87',
  '26.35,59.36 26,59.1 25.55,59.02',
  '25.58,58.37 26.03,58.05 26.05,57.79',
]

const towns = {
  tallinn: project(24.76, 59.42),
  tartu: project(26.72, 58.38),
  parnu: project(24.5, 58.385),
}

/** The glass over Tallinn: where the three addresses lie, too close together for the sheet. */
const LENS = { x: 118, y: 104, r: 84 } as const
const tallinn = {
  harbour: [124, 82],
  office: [106, 108],
  airport: [164, 130],
} as const satisfies Record<string, Point>

type Tones = {
  sea: string
  shelf: string
  land: string
  abroad: string
  coast: string
  wood: string
  minor: string
  ink: string
  road: string
  ring: string
}
const day: Tones = {
  sea: '#cfe4ec',
  shelf: '#b9d7e2',
  land: '#ffffff',
  abroad: '#dfeaee',
  coast: '#6f9cae',
  wood: '#bcd9c6',
  minor: '#b9c6cb',
  ink: light.ink,
  road: light.accent,
  ring: '#ffffff',
}
const night: Tones = {
  sea: '#0f2a36',
  shelf: '#163948',
  land: '#24424c',
  abroad: '#142e38',
  coast: '#5f8c9c',
  wood: '#356259',
  minor: '#4b6873',
  ink: dark.ink,
  road: dark.accent,
  ring: '#12252c',
}

const digits = {
  2: 'M-3.3 5V3.35L-.3.87C1 -.2 1.7-.9 1.7-1.8 1.7-2.7 1.1-3.15.2-3.15-.7-3.15-1.3-2.7-1.4-2.1H-3.3C-3.2-4-1.6-5 .3-5 2.2-5 3.7-4 3.7-2 3.7-.4 2.6.8 1.3 1.9L-.3 3.15H3.65V5z',
  4: 'M1.4 5V3.2H-3.7V1.65L.9-4.9H3.4V1.36H4.5V3.2H3.4V5zM-1.3 1.36H1.4V-2.7z',
} as const

function sheet(t: Tones): string {
  const land = [mainland, saaremaa, muhu, hiiumaa, vormsi].map(area).join('')
  const small = islets
    .split('|')
    .map((one) => area(one.replace('M', '')))
    .join('')
  const line = (from: Point, to: Point) => `M${nums(...project(...from))}L${nums(...project(...to))}`
  const graticule = [22, 23, 24, 25, 26, 27, 28]
    .map((lon) => line([lon, 60], [lon, 57]))
    .concat([58, 59].map((lat) => line([21, lat], [29, lat])))
    .join('')
  const cased = [ours.tartu, ours.parnu].map(road).join('')
  const ring = (id: string, [x, y]: Point, r: number) =>
    `<circle id="${id}" cx="${n(x)}" cy="${n(y)}" r="${r}" fill="${t.ring}" stroke="${t.ink}" stroke-width="${n(r * 0.42)}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.34)}" fill="${t.ink}"/>`
  const shield = (lon: number, lat: number, digit: keyof typeof digits) => {
    const [x, y] = project(lon, lat)
    return `<g transform="translate(${nums(x, y)})"><rect x="-10" y="-9" width="20" height="18" rx="4" fill="#0b5348" stroke="#fff" stroke-width="1.6"/><path fill="#fff" d="${digits[digit]}"/></g>`
  }
  const glass = 'M124 82L106 108Q120 134 164 130L214 150M106 108L104 140 92 200'
  const [cx, cy] = towns.tallinn
  // Two tangents make the cone from the town to its glass.
  const angle = Math.atan2(cy - LENS.y, cx - LENS.x)
  const spread = Math.acos(LENS.r / Math.hypot(cx - LENS.x, cy - LENS.y))
  const touch = (side: number): Point => [
    LENS.x + LENS.r * Math.cos(angle + side * spread),
    LENS.y + LENS.r * Math.sin(angle + side * spread),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${MAP.width}" height="${MAP.height}" viewBox="0 0 ${MAP.width} ${MAP.height}" stroke-linejoin="round" stroke-linecap="round">`,
    `<rect width="${MAP.width}" height="${MAP.height}" fill="${t.sea}"/>`,
    `<path fill="none" stroke="${t.shelf}" d="${graticule}"/>`,
    `<defs><path id="land" d="${land}${small}"/></defs>`,
    `<use href="#land" fill="none" stroke="${t.shelf}" stroke-width="26"/>`,
    `<path fill="${t.abroad}" d="${area(abroad)}"/>`,
    `<path fill="${t.shelf}" d="${area(peipsi)}"/>`,
    `<use href="#land" fill="${t.land}" stroke="${t.coast}" stroke-width="1.8"/>`,
    `<path fill="${t.shelf}" stroke="${t.coast}" stroke-width="1.4" d="${area(vortsjarv)}"/>`,
    `<path fill="${t.wood}" d="${woods
      .map(([lon, lat]) => {
        const [x, y] = project(lon, lat)
        return [-11, 0, 11].map((dx, k) => `M${nums(x + dx, y - (k === 1 ? 22 : 16))}l6.5 16h-13z`).join('')
      })
      .join('')}"/>`,
    `<g fill="none"><path stroke="${t.minor}" stroke-width="2.4" d="${others.map(road).join('')}"/>`,
    `<path stroke="${t.ink}" stroke-width="7" d="${road(ours.between)}"/><path stroke="${t.land}" stroke-width="4" d="${road(ours.between)}"/>`,
    `<path stroke="${t.ink}" stroke-width="12" d="${cased}"/><path stroke="${t.road}" stroke-width="7.5" d="${cased}"/></g>`,
    shield(25.585, 58.94, 2),
    shield(24.43, 58.8, 4),
    // The glass.
    `<path fill="${t.ink}" opacity=".1" d="M${nums(...touch(1))}L${nums(cx, cy)}L${nums(...touch(-1))}z"/>`,
    `<clipPath id="lens"><circle cx="${LENS.x}" cy="${LENS.y}" r="${LENS.r}"/></clipPath><g clip-path="url(#lens)">`,
    `<rect x="24" y="10" width="190" height="190" fill="${t.shelf}"/>`,
    `<path fill="${t.land}" stroke="${t.coast}" stroke-width="1.8" d="M20 112L38 84 54 96 58 116 70 108 70 78 84 56 96 60 98 84 112 78 126 86 144 94 160 80 166 48 176 18 220 10V210H20z"/>`,
    `<path fill="${t.shelf}" stroke="${t.coast}" stroke-width="1.4" d="M138 148q14-8 22 4t20 18-12 12-30-18z"/>`,
    `<g fill="none"><path stroke="${t.minor}" stroke-width="3" d="M106 108L70 134 20 150M106 108L148 100 174 56M84 78L106 108"/><path stroke="${t.ink}" stroke-width="12" d="${glass}"/><path stroke="${t.road}" stroke-width="7.5" d="${glass}"/></g>`,
    `</g><circle cx="${LENS.x}" cy="${LENS.y}" r="${LENS.r}" fill="none" stroke="${t.ink}" stroke-width="5"/>`,
    Object.entries(tallinn)
      .map(([id, point]) => ring(id, point, 9.5))
      .join(''),
    ring('tallinn', towns.tallinn, 8.5),
    ring('tartu', towns.tartu, 12),
    ring('parnu', towns.parnu, 12),
    '</svg>',
  ].join('')
}

export const maps = (): [string, string][] => [
  ['map.svg', sheet(day)],
  ['map-dark.svg', sheet(night)],
]
