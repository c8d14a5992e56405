import { eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import { wholePhotoKey } from '../../domain/fleet/car-picture.ts'
import type { PhotoDependencies } from './car-photos.ts'

/** The photograph as it was sent, to choose a part of; undefined when the car has no such picture. */
export async function readWholePhoto(
  { db, files }: Pick<PhotoDependencies, 'db' | 'files'>,
  carId: number,
  name: string,
): Promise<Uint8Array | undefined> {
  const { cars } = schema
  const [car] = await db.select({ names: cars.imageNames }).from(cars).where(eq(cars.id, carId))
  const key = wholePhotoKey(name)
  return key && car?.names.includes(name) ? files.get(key) : undefined
}
