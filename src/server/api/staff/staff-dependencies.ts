import type { OpenDatabase } from '../../../db/client.ts'
import type { Read } from '../../../db/replica.ts'
import type { OutsideParts } from '../../../domain/outside-parts.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'
import type { FileStore } from '../../../infra/files/file-store.ts'
import type { BookingDependencies } from '../../../use-cases/booking/booking-dependencies.ts'
import type { PhotoDependencies } from '../../../use-cases/fleet/car-photos.ts'
import type { HandOverDependencies } from '../../../use-cases/hand-over/hand-over-dependencies.ts'
import type { LetterDependencies } from '../../../use-cases/letters/letter-dependencies.ts'
import type { PaperDependencies } from '../../../use-cases/papers/paper-dependencies.ts'
import type { PaymentDependencies } from '../../../use-cases/payment/payment-dependencies.ts'
import type { Logo } from '../../../use-cases/rules/paper-look.ts'
import type { Sessions } from '../../../use-cases/sign-in/sessions.ts'
import type { DeskDependencies } from '../../../use-cases/signing/sign-at-desk.ts'
import type { UploadDependencies } from '../../../use-cases/uploads/receive-upload.ts'
import type { Texts } from '../request-context.ts'

/** What the staff area works with; the composition root builds it. */
export type StaffDependencies = {
  database: OpenDatabase
  /** What only looks, and at much, is asked by it. */
  read: Read
  bookings: BookingDependencies
  payments: PaymentDependencies
  papers: PaperDependencies
  letters: LetterDependencies
  files: FileStore
  uploads: UploadDependencies
  handOvers: HandOverDependencies
  signing: DeskDependencies
  photos: PhotoDependencies
  /** A picture that was sent, as a logo on papers; undefined when it is none. */
  readLogo: (bytes: Uint8Array) => Promise<Logo | undefined>
  sessions: Sessions
  texts: Texts
  staffTexts: Record<Locale, StaffMessages>
  /** What is real, simulated and off. */
  parts: OutsideParts
  /** The origin the staff see; without it the one they ask for. */
  publicUrl: string | undefined
  now: () => Date
}
