import type { legalValues } from '../../i18n/legal-values.ts'

/** The conditions as they are read, and the earlier ones, the one in force first. */
export type TermsPage = {
  values: ReturnType<typeof legalValues>
  isInForce: boolean
  sections: { id: string; title: string; paragraphs: string[] }[]
  editions: { name: string; since: string }[]
}
