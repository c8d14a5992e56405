import { z } from 'zod'
import type { DocumentKind } from '../../domain/booking/wanted-documents.ts'
import type { Locale } from '../../i18n/locales.ts'
import { neededText } from '../values.ts'

/** Papers that wait for someone to look at them. Times are Tallinn labels. */

export const reviewBody = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('approve') }),
  z.object({
    verdict: z.literal('refuse'),
    reason: neededText(500),
  }),
])

export type DocumentAnswer = {
  id: number
  kind: DocumentKind
  contentType: string
  size: number
  sentAt: string
  booking: { id: number; number: string; rentDate: string; isCancelled: boolean; car: string }
  driver: {
    name: string
    idCode: string | null
    birthDate: string | null
    licence: string
    /** As the driver read them from it, where they did. */
    licenceSince: string | null
    licenceUntil: string | null
    isMain: boolean
  } | null
  /** What the customer reads in, and what is often said in it. */
  language: Locale
  reasons: string[]
}

export type DocumentsAnswer = { total: number; documents: DocumentAnswer[] }
