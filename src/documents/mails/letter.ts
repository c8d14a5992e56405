import type { WordedSection } from '../../i18n/price-words.ts'
import type { Journey } from '../journey.ts'

/**
 * What a mail says, without its looks. Every text is plain: whatever people typed can stand here, for the page escapes
 * all of it and the plain part needs no escaping.
 */
export type Block =
  | { kind: 'text' | 'heading' | 'small' | 'notice'; text: string }
  /** A mail has one main button; others are quiet. */
  | { kind: 'button'; label: string; url: string; isQuiet?: boolean }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'rows'; rows: readonly Row[] }
  | ({ kind: 'journey' } & Journey)
  | { kind: 'price'; sections: readonly WordedSection[]; total: PriceTotal }
  | { kind: 'steps'; steps: readonly Step[] }
  /** Words of a person, as they typed them. */
  | { kind: 'quote'; text: string }

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

export type Row = readonly [label: string, value: string]
type PriceTotal = {
  label: string
  amount: string
  vat: string
  deposit: { label: string; amount: string; note: string } | null
}
export type Step = { title: string; text: string; link?: { label: string; url: string } }

export type Letter = {
  subject: string
  /** What an inbox shows beside the subject. */
  preheader: string
  title: string
  blocks: readonly Block[]
  /** The owner's own; null: ours. */
  colour: string | null
  /** Who sends it and how to reach them. */
  imprint: {
    help: string
    phone: { shown: string; number: string }
    legal: string
    address: string
    email: string
  }
}
