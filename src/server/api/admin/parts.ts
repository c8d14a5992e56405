import type { OpenDatabase } from '../../../db/client.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'
import type { FileStore } from '../../../infra/files/file-store.ts'
import type { BookingDesk } from '../../../services/booking-desk.ts'
import type { PostOffice } from '../../../services/letters/post.ts'
import type { PaperDesk } from '../../../services/papers/paper-desk.ts'
import type { Till } from '../../../services/payment/till.ts'
import type { PhotoRoom } from '../../../services/staff/cars/photo-room.ts'
import type { Sessions } from '../../../services/staff/sign-in/sessions.ts'
import type { Texts } from '../request-context.ts'

/** What the staff area works with; the composition root builds it. */
export type StaffApi = {
  database: OpenDatabase
  desk: BookingDesk
  till: Till
  papers: PaperDesk
  post: PostOffice
  files: FileStore
  photos: PhotoRoom
  sessions: Sessions
  texts: Texts
  staffTexts: Record<Locale, StaffMessages>
  /** Letters go to a mail server; without one they are kept as files. */
  isPosted: boolean
  /** The origin the staff see; without it the one they ask for. */
  publicUrl: string | undefined
  now: () => Date
}
