import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { TakeBackBody } from '../../contract/staff/hand-over-bodies.ts'
import { schema } from '../../db/schema.ts'
import { damageSpot } from '../../domain/booking/hand-over.ts'
import { beginFile, dropFile } from '../uploads/file-under-way.ts'
import type { UploadDependencies } from '../uploads/receive-upload.ts'
import { readPhotos } from './read-photos.ts'

/** By the place of the damage in the act: a file of its own for the charge, which lives by other rules than the act. */
export type DamagePhotos = ReadonlyMap<number, { fileKey: string; contentType: string }>

/** Before the transaction that takes the car back: files and rows lie in two places. */
export async function copyDamagePhotos(
  { db, files }: UploadDependencies,
  bookingId: number,
  { key, damage }: Pick<TakeBackBody, 'key' | 'damage'>,
  now: Date,
): Promise<DamagePhotos> {
  const copies = new Map<number, { fileKey: string; contentType: string }>()
  if (!damage.some(({ estimate }) => estimate)) return copies
  const photos = await readPhotos(db, bookingId, key)
  for (const [index, { estimate }] of damage.entries()) {
    const photo = estimate ? photos.find(({ spot }) => spot === damageSpot(index)) : undefined
    const bytes = photo && (await files.get(photo.fileKey))
    if (!bytes) continue
    const fileKey = randomUUID()
    await beginFile(db, fileKey, now)
    await files.put(fileKey, bytes)
    copies.set(index, { fileKey, contentType: photo.contentType })
  }
  return copies
}

/** What no charge has taken: the car was not taken back, or had been before. */
export async function dropDamagePhotos(
  { db, files }: UploadDependencies,
  copies: DamagePhotos,
): Promise<void> {
  const { filesUnderWay } = schema
  for (const { fileKey } of copies.values()) {
    if ((await db.$count(filesUnderWay, eq(filesUnderWay.fileKey, fileKey))) === 0) continue
    await dropFile(db, files, fileKey).catch(() => undefined)
  }
}
