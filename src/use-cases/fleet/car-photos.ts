import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type Crop, photoKey, photoWidths, wholePhotoKey } from '../../domain/fleet/car-picture.ts'
import type { DevelopedPhoto, PhotoCut } from '../../infra/files/car-photo.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import type { isCarPhoto } from '../../infra/files/is-car-photo.ts'
import { beginFile, dropFile } from '../uploads/file-under-way.ts'

/** What work with photographs needs; the composition root builds it. */
export type PhotoDependencies = {
  db: Database
  files: FileStore
  isPhoto: typeof isCarPhoto
  develop: (bytes: Uint8Array) => Promise<DevelopedPhoto>
  /** Undefined when it cannot be cut. */
  cut: (whole: Uint8Array, crop: Crop | undefined) => Promise<PhotoCut[] | undefined>
}

/** A photograph nobody has yet; the name cannot be guessed and is never used again, so it may be kept for ever. */
export function newPhotoName(whole = `photo-${randomBytes(8).toString('hex')}`): string {
  return `${whole}-${randomBytes(4).toString('hex')}`
}

/** What visitors see of a photograph. */
export const widthKeys = (name: string): string[] => photoWidths.map((width) => photoKey(name, width))

/** All of a photograph; nothing of a drawing. */
export function photoKeys(name: string): string[] {
  const whole = wholePhotoKey(name)
  return whole ? [whole, ...widthKeys(name)] : []
}

type NewFile = { key: string; bytes: Uint8Array }

/** Sends files whose keys are written down first; false when they could not be kept. */
export async function keepFiles(
  { db, files }: Pick<PhotoDependencies, 'db' | 'files'>,
  wanted: readonly NewFile[],
  now: Date,
): Promise<boolean> {
  for (const { key } of wanted) await beginFile(db, key, now)
  try {
    for (const { key, bytes } of wanted) await files.put(key, bytes)
    return true
  } catch {
    // Some may lie there all the same: the sweep knows their keys.
    return false
  }
}

/** Takes away what no car shows; what cannot be taken away now the sweep takes later. */
export async function dropFiles(
  { db, files }: Pick<PhotoDependencies, 'db' | 'files'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await dropFile(db, files, key).catch(() => undefined)
}

/** Until the transaction ends no one else changes this car. */
export async function lockCarRow(tx: Database, carId: number) {
  const [car] = await tx.select().from(schema.cars).where(eq(schema.cars.id, carId)).for('update')
  return car
}
