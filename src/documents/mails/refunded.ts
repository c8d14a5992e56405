import type { Cents } from '../../domain/money.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { dateText } from '../moments.ts'
import type { Reader } from '../reader.ts'
import { bookingRows, greeting, openBooking } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Attachment, Mail } from './mail.ts'

export type Refunded = BookingFacts & {
  refund: { what: 'rent' | 'deposit'; amount: Cents; sentAt: Date }
  /** What was held back of a deposit, with the staff's account of it. */
  kept: { amount: Cents; reason: string } | null
  /** The credit note, if there is one. */
  attachments: readonly Attachment[]
}

export function refundedMail(data: Refunded, reader: Reader): Mail {
  const t = reader.t('mails.refunded')
  const { booking, refund, kept, attachments } = data
  const amount = reader.money(refund.amount)
  const sent = t(`what.${refund.what}`, { amount, date: dateText(refund.sentAt, reader) })
  return composeMail(data.company, reader, {
    subject: t('subject', { amount, number: booking.number }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client, reader),
      { kind: 'text', text: `${sent} ${t('preheader')}` },
      kept && [
        { kind: 'text', text: t('kept', { amount: reader.money(kept.amount) }) },
        { kind: 'quote', text: kept.reason },
      ],
      openBooking(data, reader),
      bookingRows(data, reader),
    ],
    attachments,
  })
}
