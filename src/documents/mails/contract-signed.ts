import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts, SigningMethod } from '../booking-facts.ts'
import { dateTimeText } from '../moments.ts'
import { createTranslator } from '../translator.ts'
import { bookingRows, greeting, journey, openBooking, price } from './blocks.ts'
import { composeMail } from './compose-mail.ts'
import type { Attachment, Mail } from './mail.ts'

export type ContractSigned = BookingFacts & {
  signature: { signedAt: Date; method: SigningMethod; hash: string }
  /** The sealed contract. */
  attachments: readonly Attachment[]
}

export function contractSignedMail(data: ContractSigned, texts: Messages, locale: Locale): Mail {
  const t = createTranslator('mails.contractSigned', texts, locale)
  const methods = createTranslator('papers.signing', texts, locale)
  const { booking, signature } = data
  const letter = {
    company: data.company,
    subject: t('subject', { contract: booking.contractNumber ?? booking.number }),
    preheader: t('preheader'),
    title: t('title'),
    blocks: [
      greeting(data.client.firstName, texts, locale),
      {
        kind: 'text' as const,
        text: t('text', {
          time: dateTimeText(signature.signedAt, locale),
          method: methods(signature.method),
        }),
      },
      openBooking(data, texts, locale),
      bookingRows(data, texts, locale),
      journey(data, texts, locale),
      ...price(data, texts, locale),
      { kind: 'small' as const, text: `${t('hash')}: ${signature.hash}` },
    ],
  }
  return composeMail(letter, texts, locale, data.attachments)
}
