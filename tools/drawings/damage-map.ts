import { bodyTypes } from '../../src/domain/fleet/body-types.ts'
import { type Body, bodies } from './bodies.ts'
import { curve, type Map, n, nums } from './curve.ts'

/**
 * A car unfolded for the hand-over report: top in the middle facing up, sides folded out beside it, front above, back
 * below, one sheet for each body. Every view is a group with its own id; `views` gives the same boxes to whoever places
 * marks.
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

/** The measures of the views are those of a hatchback; others are fitted into the same boxes. */
const USUAL = { length: 431, height: 148, shoulder: 101 }

type Measures = { body: Body; height: number; scale: number; isBoxy: boolean }

function measure(body: Body, isBoxy: boolean): Measures {
  const height = Math.max(...knotsOf(body.outline).map(([, y]) => y))
  return { body, height, isBoxy, scale: Math.min(USUAL.length / body.length, USUAL.height / height, 1) }
}

const knotsOf = (text: string): [number, number][] =>
  text.split(/\s+/).map((token) => {
    const [x = 0, y = 0] = token.replace(/[|!]/g, '').split(',').map(Number)
    return [x, y]
  })

/** Draws a knot path and its mirror image about x = 0. */
const pair = (knots: string, map: Map, close = false): string =>
  curve(knots, map, close) + curve(knots, (x, y) => map(-x, y), close)

const group = (id: string, skin: string, lines: string): string =>
  `<g id="${id}"><path fill="${LINE}" fill-opacity=".1" stroke-width="2" d="${skin}"/><path d="${lines}"/></g>`

function side(id: 'left' | 'right', { body, scale }: Measures): string {
  const box = views[id]
  const start = box.y + (box.height - body.length * scale) / 2
  const map: Map = (x, y) => [
    id === 'left' ? box.x + y * scale : box.x + box.width - y * scale,
    start + x * scale,
  ]
  // The sill with the two wheel arches cut out of it, from the rear corner to the front one.
  const sill = Math.min(18, body.tyre - 8)
  const radius = body.tyre + 5
  const reach = Math.sqrt(radius ** 2 - (body.tyre - sill) ** 2)
  const turn = id === 'left' ? 0 : 1
  const arc = n(radius * scale)
  const arches = [body.wheels[1], body.wheels[0]]
    .map(
      (x) => `L${nums(...map(x + reach, sill))}A${arc} ${arc} 0 1 ${turn} ${nums(...map(x - reach, sill))}`,
    )
    .join('')
  const wheels = body.wheels
    .map((x) => {
      const [cx, cy] = map(x, body.tyre)
      const wheel = body.tyre * scale
      return `<circle fill-opacity=".16" fill="${LINE}" cx="${n(cx)}" cy="${n(cy)}" r="${n(wheel)}"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(wheel * 0.66)}"/>`
    })
    .join('')
  const [mx, my] = body.mirror
  const [foreSeam, rearSeam] = body.seams
  const lines = [
    curve(body.glass, map, true),
    ...body.shuts.map((knots) => curve(knots, map)),
    curve(body.head, map, true),
    curve(body.tail, map, true),
    ...body.pillars.map(([x1, y1, x2, y2]) => curve(`${x1},${y1}! |${x2},${y2}`, map)),
    ...body.handles.map(([x, y]) => curve(`${x - 8},${y}! |${x + 9},${y}`, map)),
    curve(
      `${mx - 6},${my}! ${mx - 5},${my + 8} ${mx + 3},${my + 9} ${mx + 9},${my + 6} ${mx + 9},${my} ${mx - 6},${my}!`,
      map,
      true,
    ),
    curve(
      `${foreSeam[0]},${foreSeam[1]}! ${foreSeam[0] - 1},${foreSeam[1] - 11} ${foreSeam[0] - 5},${foreSeam[1] - 23}`,
      map,
    ),
    curve(
      `${rearSeam[0]},${rearSeam[1]}! ${rearSeam[0] - 2},${rearSeam[1] - 14} ${rearSeam[0] - 9},${rearSeam[1] - 33}`,
      map,
    ),
    curve(`${body.wheels[0] + 39},${body.plinth + 1}! |${body.wheels[1] - 39},${body.plinth + 1}`, map),
  ].join('')
  return group(id, `${curve(body.outline, map)}${arches}z`, lines).replace('</g>', `${wheels}</g>`)
}

/** Where along the car the windscreen and the back window begin and end. */
function screensOf({ body }: Measures) {
  const [fore, aft] = body.screens.map(knotsOf)
  const rear = body.length - 34
  return {
    foot: fore?.[0]?.[0] ?? 100,
    brow: fore?.at(-1)?.[0] ?? 190,
    edge: aft?.[0]?.[0] ?? rear,
    deck: aft?.at(-1)?.[0] ?? rear + 18,
  }
}

function top(measures: Measures): string {
  const { body, scale, isBoxy } = measures
  const { x: left, y: up, width, height } = views.top
  const long = body.length
  const start = up + (height - long * scale) / 2
  const map: Map = (x, y) => [left + width / 2 + x * scale, start + y * scale]
  const end = isBoxy ? 84 : 74
  const skin = curve(
    `0,0! 40,3 66,12 80,30 86,60 88,120 89,${long / 2} 88,${long - 100} ${isBoxy ? 88 : 84},${long - 39} ${end},${long - 11} 50,${long - 2} 0,${long}! -50,${long - 2} -${end},${long - 11} -${isBoxy ? 88 : 84},${long - 39} -88,${long - 100} -89,${long / 2} -88,120 -86,60 -80,30 -66,12 -40,3 0,0!`,
    map,
    true,
  )
  const { foot, brow, edge, deck } = screensOf(measures)
  const [roof, hem] = isBoxy ? [74, 80] : [60, 72]
  const glass = isBoxy ? 82 : 79
  const middle = (brow + edge) / 2
  const lines = [
    // Bonnet, lamps, screen, roof, side glass, back screen.
    curve(`-72,${foot}! -76,${foot * 0.6} -68,34 -44,18 0,13 44,18 68,34 76,${foot * 0.6} 72,${foot}!`, map),
    pair('79,27! 66,18 50,14! 60,30 76,44 84,46!', map, true),
    curve(
      `-${hem},${foot}! -40,${foot - 12} 0,${foot - 16} 40,${foot - 12} ${hem},${foot}! ${roof + 4},${(foot + brow) / 2} ${roof},${brow}! 30,${brow - 6} 0,${brow - 8} -30,${brow - 6} -${roof},${brow}! -${roof + 4},${(foot + brow) / 2} -${hem},${foot}!`,
      map,
      true,
    ),
    curve(
      `-${roof},${brow}! -${roof + 2},${middle} -${roof - 2},${edge}! 0,${edge + 6} ${roof - 2},${edge}! ${roof + 2},${middle} ${roof},${brow}!`,
      map,
    ),
    pair(
      `${glass},${foot + 16}! ${roof + 10},${brow - 8} ${roof + 8},${brow + 10}! |${roof + 8},${middle - 8}! |${glass + 3},${middle - 8}! ${glass + 3},${brow} ${glass},${foot + 16}!`,
      map,
      true,
    ),
    ...(body.glass.length > 120 || !isBoxy
      ? [
          pair(
            `${roof + 8},${middle + 4}! |${roof + 7},${edge - 34}! ${roof + 12},${edge - 12} ${glass - 1},${edge - 4}! ${glass + 3},${edge - 50} ${glass + 3},${middle + 4}!`,
            map,
            true,
          ),
        ]
      : []),
    curve(
      `-${roof - 4},${edge + 4}! 0,${edge + 11} ${roof - 4},${edge + 4}! ${roof + 6},${deck} ${roof + 8},${deck + 6}! 40,${deck + 12} 0,${deck + 14} -40,${deck + 12} -${roof + 8},${deck + 6}! -${roof + 6},${deck} -${roof - 4},${edge + 4}!`,
      map,
      true,
    ),
    pair(`84,${long - 43}! 70,${long - 27} 66,${long - 7}!`, map),
    pair(`90,${foot + 24}! 100,${foot + 18} 104,${foot + 26} 102,${foot + 34} 90,${foot + 38}!`, map),
  ].join('')
  return group('top', skin, lines)
}

function end(id: 'front' | 'back', { height, scale, isBoxy }: Measures): string {
  const box = views[id]
  const { shoulder } = USUAL
  const lift = (height - shoulder) / (USUAL.height - shoulder)
  /** Above the shoulder a tall car goes on, and a van stays nearly as wide. */
  const map: Map = (x, y) => {
    const above = Math.max(0, y - shoulder)
    const widened = isBoxy ? x * (1 + above / 130) : x
    return [
      box.x + box.width / 2 + widened * scale,
      box.y + box.height - (Math.min(y, shoulder) + above * lift) * scale,
    ]
  }
  const skin = curve(
    '-80,18! -88,32 -89,60 -88,84 -80,101! -70,126 -58,141 -30,147 0,148 30,147 58,141 70,126 80,101! 88,84 89,60 88,32 80,18!',
    map,
    true,
  )
  const tyres = pair('84.5,24! |86,2! |64,2! |63,18!', map)
  const mirrors = pair('79,104! 92,104 98,110 96,118 86,120 76,112!', map, true)
  const shared = tyres + (id === 'front' ? mirrors : '')
  const doors = isBoxy
    ? [curve('0,138! |0,30!', map), curve('-66,104! -64,60 -62,30', map), curve('66,104! 64,60 62,30', map)]
    : []
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
          ...(isBoxy ? doors : [curve('-70,104! -66,80 -62,58! |62,58! 66,80 70,104', map)]),
          pair('84,99! 70,98 50,94! 54,84 70,82 88,80!', map, true),
          curve('-27,76! |27,76! |27,65! |-27,65!', map, true),
          curve('-89,52! 0,48 89,52', map),
          curve('-56,32! |56,32', map),
        ]
  return group(id, skin, shared + lines.join(''))
}

export const damageMap = (): [string, string][] =>
  bodyTypes.map((name) => {
    const measures = measure(bodies[name], name === 'van')
    const drawn = [
      end('front', measures),
      side('left', measures),
      top(measures),
      side('right', measures),
      end('back', measures),
    ]
    return [
      `cars/damage-map-${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}" fill="none" stroke="${LINE}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</svg>`,
    ]
  })
