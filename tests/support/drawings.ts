import sharp from 'sharp'

const [WIDTH, HEIGHT] = [600, 200]

/** Drawn dot by dot: the server's library no longer reads drawings made of text. */
function drawn(ink: number): Promise<Uint8Array> {
  const dots = Buffer.alloc(WIDTH * HEIGHT * 4)
  for (let x = 20; x < WIDTH - 20; x++) {
    const y = Math.round(HEIGHT / 2 + 60 * Math.sin(x / 40))
    for (let thick = -2; thick <= 2; thick++) dots[((y + thick) * WIDTH + x) * 4 + 3] = ink
  }
  return sharp(dots, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .png()
    .toBuffer()
}

/** A name drawn with a finger, as the page sends it. */
export const drawnName = (): Promise<Uint8Array> => drawn(255)

/** The page as it is before anyone has drawn on it. */
export const emptyDrawing = (): Promise<Uint8Array> => drawn(0)
