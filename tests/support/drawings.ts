import sharp from 'sharp'

const svg = (stroke: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="M20 150 C 120 10 200 190 300 60 S 500 120 580 40" fill="none" stroke="${stroke}" stroke-width="5"/></svg>`,
  )

/** A name drawn with a finger, as the page sends it. */
export const drawnName = async (): Promise<Uint8Array> => sharp(svg('#111')).png().toBuffer()

/** The page as it is before anyone has drawn on it. */
export const emptyDrawing = async (): Promise<Uint8Array> => sharp(svg('transparent')).png().toBuffer()
