import { n, nums } from './curve.ts'
import {
  carAt,
  circle,
  cloud,
  day,
  farWood,
  type Inks,
  line,
  night,
  path,
  rect,
  roadLine,
  sea,
  shape,
  sky,
  skyline,
  stars,
  windows,
  wood,
} from './scenery.ts'

/**
 * One vignette for each place. The road crosses every one of them at the same height, so that pictures set side by side
 * make one road from town to town.
 */
const W = 640
const H = 400
const ROAD = 350

const frame = (
  p: Inks,
  horizon: number,
  ring: number,
  parts: string[],
  front: string[] = [],
  sun?: readonly [number, number],
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMax slice">`,
    sky(p, W, horizon, sun, 30),
    stars(p, W, horizon * 0.7, ring, 24),
    rect(0, horizon, W, H - horizon, p.field[1]),
    ...parts,
    rect(0, ROAD - 26, W, H, p.field[2]),
    rect(0, ROAD + 24, W, 40, p.field[3]),
    roadLine(p, ROAD, W, ring),
    ...front,
    '</svg>',
  ].join('')

/** The company's mark as a small sign. */
const sign = (p: Inks, x: number, y: number, s: number): string =>
  `<g transform="translate(${nums(x, y)})scale(${n(s / 100, 2)})"><rect width="100" height="100" rx="24" fill="${p.brand}"/><path d="M33 61H67" stroke="#fff" stroke-width="9"/><path d="M25 77 44 27Q50 13 56.6 27L63.4 45C70 63 75 84 100 84" fill="none" stroke="${p.road}" stroke-width="12"/><circle cx="25" cy="77" r="8.5" fill="${p.brand}" stroke="#fff" stroke-width="6"/></g>`

function airport(p: Inks): string {
  const plane = [
    `<g transform="translate(392 104)rotate(-13)">`,
    path('M-62-8 -92-46H-74L-40-9z', p.brand),
    path('M-8 4 -54-30H-40L26 2z', p.metalShade),
    shape('-96,-6! -60,-12 40,-12 76,-9 98,2! 88,9 60,11 0,11 -50,8 -96,-6!', p.white),
    shape('-96,-6! -50,4 10,5 98,2! 88,9 60,11 0,11 -50,8 -96,-6!', p.metal),
    line('M-44-3H66', p.dark, 3.4, ' stroke-dasharray="3.4 4.6"'),
    path('M78-8 88-3 76-3 72-8z', p.dark),
    path('M-84-6 -112-16H-98L-62-4z', p.metalShade),
    path('M10 6 -46 40H-30L44 7z', p.metalShade),
    path('M-12 12Q10 9 20 13V23Q8 27-12 23z', p.dark),
    path('M20 13V23L16 22V14z', p.road),
    '</g>',
  ].join('')
  return frame(
    p,
    300,
    84,
    [
      cloud(p, 120, 70, 0.9),
      cloud(p, 520, 190, 0.6),
      line('M168 196L296 126', p.cloud, 3, ' stroke-linecap="round" opacity=".6" stroke-dasharray="26 14"'),
      plane,
      farWood(-8, 650, 302, 44, p.pine[1], 4),
      rect(0, 296, W, 60, p.pave),
      rect(0, 316, W, 40, p.paveShade),
      // Control tower.
      path('M112 300 118 178H136L142 300z', p.wall),
      path('M127 178H136L142 300H127z', p.wallShade),
      path('M104 178 98 152H156L150 178z', p.glass),
      path('M115 178 112 152M127 178V152M139 178 142 152', 'none', ` stroke="${p.dark}" stroke-width="2.4"`),
      rect(94, 145, 66, 8, p.wallShade, 2),
      rect(102, 177, 50, 7, p.metalShade),
      line('M127 145V122M121 130H133', p.metalShade, 2.4),
      // Terminal: a long glass hall under one leaning roof.
      path('M196 306V236L560 214V306z', p.wall),
      path('M206 300V250L550 230V300z', p.glass),
      path('M206 268 550 252V300H206z', p.dark, ' opacity=".3"'),
      path('M236 249 256 248 236 300H216zM330 243 366 241 346 300H310z', p.white, ' opacity=".22"'),
      line(
        'M240 248V300M275 246V300M310 244V300M345 242V300M380 240V300M415 238V300M450 236V300M485 234V300M520 232V300',
        p.dark,
        2.4,
      ),
      path('M182 238 578 210V222L182 250z', p.brand),
      path('M182 250 578 222V226L182 254z', p.ink, ' opacity=".35"'),
      rect(196, 298, 364, 8, p.metalShade),
      rect(356, 270, 50, 36, p.dark),
      rect(360, 274, 20, 32, p.glassLit),
      rect(382, 274, 20, 32, p.glassLit),
      sign(p, 452, 256, 34),
    ],
    [carAt('saloon', 'silver', 420, 357, 236)],
  )
}

function office(p: Inks): string {
  const tower = (x: number, top: number, w: number) =>
    [
      rect(x, top, w, 330 - top, p.stone),
      rect(x + w * 0.62, top, w * 0.38, 330 - top, p.stoneShade),
      path(`M${nums(x - 5, top)}h${n(w + 10)}L${nums(x + w / 2, top - w * 1.35)}z`, p.roof),
      path(`M${nums(x + w / 2 + 4, top)}h${n(w / 2 + 1)}L${nums(x + w / 2, top - w * 1.35)}z`, p.roofShade),
      line(`M${nums(x, top + 12)}h${w}`, p.stoneLine, 3, ' stroke-dasharray="5 4"'),
      windows(x + w * 0.42, top + 30, 1, 2, 0, 44, 5, 14, p.dark),
      line(`M${nums(x + w / 2, top - w * 1.35)}v-14`, p.dark, 2),
    ].join('')
  return frame(
    p,
    310,
    560,
    [
      cloud(p, 470, 60, 0.8),
      cloud(p, 60, 86, 0.6),
      // The gate towers of the old town and the house rows.
      path('M-6 320V218L40 188 86 218V320z', p.brick),
      path('M-12 222 40 184 92 222 88 228 40 194 -8 228z', p.roofShade),
      windows(10, 234, 3, 3, 24, 28, 12, 16, p.glass),
      path('M100 330V250H220V330z', p.stone),
      path('M132 330V296Q132 272 156 272T180 296V330z', p.dark),
      line('M100 252H220', p.stoneLine, 4, ' stroke-dasharray="8 6"'),
      tower(80, 196, 42),
      tower(194, 214, 42),
      // The office: a limestone corner house with a glass ground floor.
      rect(268, 128, 262, 204, p.wall),
      rect(454, 128, 76, 204, p.wallShade),
      path('M258 130 284 92H514L540 130z', p.roof),
      path('M454 130 470 92H514L540 130z', p.roofShade),
      windows(340, 104, 3, 1, 50, 0, 18, 16, p.glass),
      windows(288, 150, 5, 1, 48, 0, 24, 34, p.glass),
      windows(288, 204, 5, 1, 48, 0, 24, 34, p.glass),
      windows(288, 150, 5, 1, 48, 0, 24, 4, p.dark),
      windows(288, 204, 5, 1, 48, 0, 24, 4, p.dark),
      rect(268, 250, 262, 82, p.dark),
      rect(280, 276, 76, 50, p.glassLit),
      rect(366, 272, 36, 60, p.glass),
      rect(412, 276, 106, 50, p.glassLit),
      path('M300 276H318L292 326H280V310zM452 276H480L450 326H422z', p.white, ' opacity=".35"'),
      circle(396, 304, 2.4, p.road),
      path('M260 252H538L548 276H250z', p.brand),
      path(
        'M288 252h28l-1 24h-32zM344 252h28v24h-30zM400 252h28l2 24h-30zM456 252h28l5 24h-31zM512 252h26l10 24h-32z',
        p.brandLit,
      ),
      path('M250 276h298v5h-298z', p.ink, ' opacity=".35"'),
      line('M528 172H546', p.dark, 4),
      sign(p, 540, 150, 44),
      // Street.
      rect(0, 322, W, 20, p.pave),
      line('M606 324V276', p.trunkShade, 5),
      circle(606, 262, 28, p.pine[1]) + circle(624, 278, 19, p.pine[1]) + circle(588, 280, 17, p.pine[1]),
      circle(600, 254, 15, p.pine[0], ' opacity=".6"'),
    ],
    [carAt('hatchback', 'red', 190, 357, 226)],
  )
}

function harbour(p: Inks): string {
  return frame(
    p,
    216,
    104,
    [
      cloud(p, 76, 60, 0.8),
      cloud(p, 330, 44, 0.6),
      skyline(24, 218, 0.72, p.far),
      sea(p, W, 216, 330, 330),
      // The ferry, bow to the right.
      line('M176 300H604', p.glint, 4, ' stroke-linecap="round" opacity=".8"'),
      path('M188 246H590L634 232 612 302H206z', p.dark),
      path('M192 258H624L621 268H195z', p.road),
      path('M196 246V196H214V180H240V164H520L548 180 566 206 584 246z', p.white),
      path('M196 246V232H580L584 246z', p.wallShade),
      path('M520 164 548 180 566 206H520z', p.wallShade),
      line('M206 210H556M206 222H566M250 176H520', p.night ? p.glass : p.dark, 5, ' stroke-dasharray="7 5"'),
      line('M200 238H574', p.metalShade, 3, ' stroke-dasharray="16 6"'),
      path('M500 172h36l9 8h-45z', p.night ? p.glassLit : p.glass),
      rect(240, 192, 290, 3, p.metalShade),
      path('M270 164 276 122H326L320 164z', p.brand),
      path('M275 132H325L323 144H273z', p.road),
      path('M350 164V150H430V164z', p.wallShade),
      line('M470 164V132M462 140H478M440 164V152', p.metalShade, 3),
      line('M386 150V120', p.metalShade, 2.4),
      path('M386 120 408 126 386 132z', p.cornflower),
      // Quay, bollards and the pier light.
      rect(0, 308, W, 40, p.stone),
      rect(0, 308, W, 6, p.wall),
      line('M0 322H640', p.stoneShade, 3),
      path('M34 308 39 240H61L66 308z', p.wall),
      path('M36 282H64L65 296H35zM38 256H62L63 268H37z', p.roof),
      rect(32, 234, 36, 7, p.dark),
      rect(42, 218, 16, 16, p.night ? p.glassLit : p.glass),
      path('M38 218H62L50 206z', p.roof),
      `<g fill="${p.ink}">${rect(228, 298, 12, 12, p.ink, 3)}${rect(224, 296, 20, 5, p.ink, 2)}${rect(428, 298, 12, 12, p.ink, 3)}${rect(424, 296, 20, 5, p.ink, 2)}</g>`,
      line('M234 298Q250 280 262 286M434 298Q450 284 470 290', p.ink, 2),
    ],
    [carAt('suv', 'white', 400, 357, 226)],
  )
}

function tartu(p: Inks): string {
  const facade = p.night ? p.brick : '#e5a58c'
  return frame(
    p,
    286,
    150,
    [
      cloud(p, 470, 70, 0.9),
      cloud(p, 60, 110, 0.5),
      farWood(386, 660, 290, 62, p.pine[1], 17),
      // Town houses either side.
      rect(-4, 196, 66, 96, p.sand),
      path('M-10 198 4 170H58L70 198z', p.roofShade),
      windows(8, 210, 2, 2, 26, 34, 13, 20, p.glass),
      rect(318, 206, 74, 86, p.sandShade),
      path('M312 208 324 184H384L398 208z', p.roofShade),
      windows(330, 218, 3, 2, 20, 30, 11, 18, p.glass),
      // The Town Hall: hipped roof, turret with the clock, pediment, white corners.
      rect(70, 166, 242, 126, facade),
      path('M236 166H312V292H236z', p.ink, ' opacity=".08"'),
      path('M60 168 96 116H286L322 168z', p.roof),
      path('M236 168 260 116H286L322 168z', p.roofShade),
      line('M62 168H320', p.wall, 5),
      windows(82, 182, 8, 1, 28.6, 0, 14, 24, p.wall),
      windows(84, 184, 8, 1, 28.6, 0, 10, 20, p.glass),
      windows(82, 218, 8, 1, 28.6, 0, 14, 28, p.wall),
      windows(84, 220, 8, 1, 28.6, 0, 10, 24, p.glass),
      windows(84, 260, 8, 1, 28.6, 0, 10, 18, p.glass),
      line('M72 166V292M310 166V292', p.wall, 5),
      line('M70 252H312', p.wall, 3),
      rect(162, 164, 58, 128, facade),
      path('M154 166 191 140 228 166z', facade),
      line('M154 167 191 141 228 167z', p.wall, 4, ' stroke-linejoin="round"'),
      windows(171, 182, 2, 2, 24, 36, 14, 26, p.glass),
      path('M178 292V266Q178 254 191 254T204 266V292z', p.dark),
      line('M163 168V292M219 168V292', p.wall, 3.4),
      rect(172, 84, 38, 44, p.wall),
      path('M191 84H210V128H191z', p.wallShade),
      circle(191, 108, 12, p.white, ` stroke="${p.dark}" stroke-width="2.4"`),
      line('M191 100V108L197 111', p.dark, 2),
      path('M166 86Q168 62 191 58T216 86z', p.pine[0]),
      path('M191 58Q214 62 216 86H191z', p.pine[1]),
      path('M184 58V42H198V58z', p.wall),
      path('M181 43Q191 22 201 43z', p.pine[1]),
      line('M191 30V16', p.dark, 2),
      // The river and the arch bridge.
      rect(0, 290, W, 12, p.stoneShade),
      rect(0, 300, W, 32, p.sea[2]),
      line(
        'M20 310H110M180 318H250M300 308H356M470 322H560M590 310H632',
        p.glint,
        2.4,
        ' stroke-linecap="round" opacity=".7"',
      ),
      line(
        'M430 270V292M456 247V290M482 235V288M508 231V288M534 235V288M560 247V290M586 270V292',
        p.metalShade,
        2,
      ),
      path('M392 312C436 204 580 204 624 312H610C566 222 450 222 406 312z', p.white),
      path('M400 312C444 216 572 216 616 312H610C566 222 450 222 406 312z', p.metalShade),
      path('M372 302Q508 276 640 302V310Q508 284 372 310z', p.wall),
      path('M372 310Q508 284 640 310V314Q508 289 372 314z', p.dark),
    ],
    [carAt('electric-hatchback', 'green', 420, 357, 220)],
  )
}

function parnu(p: Inks): string {
  const booth = (x: number, y: number, colour: string) =>
    rect(x, y - 36, 26, 36, p.white) +
    path(`M${nums(x, y - 36)}h6.5v36h-6.5zM${nums(x + 13, y - 36)}h6.5v36h-6.5z`, colour) +
    path(`M${nums(x - 4, y - 35)}l17-15 17 15z`, p.roof)
  const parasol = (x: number, y: number, colour: string) =>
    line(`M${nums(x, y)}l-6-48`, p.trunkShade, 2.4) +
    path(`M${nums(x - 36, y - 38)}Q${nums(x - 12, y - 72, x + 24, y - 46)}z`, colour) +
    path(
      `M${nums(x - 20, y - 41)}Q${nums(x - 10, y - 62, x - 7, y - 57)}Q${nums(x - 2, y - 58, x + 6, y - 44)}z`,
      p.white,
    )
  const sail = (x: number, y: number, s: number) =>
    path(`M${nums(x, y - 4 * s)}V${n(y - 44 * s)}l${nums(22 * s, 38 * s)}z`, p.white) +
    path(`M${nums(x - 3 * s, y - 6 * s)}V${n(y - 38 * s)}l${nums(-14 * s, 32 * s)}z`, p.road) +
    path(`M${nums(x - 18 * s, y - 2 * s)}h${n(42 * s)}l${nums(-8 * s, 8 * s)}h${n(-28 * s)}z`, p.dark)
  return frame(
    p,
    214,
    300,
    [
      cloud(p, 400, 54, 0.8),
      sea(p, W, 214, 300, 470, 12),
      sail(392, 240, 0.9),
      sail(590, 232, 0.6),
      // Sand.
      shape('0,262! 160,262 330,266 480,278 640,270! |640,340! |0,340!', p.sand),
      shape('0,300! 160,304 330,296 480,308 640,300! |640,340! |0,340!', p.sandShade),
      // The mud baths: dome, portico, two wings.
      wood(-10, 330, 262, 80, p.pine[2], 8, 0.2),
      rect(16, 206, 282, 62, p.wall),
      rect(226, 206, 72, 62, p.wallShade),
      path('M8 208 24 190H290L306 208z', p.roof),
      windows(28, 218, 3, 1, 26, 0, 13, 32, p.glass),
      windows(216, 218, 3, 1, 26, 0, 13, 32, p.glass),
      rect(118, 172, 78, 20, p.wallShade),
      path('M114 174C114 128 200 128 200 174z', p.pine[0]),
      path('M157 140C190 140 200 156 200 174H157z', p.pine[1]),
      rect(150, 124, 14, 18, p.wall),
      path('M147 125Q157 108 167 125z', p.pine[1]),
      line('M157 116V102', p.dark, 2),
      rect(106, 202, 102, 66, p.wall),
      path('M98 204 157 176 216 204z', p.wall),
      path('M112 201 157 181 202 201z', p.wallShade),
      rect(112, 214, 90, 50, p.dark),
      `<g>${windows(112, 208, 6, 1, 16.4, 0, 8, 56, p.wall)}</g>`,
      rect(100, 204, 114, 8, p.wallShade),
      path('M98 262H216L222 272H92z', p.stone),
      // On the beach.
      booth(350, 302, p.cornflower),
      booth(386, 306, p.brandLit),
      parasol(486, 312, p.roof),
      parasol(560, 304, p.cornflower),
      line('M452 318H478M528 312H548', p.wall, 5, ' stroke-linecap="round"'),
      `<g stroke="${p.pine[1]}" stroke-width="2" fill="none">${[20, 60, 250, 320, 430, 610].map((x) => `<path d="M${x} 330q-3-14-9-18M${x} 330q0-16 2-22M${x} 330q4-12 11-15"/>`).join('')}</g>`,
    ],
    [carAt('mini', 'sand', 470, 357, 250)],
    [470, 150],
  )
}

function locker(p: Inks): string {
  const [x0, y0, cell, gap] = [178, 150, 44, 5]
  let doors = ''
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 5; c++) {
      if (c === 2 && r < 2) continue
      if (c === 3 && r === 1) continue
      const [x, y] = [x0 + c * (cell + gap), y0 + r * (cell + gap)]
      doors += rect(x, y, cell, cell, p.metal, 4) + rect(x + 32, y + 18, 4, 10, p.metalShade, 2)
    }
  const [ox, oy] = [x0 + 3 * (cell + gap), y0 + (cell + gap)]
  return frame(
    p,
    300,
    80,
    [
      cloud(p, 60, 76, 0.7),
      cloud(p, 520, 60, 0.8),
      farWood(-10, 660, 300, 92, p.pine[0], 23),
      wood(-10, 150, 304, 120, p.pine[2], 6, 0.2),
      wood(500, 660, 304, 110, p.pine[2], 9, 0.2),
      rect(0, 298, W, 40, p.pave),
      rect(0, 316, W, 30, p.paveShade),
      p.night
        ? `<linearGradient id="lamp" x2="0" y2="1"><stop stop-color="#ffe2a0" stop-opacity=".55"/><stop offset="1" stop-color="#ffe2a0" stop-opacity="0"/></linearGradient>${path('M150 124H450L500 330H100z', 'url(#lamp)')}`
        : '',
      // Shelter.
      path('M134 108 470 92V110L134 126z', p.brand),
      path('M134 126 470 110V115L134 131z', p.ink, ' opacity=".35"'),
      rect(148, 126, 9, 196, p.dark),
      rect(448, 112, 9, 210, p.dark),
      // Cabinet.
      rect(164, 136, 268, 172, p.dark, 8),
      rect(168, 306, 260, 14, p.ink),
      doors,
      // Panel with the screen and the keypad.
      rect(x0 + 2 * (cell + gap), y0, cell, 2 * cell + gap, p.brand, 4),
      rect(x0 + 2 * (cell + gap) + 6, y0 + 8, cell - 12, 34, p.night ? p.glassLit : '#dff1f4', 3),
      line(
        `M${nums(x0 + 2 * (cell + gap) + 14, y0 + 26)}l6 6 11-13`,
        p.brand,
        4,
        ' stroke-linecap="round" stroke-linejoin="round"',
      ),
      line(
        [0, 1, 2].map((r) => `M${nums(x0 + 2 * (cell + gap) + 13, y0 + 56 + r * 12)}h0m9 0h0m9 0h0`).join(''),
        p.road,
        5,
        ' stroke-linecap="round"',
      ),
      // The open box, its door and the key.
      rect(ox, oy, cell, cell, p.ink, 4),
      rect(ox + 4, oy + 4, cell - 8, cell - 8, p.night ? p.glass : '#fff3cf', 2),
      path(`M${nums(ox + cell, oy)}l20-8v${cell + 16}l-20-8z`, p.metalShade),
      path(`M${nums(ox + cell + 14, oy + 16)}l3-1v14l-3-1z`, p.dark),
      line(`M${nums(ox + 22, oy + 4)}v6`, p.ink, 2),
      circle(ox + 22, oy + 15, 5.5, 'none', ` stroke="${p.ink}" stroke-width="3"`),
      line(`M${nums(ox + 22, oy + 20)}v17M${nums(ox + 22, oy + 30)}h5M${nums(ox + 22, oy + 35)}h4`, p.ink, 3),
      // Sign over the shelter.
      line('M300 100V66', p.dark, 5),
      sign(p, 276, 26, 48),
    ],
    [carAt('electric-saloon', 'white', 470, 357, 230)],
  )
}

const scenes = { airport, office, harbour, tartu, parnu, locker }

export const places = (): [string, string][] =>
  Object.entries(scenes).flatMap(([name, draw]): [string, string][] => [
    [`places/${name}.svg`, draw(day)],
    [`places/${name}-dark.svg`, draw(night)],
  ])
