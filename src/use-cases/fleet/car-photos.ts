import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type Crop, photoKey, photoWidths, wholePhotoKey } from '../../domain/fleet/car-picture.ts'
import type { cutPhoto, developPhoto, isCarPhoto } from '../../infra/files/car-photo.ts'
import type { FileStore } from '../../infra/files/file-store.ts'

/** What work with photographs needs; the composition root builds it. */
export type PhotoDependencies = {
  db: Database
  files: FileStore
  isPhoto: typeof isCarPhoto
  develop: typeof developPhoto
  cut: typeof cutPhoto
}

/** A photograph nobody has yet; the name cannot be guessed and is never used again, so it may be kept for ever. */
export function newPhotoName(whole = `photo-${randomBytes(8).toString('hex')}`): string {
  return `${whole}-${randomBytes(4).toString('hex')}`
}

/** Keeps what visitors see; the whole photograph is kept by who adds it. */
export async function keepWidths(
  { files, cut }: PhotoDependencies,
  name: string,
  whole: Uint8Array,
  crop?: Crop,
): Promise<void> {
  for (const { width, bytes } of await cut(whole, crop)) await files.put(photoKey(name, width), bytes)
}

export async function dropWidths({ files }: Pick<PhotoDependencies, 'files'>, name: string): Promise<void> {
  for (const width of photoWidths) await files.remove(photoKey(name, width))
}

export async function dropPhoto(deps: Pick<PhotoDependencies, 'files'>, name: string): Promise<void> {
  const whole = wholePhotoKey(name)
  if (!whole) return
  await dropWidths(deps, name)
  await deps.files.remove(whole)
}

/** Until the transaction ends no one else changes this car. */
export async function lockCarRow(tx: Database, carId: number) {
  const [car] = await tx.select().from(schema.cars).where(eq(schema.cars.id, carId)).for('update')
  return car
}
