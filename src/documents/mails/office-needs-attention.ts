import type { Company } from '../../domain/catalogue.ts'
import type { BookingFacts } from '../booking-facts.ts'
import type { Reader } from '../reader.ts'
import { bookingRows, clientRows, journey } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
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
  company: Company
  matter: OfficeMatter
  details: string
  adminUrl: string
  facts: BookingFacts | null
}

export function officeNeedsAttentionMail(data: OfficeNeedsAttention, reader: Reader): Mail {
  const t = reader.t('mails.officeNeedsAttention')
  const { facts, details } = data
  const matter = t(`matters.${data.matter}`)
  const number = facts ? ` (${facts.booking.number})` : ''
  return composeMail(data.company, reader, {
    subject: t('subject', { matter }) + number,
    preheader: details,
    title: t('title'),
    blocks: [
      { kind: 'notice', text: matter },
      details !== '' && { kind: 'quote', text: details },
      { kind: 'button', label: reader.t('mails.office')('open'), url: data.adminUrl },
      facts && [
        bookingRows(facts, reader),
        { kind: 'rows', rows: clientRows(facts, reader) },
        journey(facts, reader),
      ],
    ],
  })
}
