import type { UploadProblem } from '../../../contract/visitor/customer.ts'
import type { DocumentKind } from '../../../domain/booking/wanted-documents.ts'
import { documentKinds } from '../../../domain/booking/wanted-documents.ts'
import type { LicenceDates, LicenceFault } from '../../../domain/people/licence-dates.ts'
import type { Failed } from '../../customer/customer-answer.ts'

/** What may be chosen; what a file truly is, its content tells the server. */
export const ACCEPT = 'image/jpeg,image/png,image/heic,image/heif,application/pdf,.heic,.heif'

export const isKind = (text: string | null): text is DocumentKind =>
  documentKinds.some((kind) => kind === text)

/** Which paper of which driver. */
export type Wanted = { driver: number; kind: DocumentKind }

export const LICENCE_INTENT = 'licence'

/** The dates of a licence as they were typed, and why they will not do. */
type LicenceAnswer = { licence: LicenceDates & { driver: number }; fault: LicenceFault | null }

/** Of the forms of these pages; files are sent by one where there are no scripts. */
export type UploadPageAnswer =
  | (Wanted & ({ sent: true } | { sent: false; code: UploadProblem }))
  | LicenceAnswer
  | Failed
