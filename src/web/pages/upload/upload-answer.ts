import type { UploadProblem, WantedKind } from '../../../contract/visitor/customer.ts'
import type { Failed } from '../../customer/customer-answer.ts'

export const MOST_BYTES = 15 * 1024 * 1024

/** What may be chosen; what a file truly is, its content tells the server. */
export const ACCEPT = 'image/jpeg,image/png,image/heic,image/heif,application/pdf,.heic,.heif'

const kinds = ['licence-front', 'licence-back', 'identity', 'other'] as const satisfies WantedKind[]

export const isKind = (text: string | null): text is WantedKind => kinds.some((kind) => kind === text)

/** Which paper of which driver. */
export type Wanted = { driver: number; kind: WantedKind }

/** Of the form that posts without scripts. */
export type UploadPageAnswer = (Wanted & ({ sent: true } | { sent: false; code: UploadProblem })) | Failed
