import type { Parsed } from '../../infra/files/parser-pool.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import type { UploadDependencies } from '../uploads/receive-upload.ts'

/** What handing a key over and taking it back need; the composition root builds it. */
export type HandOverDependencies = BookingDependencies & {
  uploads: UploadDependencies
  /** A drawing as a picture of our own making; unreadable when nothing is drawn on it. */
  readDrawing: (bytes: Uint8Array) => Promise<Parsed>
  /** A picture as small as it stands on a paper. */
  shrink: (bytes: Uint8Array) => Promise<Uint8Array | undefined>
}
