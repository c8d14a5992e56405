import { parentPort } from 'node:worker_threads'
import { cleanPicture } from './clean-picture.ts'
import { readDrawing } from './read-drawing.ts'
import type { PictureType } from './sniff-picture.ts'

/** Files of strangers are opened here, beside the server: what breaks or never ends takes only this thread with it. */
export type ParseTask =
  | { kind: 'document'; type: PictureType; bytes: Uint8Array }
  | { kind: 'drawing'; bytes: Uint8Array }

const parse = (task: ParseTask): Promise<Uint8Array | undefined> =>
  task.kind === 'drawing' ? readDrawing(task.bytes) : cleanPicture(task.bytes, task.type)

parentPort?.on('message', (task: ParseTask) => {
  void parse(task).then((bytes) => parentPort?.postMessage({ bytes }, []))
})
parentPort?.postMessage('ready', [])
