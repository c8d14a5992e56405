import { bodies } from './bodies.ts'
import { curve, type Map, n, nums } from './curve.ts'

/**
 * The car unfolded for the hand-over report: top in the middle facing up, sides folded out beside it, front above,
 * back below. Every view is a group with its own id; `views` gives the same boxes to whoever places marks.
 */
const SHEET = { width: 600, height: 860 } as const
const views = {
  front: { x: 210, y: 16, width: 180, height: 150 },
  left: { x: 22, y: 212, width: 150, height: 432 },
  top: { x: 200, y: 212, width: 200, height: 432 },
  right: { x: 428, y: 212, width: 150, height: 432 },
  back: { x: 210, y: 694, width: 180, height: 150 },
} as const

const LINE = '#72848d'
const body = bodies.hatchback

/** Draws a knot path and its mirror image about x = 0. */
const pair = (knots: string, map: Map, close = false): string =>
  curve(knots, map, close) + curve(knots, (x, y) => map(-x, y), close)

const group = (id: string, skin: string, lines: string): string =>
  `<g id="${id}"><path fill="${LINE}" fill-opacity=".1" stroke-width="2" d="${skin}"/><path d="${lines}"/></g>`

function side(id: 'left' | 'right'): string {
  const box = views[id]
  const map: Map = (x, y) => [id === 'left' ? box.x + y : box.x + box.width - y, box.y + x]
  // The sill with the two wheel arches cut out of it, from the rear corner to the front one.
  const sill = 18
  const radius = body.tyre + 5
  const reach = Math.sqrt(radius ** 2 - (body.tyre - sill) ** 2)
  const arches = [body.wheels[1], body.wheels[0]]
    .map(
      (x) =>
        `L${nums(...map(x + reach, sill))}A${radius} ${radius} 0 1 ${id === 'left' ? 0 : 1} ${nums(...map(x - reach, sill))}`,
    )
    .join('')
  const wheels = body.wheels
    .map((x) => {
      const [cx, cy] = map(x, body.tyre)
      return `<circle fill-opacity=".16" fill="${LINE}" cx="${n(cx)}" cy="${n(cy)}" r="${body.tyre}"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(body.tyre * 0.66)}"/>`
    })
    .join('')
  const lines = [
    curve(body.glass, map, true),
    ...body.shuts.map((knots) => curve(knots, map)),
    curve(body.head, map, true),
    curve(body.tail, map, true),
    curve('237,101! |246,142', map),
    curve('330,105! |347,133', map),
    ...body.handles.map(([x, y]) => curve(`${x - 8},${y}! |${x + 9},${y}`, map)),
    curve('145,107! 146,115 154,116 160,113 160,107 145,107!', map, true),
    curve('62,81! 61,70 57,58', map),
    curve('390,90! 388,76 381,57', map),
    curve('124,25! |311,25', map),
  ].join('')
  return group(id, `${curve(body.outline, map)}${arches}z`, lines).replace('</g>', `${wheels}</g>`)
}

function top(): string {
  const { x: left, y: up, width } = views.top
  const map: Map = (x, y) => [left + width / 2 + x, up + y]
  const skin = curve(
    '0,0! 40,3 66,12 80,30 86,60 88,120 89,220 88,330 84,392 74,420 50,429 0,431! -50,429 -74,420 -84,392 -88,330 -89,220 -88,120 -86,60 -80,30 -66,12 -40,3 0,0!',
    map,
    true,
  )
  const lines = [
    // Bonnet, lamps, screen, roof, side glass, back screen, tailgate.
    curve('-72,116! -76,70 -68,34 -44,18 0,13 44,18 68,34 76,70 72,116!', map),
    pair('79,27! 66,18 50,14! 60,30 76,44 84,46!', map, true),
    curve(
      '-72,116! -40,104 0,100 40,104 72,116! 64,160 60,186! 30,180 0,178 -30,180 -60,186! -64,160 -72,116!',
      map,
      true,
    ),
    curve('-60,186! -62,250 -60,330 -56,366! 0,372 56,366! 60,330 62,250 60,186!', map),
    pair('79,128! 70,176 68,196! |68,238! |82,238! 82,180 79,128!', map, true),
    pair('68,248! |67,330! 72,356 78,366! 82,320 82,248!', map, true),
    curve('-56,370! 0,377 56,370! 66,396 68,404! 40,410 0,412 -40,410 -68,404! -66,396 -56,370!', map, true),
    pair('87,240! |89,240!', map),
    pair('84,388! 70,404 66,424!', map),
    pair('90,140! 100,134 104,142 102,150 90,154!', map),
  ].join('')
  return group('top', skin, lines)
}

function end(id: 'front' | 'back'): string {
  const box = views[id]
  const map: Map = (x, y) => [box.x + box.width / 2 + x, box.y + box.height - y]
  const skin = curve(
    '-80,18! -88,32 -89,60 -88,84 -80,101! -70,126 -58,141 -30,147 0,148 30,147 58,141 70,126 80,101! 88,84 89,60 88,32 80,18!',
    map,
    true,
  )
  const tyres = pair('84.5,24! |86,2! |64,2! |63,18!', map)
  const mirrors = pair('79,104! 92,104 98,110 96,118 86,120 76,112!', map, true)
  const shared = tyres + (id === 'front' ? mirrors : '')
  const lines =
    id === 'front'
      ? [
          curve('-68,104! -61,124 -52,137! 0,142 52,137! 61,124 68,104! 0,108 -68,104!', map, true),
          curve('-80,101! -70,96 -40,84 0,82 40,84 70,96 80,101!', map),
          pair('86,86! 70,88 46,78! 50,70 70,72 88,76!', map, true),
          curve('-44,74! |44,74! |38,64! |-38,64! |-44,74!', map, true),
          curve('-58,46! |58,46! |48,26! |-48,26! |-58,46!', map, true),
          pair('84,48! |70,44! |72,32! |85,34!', map),
          curve('-26,56! |26,56! |26,47! |-26,47!', map, true),
        ]
      : [
          curve('-62,106! -56,124 -49,134! 0,138 49,134! 56,124 62,106! 0,101 -62,106!', map, true),
          curve('-50,139! 0,143 50,139', map),
          curve('-70,104! -66,80 -62,58! |62,58! 66,80 70,104', map),
          pair('84,99! 70,98 50,94! 54,84 70,82 88,80!', map, true),
          curve('-27,76! |27,76! |27,65! |-27,65!', map, true),
          curve('-89,52! 0,48 89,52', map),
          curve('-56,32! |56,32', map),
        ]
  return group(id, skin, shared + lines.join(''))
}

export const damageMap = (): [string, string][] => [
  [
    'cars/damage-map.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}" fill="none" stroke="${LINE}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round">${end('front')}${side('left')}${top()}${side('right')}${end('back')}</svg>`,
  ],
]
