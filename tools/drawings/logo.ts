import { curve, n, type Point } from './curve.ts'
import { dark, light } from './tokens.ts'
import { wordmark } from './wordmark.ts'

/**
 * The mark is a capital A driven by a road: it leaves a town ring, takes the hairpin, crosses a lane mark and goes on
 * out of the tile. In the logo the same road runs under the name to the next town.
 */
const TILE = '#0b5348'
const ROAD = '#ffc02e'

/** The last bend, narrowing from `from` to `to` as it leaves for the horizon: an outline through offset samples. */
function bend(points: [Point, Point, Point, Point], from: number, to: number): string {
  const [a, b, c, d] = points
  const steps = 8
  const sides: [string[], string[]] = [[], []]
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const u = 1 - t
    const at = (k: 0 | 1) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]
    const slope = (k: 0 | 1) =>
      3 * u * u * (b[k] - a[k]) + 6 * u * t * (c[k] - b[k]) + 3 * t * t * (d[k] - c[k])
    const half = (from + (to - from) * t) / 2 / Math.hypot(slope(0), slope(1))
    sides[0].push(`${n(at(0) - slope(1) * half, 2)},${n(at(1) + slope(0) * half, 2)}`)
    sides[1].unshift(`${n(at(0) + slope(1) * half, 2)},${n(at(1) - slope(0) * half, 2)}`)
  }
  return curve(`${sides[0].join(' ')}! |${sides[1].join(' ').replace(' ', '! ')}`, undefined, true)
}

function mark(exit: number): string {
  const tail = bend(
    [
      [63.4, 45],
      [70, 63],
      [75, 84],
      [102, 84],
    ],
    12,
    exit,
  )
  return [
    `<path d="M33 61H67" stroke="#fff" stroke-width="9"/>`,
    `<path d="M25 77 44 27Q50 13 56.6 27L63.8 46" fill="none" stroke="${ROAD}" stroke-width="12"/>`,
    `<path fill="${ROAD}" d="${tail}"/>`,
    `<circle cx="25" cy="77" r="8.5" fill="${TILE}" stroke="#fff" stroke-width="6"/>`,
  ].join('')
}

const tile = (radius: number, exit: number): string =>
  `<clipPath id="t"><rect width="100" height="100" rx="${radius}"/></clipPath><g clip-path="url(#t)"><rect width="100" height="100" fill="${TILE}"/>${mark(exit)}</g>`

function logo(ink: string, ground: string): string {
  const end = 120 + wordmark.width - 6
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="420" height="100" viewBox="0 0 420 100" role="img" aria-label="Autorent">',
    `<path d="M96 84H${n(end)}" stroke="${ink}" stroke-width="12"/><path d="M96 84H${n(end)}" stroke="${ROAD}" stroke-width="7"/>`,
    tile(24, 7),
    // The same amber once more over the edge of the tile, so that no hairline shows there.
    `<path d="M97 84H104" stroke="${ROAD}" stroke-width="7"/>`,
    `<path fill="${ink}" transform="translate(120 57.5)" d="${wordmark.d}"/>`,
    `<circle cx="${n(end)}" cy="84" r="7.5" fill="${ground}" stroke="${ink}" stroke-width="4.5"/></svg>`,
  ].join('')
}

const icon = (radius: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">${tile(radius, 12)}</svg>`

/** Square icon without rounded corners, for systems that round it themselves. */
export const fullBleedIcon = (): string => icon(0)
export const roundedIcon = (): string => icon(24)

export const logos = (): [string, string][] => [
  ['logo.svg', logo(light.ink, '#ffffff')],
  ['logo-dark.svg', logo(dark.ink, dark.surface)],
  ['favicon.svg', roundedIcon()],
  [
    'site.webmanifest',
    JSON.stringify(
      {
        name: 'Autorent',
        short_name: 'Autorent',
        start_url: '/',
        display: 'browser',
        background_color: light.ground,
        theme_color: light.brand,
        icons: [
          { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        ],
      },
      null,
      2,
    ),
  ],
]
