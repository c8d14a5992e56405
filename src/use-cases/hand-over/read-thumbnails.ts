import type { HandOverDependencies } from './hand-over-dependencies.ts'
import { readPhotos } from './read-photos.ts'

/** A picture on an act, and which place of the car it shows. */
export type Thumbnail = { spot: string; jpeg: Uint8Array }

/**
 * The pictures of an act that becomes a paper, small. Before the transaction, as they lie elsewhere; one that cannot be
 * had is left out, for the key goes out all the same and the picture itself is kept.
 */
export async function readThumbnails(
  { db, uploads: { files }, shrink }: HandOverDependencies,
  bookingId: number,
  { key, act }: { key?: string | undefined; act?: object | null | undefined },
): Promise<Thumbnail[]> {
  if (!act) return []
  const thumbnails: Thumbnail[] = []
  for (const { spot, fileKey } of await readPhotos(db, bookingId, key)) {
    const bytes = await files.get(fileKey).catch(() => undefined)
    const jpeg = bytes && (await shrink(bytes))
    if (jpeg) thumbnails.push({ spot, jpeg })
  }
  return thumbnails
}
