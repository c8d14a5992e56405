import type { Company } from '../../domain/catalogue.ts'
import type { WordedSection } from '../../i18n/price-words.ts'

export type Stop = { label: string; moment: string; place: string; address: string }

/**
 * What a mail says, without its looks. Every text is plain: whatever people typed can stand here, for the page escapes
 * all of it and the plain part needs no escaping.
 */
export type Block =
  | { kind: 'text' | 'heading' | 'small'; text: string }
  | { kind: 'notice'; text: string }
  /** A mail has one main button; others are quiet. */
  | { kind: 'button'; label: string; url: string; isQuiet?: boolean }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'rows'; rows: readonly { label: string; value: string }[] }
  | { kind: 'journey'; from: Stop; to: Stop; duration: string }
  | { kind: 'price'; sections: readonly WordedSection[]; total: PriceTotal }
  | { kind: 'steps'; steps: readonly Step[] }
  /** Words of a person, as they typed them. */
  | { kind: 'quote'; text: string }

export type PriceTotal = {
  label: string
  amount: string
  vat: string
  deposit: { label: string; amount: string; note: string } | undefined
}
export type Step = { title: string; text: string; link?: { label: string; url: string } }

export type Letter = {
  subject: string
  /** What an inbox shows beside the subject. */
  preheader: string
  title: string
  blocks: readonly Block[]
  company: Company
}
