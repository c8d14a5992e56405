import sharp from 'sharp'

/**
 * Opens JPEG, PNG and WebP and nothing else of what the library could: a drawing made of text can keep a processor busy
 * for minutes. The whole process shares this, so whoever works with pictures imports them from here.
 */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.concurrency(1)

/**
 * Work on a picture that takes longer is given up, in seconds: it is not ended with the thread that asked for it. The
 * largest one takes two on a machine with nothing else to do.
 */
export const MOST_SECONDS = 20

/** A small file may unfold into a picture that fills the memory: no telephone takes one with this many dots. */
export const MOST_PIXELS = 64_000_000

export { sharp }
