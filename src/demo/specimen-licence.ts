import sharp from 'sharp'

const [WIDTH, HEIGHT] = [640, 404]
const [PAPER, CARD, INK, PALE, RED] = ['#f3ded9', '#f7efe9', '#56707d', '#dfe7ea', '#a5303a']

/** Both sides of a licence that nobody was ever given: bars, a shape for a face, and no country. */
export async function drawSpecimenLicence(): Promise<{ front: Uint8Array; back: Uint8Array }> {
  const lines = (left: number, count: number) =>
    Array.from({ length: count }, (_, line) => bar(left, 130 + line * 38, 300 - ((line * 83) % 160), 12))
  const face = [
    bar(48, 120, 150, 190, PALE),
    bar(93, 150, 60, 76, '#a9bcc5'),
    bar(70, 244, 106, 66, '#a9bcc5'),
  ]
  const grid = Array.from({ length: 7 }, (_, row) => bar(48, 120 + row * 32, 520, 2, '#8fa5b0'))
  return {
    front: await card([...face, ...lines(236, 5)]),
    back: await card([...grid, ...lines(80, 2)]),
  }
}

function bar(left: number, top: number, width: number, height: number, background = INK) {
  return { left, top, input: { create: { width, height, channels: 3 as const, background } } }
}

/** Made of plain shapes: drawings made of text are not opened by this process at all. */
async function card(shapes: ReturnType<typeof bar>[]): Promise<Uint8Array> {
  const words = `<span foreground="${RED}" weight="bold">NÄIDIS · SPECIMEN · ОБРАЗЕЦ</span>`
  const drawn = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } }).composite(
    [
      bar(12, 12, WIDTH - 24, HEIGHT - 24, CARD),
      ...shapes,
      bar(12, 340, WIDTH - 24, 24, RED),
      {
        left: 70,
        top: 48,
        input: { text: { text: words, rgba: true, width: 500, height: 44, font: 'sans' } },
      },
    ],
  )
  return new Uint8Array(await drawn.jpeg({ quality: 70 }).toBuffer())
}
