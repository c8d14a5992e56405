import type { UploadProblem } from '../../../contract/visitor/customer.ts'
import type { DocumentKind } from '../../../domain/booking/wanted-documents.ts'
import { documentKinds } from '../../../domain/booking/wanted-documents.ts'
import type { Failed } from '../../customer/customer-answer.ts'

/** What may be chosen; what a file truly is, its content tells the server. */
export const ACCEPT = 'image/jpeg,image/png,image/heic,image/heif,application/pdf,.heic,.heif'

export const isKind = (text: string | null): text is DocumentKind =>
  documentKinds.some((kind) => kind === text)

/** Which paper of which driver. */
export type Wanted = { driver: number; kind: DocumentKind }

/** Of the form that posts without scripts. */
export type UploadPageAnswer = (Wanted & ({ sent: true } | { sent: false; code: UploadProblem })) | Failed
