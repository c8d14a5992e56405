import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { type BookingFacts, fullName } from '../booking-facts.ts'
import { createTranslator } from '../translator.ts'
import { phoneText } from '../unbroken.ts'
import { bookingRows, journey } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Block, Letter } from './letter.ts'
import type { Mail } from './mail.ts'

/** What only people can settle. */
export const officeMatters = [
  'paid-late',
  'paid-other-car',
  'paid-other-amount',
  'paid-cancelled',
  'refund-failed',
  'documents-uploaded',
  'locker-help',
  'return-overdue',
  'poor-answer',
  'mail-failed',
  'other',
] as const
export type OfficeMatter = (typeof officeMatters)[number]

/** `details`: amounts, a customer's words, an answer of the bank; may be empty. */
export type OfficeNeedsAttention = {
  company: Letter['company']
  matter: OfficeMatter
  details: string
  adminUrl: string
  facts: BookingFacts | null
}

export function officeNeedsAttentionMail(data: OfficeNeedsAttention, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.officeNeedsAttention', texts, locale)
  const office = createTranslator('mails.office', texts, locale)
  const matter = t(`matters.${data.matter}`)
  const number = data.facts ? ` (${data.facts.booking.number})` : ''
  const details: Block[] = data.details ? [{ kind: 'quote', text: data.details }] : []
  const letter = {
    company: data.company,
    subject: t('subject', { matter }) + number,
    preheader: data.details,
    title: t('title'),
    blocks: [
      { kind: 'notice' as const, text: matter },
      ...details,
      { kind: 'button' as const, label: office('open'), url: data.adminUrl },
      ...(data.facts ? aboutBooking(data.facts, texts, locale) : []),
    ],
  }
  return composeMail(letter, texts, locale)
}

function aboutBooking(facts: BookingFacts, texts: Messages, locale: Locale): Block[] {
  const office = createTranslator('mails.office', texts, locale)
  const inquiry = createTranslator('inquiry', texts, locale)
  const { client } = facts
  return [
    bookingRows(facts, texts, locale),
    {
      kind: 'rows',
      rows: [
        { label: office('client'), value: fullName(client) },
        { label: inquiry('phone'), value: phoneText(client.phone) },
        { label: inquiry('email'), value: client.email },
      ],
    },
    journey(facts, texts, locale),
  ]
}
