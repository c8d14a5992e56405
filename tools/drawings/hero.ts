import { curve, n, nums, type Point } from './curve.ts'
import {
  boulder,
  carAt,
  cliff,
  cloud,
  day,
  dice,
  farWood,
  type Inks,
  line,
  night,
  path,
  pines,
  rect,
  sea,
  shape,
  sky,
  skyline,
  stars,
  windingRoad,
  windows,
  wood,
} from './scenery.ts'

/** Flowers and grass tufts scattered over a strip. */
function flowers(p: Inks, from: Point, to: Point, count: number, seed: number): string {
  const roll = dice(seed)
  let heads = ''
  let stalks = ''
  for (let i = 0; i < count; i++) {
    const x = from[0] + roll() * (to[0] - from[0])
    const y = from[1] + roll() * (to[1] - from[1])
    heads += `M${nums(x, y)}h0`
    stalks += `M${nums(x, y)}v${n(7 + roll() * 7)}`
  }
  const round = ' stroke-linecap="round"'
  return (
    line(stalks, p.pine[2], 1.4) +
    line(heads, p.cornflower, 6.4, round) +
    line(heads, p.ink, 2, `${round} opacity=".5"`)
  )
}

/** Contour lines, as on the sheet. */
const contours = (p: Inks, lines: string[]): string =>
  line(lines.map((knots) => curve(knots)).join(''), p.pine[0], 1.3, ` opacity="${p.night ? 0.45 : 0.5}"`)

/** A farmhouse: long, low, red roof. */
const farm = (p: Inks, x: number, y: number, s: number): string =>
  rect(x, y - 14 * s, 46 * s, 14 * s, p.wall) +
  path(
    `M${nums(x - 4 * s, y - 13 * s)}l${nums(8 * s, -15 * s)}h${n(38 * s)}l${nums(8 * s, 15 * s)}z`,
    p.roof,
  ) +
  rect(x + 30 * s, y - 35 * s, 5 * s, 10 * s, p.roofShade) +
  windows(x + 6 * s, y - 10 * s, 3, 1, 13 * s, 0, 6 * s, 6 * s, p.glass)

const lighthouse = (p: Inks, x: number, y: number, s: number): string =>
  path(`M${nums(x - 4 * s, y)}l${nums(1.4 * s, -34 * s)}h${n(5.2 * s)}l${nums(1.4 * s, 34 * s)}z`, p.wall) +
  rect(x - 4 * s, y - 38 * s, 8 * s, 4 * s, p.dark) +
  rect(x - 2.4 * s, y - 44 * s, 4.8 * s, 6 * s, p.night ? p.glassLit : p.glass) +
  path(`M${nums(x - 3.6 * s, y - 44 * s)}h${n(7.2 * s)}l${nums(-3.6 * s, -6 * s)}z`, p.roof)

/** At night the lamps are on and the town is lit. */
const beam = (p: Inks, x: number, y: number): string =>
  p.night
    ? `<linearGradient id="beam"><stop stop-color="#fff3cf" stop-opacity=".6"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></linearGradient>${path(`M${nums(x, y)}l300-26v86z`, 'url(#beam)')}`
    : ''
const lights = (p: Inks, x: number, base: number, s: number, seed: number): string => {
  if (!p.night) return ''
  const roll = dice(seed)
  return line(
    Array.from(
      { length: 34 },
      () => `M${nums(x + (20 + roll() * 330) * s, base - (2 + roll() * 16) * s)}h0`,
    ).join(''),
    p.glass,
    2.2,
    ' stroke-linecap="round"',
  )
}

const open = (w: number, h: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMax slice">`

/** `clouds` off leaves the upper left to a logo. */
export function wide(p: Inks, clouds = true): string {
  const [w, h, horizon] = [1440, 640, 316]
  return [
    open(w, h),
    sky(p, w, horizon, [1052, 240], 44),
    stars(p, w, 210, 11, 60),
    clouds ? cloud(p, 860, 92, 1.1) + cloud(p, 610, 172, 0.6) : '',
    cloud(p, 1200, 146, 0.8),
    shape(
      `0,${horizon}! 0,${horizon - 13}! 120,${horizon - 15} 300,${horizon - 8} 440,${horizon}!`,
      p.farther,
    ),
    farWood(-6, 240, horizon - 10, 13, p.far, 31),
    lighthouse(p, 372, horizon - 3, 0.9),
    skyline(640, horizon, 0.92, p.far),
    lights(p, 640, horizon, 0.92, 5),
    sea(p, w, horizon, 500, 1052),
    // Headland on the right: limestone, wood on it.
    wood(1206, 1450, 268, 74, p.pine[1], 5),
    cliff(
      p,
      [
        [1146, 336],
        [1162, 294],
        [1216, 282],
        [1262, 269],
        [1340, 262],
        [1440, 254],
      ],
      380,
    ),
    path(
      'M1162 294L1216 282L1262 269L1340 262L1440 254V264L1340 273L1262 279L1216 290L1164 299z',
      p.field[2],
    ),
    boulder(p, 1118, 360, 15),
    boulder(p, 1084, 356, 8),
    // Land towards us.
    shape(
      '0,448! 150,436 330,432 520,414 700,400 880,386 1060,368 1200,352 1440,338! |1440,640! |0,640!',
      p.field[0],
    ),
    boulder(p, 556, 420, 12),
    boulder(p, 582, 420, 7),
    wood(20, 210, 447, 66, p.pine[1], 21, 0.15),
    wood(-10, 120, 458, 92, p.pine[2], 3, 0.15),
    shape('0,462! 200,456 460,448 700,438 940,428 1180,420 1440,396! |1440,640! |0,640!', p.field[1]),
    contours(p, [
      '0,500! 260,484 520,482 760,470 900,476',
      '0,526! 300,510 560,512 760,498 930,504',
      '180,545! 420,536 640,540 820,526',
      '1240,440! 1320,424 1440,420',
      '1250,470! 1340,452 1440,446',
      '980,506! 1060,494 1120,506 1060,522 980,506',
    ]),
    farm(p, 690, 446, 1),
    wood(744, 800, 446, 40, p.pine[2], 14, 0.2),
    windingRoad(p, [
      [1460, 334, 2.4],
      [1250, 352, 4.5],
      [1060, 378, 8],
      [930, 405, 11.5],
      [886, 428, 14],
      [940, 448, 17],
      [1080, 462, 22],
      [1184, 482, 28],
      [1216, 514, 33],
      [1150, 548, 39],
      [960, 570, 45],
      [700, 578, 49],
      [400, 580, 50],
      [-40, 580, 50],
    ]),
    // Foreground.
    shape(
      '0,622! 240,614 520,620 800,614 1040,604 1220,574 1330,532 1440,500! |1440,640! |0,640!',
      p.field[2],
    ),
    shape('0,634! 300,626 640,634 900,628 1140,616 1300,584 1440,548! |1440,640! |0,640!', p.field[3]),
    beam(p, 590, 536),
    carAt('hatchback', 'blue', 450, 588, 430),
    pines(p, [
      [1316, 596, 300, -1],
      [1398, 616, 420, 1],
    ]),
    flowers(p, [860, 614], [1240, 634], 26, 4),
    flowers(p, [60, 620], [420, 634], 18, 9),
    '</svg>',
  ].join('')
}

function tall(p: Inks): string {
  const [w, h, horizon] = [780, 960, 500]
  return [
    open(w, h),
    sky(p, w, horizon, [600, 420], 44),
    stars(p, w, 380, 11, 50),
    cloud(p, 450, 260, 1),
    cloud(p, 140, 340, 0.7),
    skyline(90, horizon, 1.06, p.far),
    lights(p, 90, horizon, 1.06, 5),
    sea(p, w, horizon, 680, 600),
    wood(676, 800, 452, 74, p.pine[1], 5),
    cliff(
      p,
      [
        [626, 528],
        [640, 478],
        [690, 464],
        [780, 450],
      ],
      580,
    ),
    path('M640 478L690 464L780 450V460L690 473L642 483z', p.field[2]),
    boulder(p, 590, 566, 14),
    shape('0,632! 150,622 330,602 520,572 660,554 780,546! |780,960! |0,960!', p.field[0]),
    wood(-10, 120, 634, 92, p.pine[2], 3, 0.15),
    shape('0,650! 220,640 420,628 600,620 780,602! |780,960! |0,960!', p.field[1]),
    contours(p, [
      '0,690! 160,676 330,690',
      '0,716! 160,702 340,716',
      '0,744! 140,732 320,740',
      '700,640! 740,630 780,628',
      '706,672! 740,658 780,654',
    ]),
    farm(p, 190, 646, 1.1),
    wood(250, 310, 644, 44, p.pine[2], 14, 0.2),
    windingRoad(p, [
      [800, 544, 3.5],
      [640, 562, 6.5],
      [500, 590, 11],
      [430, 622, 15.5],
      [480, 650, 20],
      [590, 676, 27],
      [646, 722, 36],
      [560, 776, 45],
      [340, 806, 53],
      [120, 814, 56],
      [-60, 814, 56],
    ]),
    shape('0,866! 160,858 340,862 500,846 640,806 780,744! |780,960! |0,960!', p.field[2]),
    shape('0,888! 200,878 400,886 580,866 700,830 780,792! |780,960! |0,960!', p.field[3]),
    beam(p, 382, 772),
    carAt('hatchback', 'blue', 240, 826, 430),
    pines(p, [[712, 890, 380, -1]]),
    flowers(p, [40, 890], [640, 940], 30, 4),
    '</svg>',
  ].join('')
}

export const heroes = (): [string, string][] => [
  ['hero-wide.svg', wide(day)],
  ['hero-wide-dark.svg', wide(night)],
  ['hero-tall.svg', tall(day)],
  ['hero-tall-dark.svg', tall(night)],
]
