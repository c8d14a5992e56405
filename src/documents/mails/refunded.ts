import type { Cents } from '../../domain/money.ts'
import { formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { dateText } from '../moments.ts'
import { createTranslator } from '../translator.ts'
import { bookingRows, greeting, openBooking } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Block } from './letter.ts'
import type { Attachment, Mail } from './mail.ts'

export type Refunded = BookingFacts & {
  refund: { what: 'rent' | 'deposit'; amount: Cents; sentAt: Date }
  /** What was held back of a deposit, with the staff's account of it. */
  kept: { amount: Cents; reason: string } | null
  /** The credit note, if there is one. */
  attachments: readonly Attachment[]
}

export function refundedMail(data: Refunded, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.refunded', texts, locale)
  const { booking, refund, kept } = data
  const amount = formatMoney(refund.amount, locale)
  const heldBack: Block[] = kept
    ? [
        { kind: 'text', text: t('kept', { amount: formatMoney(kept.amount, locale) }) },
        { kind: 'quote', text: kept.reason },
      ]
    : []
  const letter = {
    company: data.company,
    subject: t('subject', { amount, number: booking.number }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client.firstName, texts, locale),
      {
        kind: 'text' as const,
        text: `${t(`what.${refund.what}`, { amount, date: dateText(refund.sentAt, locale) })} ${t('preheader')}`,
      },
      ...heldBack,
      openBooking(data, texts, locale),
      bookingRows(data, texts, locale),
    ],
  }
  return composeMail(letter, texts, locale, data.attachments)
}
