import { parentPort } from 'node:worker_threads'
import type { Crop } from '../../domain/fleet/car-picture.ts'
import { cutPhoto, type DevelopedPhoto, developPhoto, type PhotoCut } from './car-photo.ts'
import { cleanPicture } from './clean-picture.ts'
import { type Logo, readLogo } from './logo.ts'
import { readDrawing } from './read-drawing.ts'
import type { PictureType } from './sniff-picture.ts'
import { drawThumbnail } from './thumbnail.ts'

/** Files of strangers are opened here, beside the server: what breaks or never ends takes only this thread with it. */
export type ParseTask =
  | { kind: 'document'; type: PictureType; bytes: Uint8Array }
  | { kind: 'drawing'; bytes: Uint8Array }
  | { kind: 'photo'; bytes: Uint8Array }
  | { kind: 'logo'; bytes: Uint8Array }
  | { kind: 'thumbnail'; bytes: Uint8Array }
  | { kind: 'cut'; bytes: Uint8Array; crop: Crop | undefined }

/** What each task comes to. */
export type ParseResults = {
  document: Uint8Array | undefined
  drawing: Uint8Array | undefined
  photo: DevelopedPhoto
  logo: Logo | undefined
  thumbnail: Uint8Array | undefined
  cut: PhotoCut[] | undefined
}

function parse(task: ParseTask): Promise<ParseResults[ParseTask['kind']]> {
  if (task.kind === 'drawing') return readDrawing(task.bytes)
  if (task.kind === 'photo') return developPhoto(task.bytes)
  if (task.kind === 'logo') return readLogo(task.bytes)
  if (task.kind === 'thumbnail') return drawThumbnail(task.bytes)
  if (task.kind === 'cut') return cutPhoto(task.bytes, task.crop).catch(() => undefined)
  return cleanPicture(task.bytes, task.type)
}

parentPort?.on('message', (task: ParseTask) => {
  void parse(task).then((result) => parentPort?.postMessage({ result }, []))
})
parentPort?.postMessage('ready', [])
